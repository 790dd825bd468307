### ما تقوله عدة ألعاب بالطريقة نفسها.

rolls-again = رمية أخرى.
wins = الفوز من نصيب { $who }!
place = { $place ->
    [1] الأول
    [2] الثاني
    [3] الثالث
    [4] الرابع
    [5] الخامس
    [6] السادس
    [7] السابع
    [8] الثامن
    [9] التاسع
    [10] العاشر
   *[other] المركز { $place }
}
ask-roll = ارمِ النرد
ask-roll-again = ارمِ مرة أخرى
figure-roll = الرمية
column-player = اللاعب
column-place = المركز
the-die = النرد
the-die-shows = النرد يُظهر { $roll }

## ما لا يمكن فعله

illegal-over = { $asked } غير ممكن: انتهت اللعبة
illegal-outcome = { $asked } لا يمكن أن يقع هنا؛ الممكن: { $choices }
illegal-outcome-because = { $asked } لا يمكن أن يقع هنا: { $reason }؛ الممكن: { $choices }
illegal-action = { $asked } غير متاح هنا لـ { $player }؛ اختر مما يلي: { $choices }
illegal-action-because = { $asked } غير متاح هنا لـ { $player }: { $reason }؛ اختر مما يلي: { $choices }
some-of = { $names } و{ $more } غيرها
