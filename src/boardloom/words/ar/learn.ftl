### تعلّم لعبة: دروس وألغاز.

## ما يسأله اللغز وما يقوله عن نقلة

puzzle-ask-points = الدور على { $who }. نقلة واحدة تفوز، وسواها لا: جِدها.
puzzle-ask-shares = الدور على { $who }. أي نقلة تعطي أكبر فرصة للفوز؟
puzzle-right-points = { $points ->
    [one] صحيح! تفوز بفارق نقطة واحدة إن أحسنت المتابعة، ولا تفوز نقلة أخرى.
    [two] صحيح! تفوز بفارق نقطتين إن أحسنت المتابعة، ولا تفوز نقلة أخرى.
    [few] صحيح! تفوز بفارق { $points } نقاط إن أحسنت المتابعة، ولا تفوز نقلة أخرى.
   *[other] صحيح! تفوز بفارق { $points } نقطة إن أحسنت المتابعة، ولا تفوز نقلة أخرى.
}
puzzle-right-shares = صحيح! تفوز بها في { $best } من 100 مباراة، وبالنقلة التالية لها في { $other }.
puzzle-wrong-shares = ليست الأفضل: تفوز بها في { $other } من 100 مباراة، وبالنقلة الأفضل في { $best }.
puzzle-wrong-win = { $points ->
    [one] ليست الأفضل: لا تفوز إلا بفارق نقطة واحدة.
    [two] ليست الأفضل: لا تفوز إلا بفارق نقطتين.
    [few] ليست الأفضل: لا تفوز إلا بفارق { $points } نقاط.
   *[other] ليست الأفضل: لا تفوز إلا بفارق { $points } نقطة.
}
puzzle-wrong-draw = ليست هذه: أمام لعب جيد لا تعطي إلا التعادل.
puzzle-wrong-loss = { $points ->
    [one] ليست هذه: أمام لعب جيد تخسر بفارق نقطة واحدة.
    [two] ليست هذه: أمام لعب جيد تخسر بفارق نقطتين.
    [few] ليست هذه: أمام لعب جيد تخسر بفارق { $points } نقاط.
   *[other] ليست هذه: أمام لعب جيد تخسر بفارق { $points } نقطة.
}

## الصفحات

web-learn-offer = تعلّمها في دقيقتين
web-learn-of = تعلّم { $game }
web-learn-coach = المرشد
web-learn-step = { $n } من { $total }
web-learn-next = متابعة
web-learn-skip = تخطي الدرس
web-learn-play = العب الآن فعلًا
web-learn-restart = من البداية
web-puzzles = ألغاز
web-puzzles-of = ألغاز: { $game }
web-puzzles-about = في كل من هذه الأوضاع نقلة أفضل بوضوح من كل ما سواها. هل تجدها؟
web-puzzles-solved = حُلّ { $solved } من { $total }
web-puzzle = اللغز { $n }
web-puzzle-solved = محلول
web-puzzle-hint = تلميح
web-puzzle-solution = إظهار الحل
web-puzzle-retry = حاول مرة أخرى
web-puzzle-next = اللغز التالي
web-puzzle-all = كل الألغاز
