### ما يُقال في كل لعبة، وكيف تربط العربية بين الكلمات.

language-name = العربية
language-direction = rtl

number = { $number }
join-list = {"، "}
join-and = { $first } و{ $last }
join-or = { $first } أو { $last }
join-clauses = {"، "}
join-sentences = {" "}
join-parts = {"؛ "}
join-lines = {"\u000A"}

player = اللاعب { $number }

# $winners (قائمة اللاعبين)، $count (عددهم)
winners = { $count ->
    [one] فاز { $winners }!
   *[other] تقاسم { $winners } الفوز!
}

## لعبة ليس لها عرض خاص بها

plain-board = طاولة { $game }
figure-score = النقاط
plain-prompt = الآن
view-note = ملاحظة
view-failed = لا يمكن عرض الصورة الخاصة بهذه اللعبة بسبب خطأ فيها؛ والمباراة مستمرة
