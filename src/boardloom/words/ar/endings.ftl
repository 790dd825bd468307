### كيف تنتهي اللعبة، وهل تُحسب.

## هل تُحسب اللعبة في لوحة المتصدرين

rated-counts = تُحسب هذه اللعبة في لوحة المتصدرين.
unrated-chosen = لا تُحسب هذه اللعبة في لوحة المتصدرين: هكذا أُعدّت.
unrated-unlisted = لا تُحسب هذه اللعبة في لوحة المتصدرين: فهي غير معروضة.
unrated-own-dice = لا تُحسب هذه اللعبة في لوحة المتصدرين: اللاعبون يرمون نردهم بأنفسهم.
unrated-unnamed = لا تُحسب هذه اللعبة في لوحة المتصدرين: لا اسم بعد لـ{ $who }.
unrated-bots = لا تُحسب هذه اللعبة في لوحة المتصدرين: لاعبان آليان من المستوى نفسه ({ $bot }).
unrated-swapped = لا تُحسب هذه اللعبة في لوحة المتصدرين: تولّى شخص آخر أحد المقاعد.
unrated-undo = لا تُحسب هذه اللعبة في لوحة المتصدرين: جرى التراجع عن نقلة.
unrated-hint = لا تُحسب هذه اللعبة في لوحة المتصدرين: طُلب تلميح من جهة { $who }.
web-log-advised = طلب تلميح من { $name }.

## كيف انتهت اللعبة

ending-figures = { $game } · { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}
ending-decided = النقلة { $move } حسمت اللعبة:
ending-see = مشاهدة النقلة { $move }
ending-working = البحث عمّا حسم اللعبة: { $done } من { $of }
ending-won = أحسنت اللعب، { $who }!
ending-won-more = الطاولة لك. وربما يريد الآخرون مباراة إعادة.
ending-close = بفارق ضئيل، { $who }.
ending-lost = حظًا أوفر في المرة القادمة، { $who }.
ending-led = كنت في الصدارة حتى النقلة { $move }. كان الفوز في متناولك.
ending-best = بلغت فرصتك في الفوز { $share } في أفضل لحظة. الأمر ممكن.
ending-again = لعبة جديدة تبدأ من الصفر للجميع.
ending-all = لعبة جميلة للجميع!
ending-all-more = { $count ->
    [zero] الفوز اليوم: { $who }.
    [one] الفوز اليوم: { $who }.
    [two] الفوز اليوم: { $who }.
    [few] الفوز اليوم: { $who }.
    [many] الفوز اليوم: { $who }.
   *[other] الفوز اليوم: { $who }.
}
ending-drawn = لم يفز أحد ولم يخسر أحد.
ending-results = كل النتائج
ending-board = الطاولة
ending-back = العودة إلى النتيجة
ending-home = البداية
