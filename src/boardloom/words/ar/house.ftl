### ما يُقال في كل لعبة، وكيف تربط العربية بين الكلمات.
###
### لا يُعرف هل اللاعب رجل أم امرأة: فما يُقال عن لاعب باسمه جملة اسمية («رمية سارة: 6»)، لا فعل مذكر.

language-name = العربية
language-direction = rtl

number = { $number }
join-list = {"، "}
join-and = { $first } و{ $last }
join-or = { $first } أو { $last }
join-sentences = {" "}
join-parts = {"؛ "}
join-lines = {"\u000A"}

player = اللاعب { $number }

# $winners (قائمة اللاعبين)، $count (عددهم)
winners = { $count ->
    [one] الفوز من نصيب { $winners }!
   *[other] الفوز مشترك بين { $winners }!
}

## لعبة ليس لها عرض خاص بها

plain-board = طاولة { $game }
view-board = رقعة من { $columns } في { $rows } مربعات
view-piece = { $who } على { $cell }
view-thing = { $what } على { $cell }
view-table = طاولة
figure-score = النقاط
figure-text = { $label }: { $value }
# قبل ما يُطلب من صاحب الدور: «الآن: ارمِ النرد»
plain-prompt = الآن
# قبل view-failed
view-note = ملاحظة
view-failed = تعذر عرض صورة هذه اللعبة بسبب خطأ في اللعبة؛ والمباراة مستمرة
plain-ask = العب نقلتك
plain-plays = { $who } يلعب { $action }.
plain-comes-up = النتيجة { $outcome }.
