### لودو بالعربية.
### قطعة: token، خانة: space، القاعدة: yard، خانات البيت: home squares، موضع الاستعداد: ready place، النهاية: end.

ludo-title = لودو
ludo-summary = اخرج من القاعدة برمية 6، ودُر دورة كاملة، ثم ادخل النهاية بالعدد المطلوب تمامًا.

## ما يحدث

ludo-rolls = رمية { $who }: { $roll }.
# $done: إحدى الرسائل التالية
ludo-rolls-and = رمية { $who }: { $roll } — { $done }.
ludo-moves = نقلة { $who }: { $done }.
ludo-leaves-yard = { $piece } إلى خارج القاعدة
    .simply = قطعة إلى خارج القاعدة
ludo-way = { $how ->
    [bounces] { $piece } من { $start } إلى { $end }، مع الارتداد عن النهاية
    [stacks] { $piece } من { $start } إلى { $end }، لتكوين كومة
    [both] { $piece } من { $start } إلى { $end }، مع الارتداد عن النهاية، لتكوين كومة
   *[plainly] { $piece } من { $start } إلى { $end }
}
    .simply = { $token } { $steps ->
        [one] خانة واحدة إلى الأمام
        [two] خانتان إلى الأمام
        [few] { $steps } خانات إلى الأمام
       *[other] { $steps } خانة إلى الأمام
    }{ $how ->
        [bounces] { "، مع الارتداد عن النهاية" }
        [stacks] { "، لتكوين كومة" }
        [both] { "، مع الارتداد عن النهاية، لتكوين كومة" }
       *[plainly] { "" }
    }
ludo-way-to-end = { $piece } من { $start } إلى النهاية
    .simply = { $token } إلى النهاية
ludo-which = { $rank ->
    [yard] قطعة في القاعدة
    [front] القطعة الأولى
    [second] القطعة الثانية
    [middle] القطعة الوسطى
    [third] القطعة الثالثة
    [last] القطعة الأخيرة
   *[only] القطعة
}
ludo-which-stack = { $rank ->
    [front] الكومة الأولى
    [second] الكومة الثانية
    [middle] الكومة الوسطى
    [last] الكومة الأخيرة
   *[only] الكومة
}
ludo-needs-six = لا خروج من القاعدة إلا بالرقم 6
ludo-no-use = لا تستفيد منها أي قطعة
ludo-blocked = هناك حاجز يسد الطريق
ludo-sent-home = عادت إلى القاعدة { $count ->
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
   *[other] { $count } قطعة
} من قطع { $who }.
ludo-finishes = المركز { $place ->
    [2] الثاني
    [3] الثالث
    [4] الرابع
   *[other] { $place }
} من نصيب { $who }.
ludo-standing = { $place }. { $who }

## ما يُسأل عنه، وما يمكن اختياره

ludo-ask-token = الرقم { $roll } يحرّك { $ways }
    .simply = رميتك { $roll }: اختر قطعة مضيئة
# القطعة $piece تنتقل من $start إلى $end؛ السهم يتجه مع الكتابة من اليمين إلى اليسار
ludo-choice = { $piece } { $start }←{ $end }
    .simply = { $token }
ludo-by-priorities = حسب الأولويات
ludo-step = { $done }
    .simply = { $token }
ludo-kicks = { $way }، مع طرد { $whom }
ludo-outcome-kicks = طرد { $whom }
ludo-outcome = { $start } ← { $end }
    .simply = { $how ->
        [out] خروج
        [home] إلى النهاية
       *[on] +{ $steps }
    }
ludo-arrived = وصل!

## اللوحة

ludo-board = لوحة لودو: صليب يحيط به طريق من 56 خانة باتجاه عقارب الساعة، وفي كل ركن قاعدة، وفي وسط كل ذراع صف من خانات البيت يصل إلى النهاية في الوسط
ludo-legend-ready = موضع الاستعداد: الرمية التالية تقود إلى البداية
ludo-legend-end = النهاية، ولا تُبلَغ إلا بالعدد المطلوب تمامًا
ludo-space = الخانة { $space }
ludo-space-start = الخانة { $space }، بداية { $owner }
ludo-space-safe = الخانة { $space }، بداية { $owner }، آمنة
ludo-home-square = خانة البيت { $space }
ludo-centre = E، النهاية
ludo-yard-of = قاعدة { $owner }
ludo-ready-of = موضع استعداد { $owner }
ludo-end-of = نهاية { $owner }
ludo-token = { $piece } من قطع { $who }، { $place }
ludo-at-yard = في القاعدة
ludo-at-ready = في موضع الاستعداد
ludo-at-end = في النهاية
ludo-at = على { $space } (الخطوة { $steps })

## الأرقام والنتائج

ludo-figure-end = في النهاية
ludo-note-again = رمية أخرى
ludo-column-token = القطعة { $piece }

## الخيارات

ludo-option-players = اللاعبون
    .help = عدد من يلعبون.
ludo-option-positions = المواضع
    .help = أين يجلس كل لاعب، بترتيب اللعب؛ يجلس اللاعبان الاثنان على A وC ما لم تحدد غير ذلك.
ludo-option-tokens = القطع
    .help = عدد القطع لدى كل لاعب.
ludo-option-bounce = الارتداد
    .help = الرمية التي تتجاوز النهاية ترتد إلى الخلف؛ وإلا فلا يُستفاد منها.
ludo-option-bonus_roll = رمية إضافية
    .help = أول 6 في الدور تمنح رمية أخرى.
ludo-option-kick_bonus = مكافأة الطرد
    .help = طرد قطعة يمنح رمية أخرى.
ludo-option-safe_starts = بدايات آمنة
    .help = لا يُطرد أحد من خانات البداية الأربع.
ludo-option-blockades = الحواجز
    .help = قطعتان للاعب واحد على خانة واحدة توقفان كل من سواه.
ludo-fault-positions = المواضع المعطاة { $given }، وعدد اللاعبين { $players }
ludo-fault-same-place = يحتاج كل لاعب إلى موضع خاص به
ludo-because-players = للوحة أربعة مواضع، من A إلى D
ludo-because-tokens = أسماء القطع p وq وr وs

## اللاعبون الآليون

ludo-policy-priority = أولويات
    .help = يخرج من القاعدة، وإلا أوصل قطعة إلى النهاية، وإلا طرد خصمًا، وإلا حرّك القطعة الأخيرة.
ludo-policy-contrary = أخرق
    .help = يفعل آخر ما تريده الأولويات: يستطيع طفل أن يهزمه.
ludo-policy-perfect = مثالي
    .help = لا يمكن اللعب أفضل منه؛ للاعبين اثنين.
ludo-too-large-to-solve = لا يكفي صغرًا إلا ألعاب لاعبين اثنين لكل منهما قطعتان

## القواعد، للاعبين

ludo-rules-aim = الهدف
ludo-rules-aim-one = كن أول من يوصل قطعته إلى النهاية.
ludo-rules-aim-all = كن أول من يوصل كل قطعه إلى النهاية، وعددها { $tokens }.
ludo-rules-play-on = يواصل الآخرون اللعب حتى يبقى واحد.
ludo-rules-way = الطريق
ludo-rules-way-path = من القاعدة (H) إلى موضع الاستعداد (R)، ثم حول الحلقة باتجاه عقارب الساعة، ثم عبر خانات بيتك الست إلى النهاية (E).
ludo-rules-way-of = طريق { $owner } يدخل الحلقة عند الخانة { $first } ويغادرها بعد الخانة { $last }.
ludo-rules-turn = دورك
ludo-rules-six = ارمِ النرد. الرقم 6 وحده ينقل قطعة من القاعدة إلى موضع الاستعداد.
ludo-rules-moves-one = القطعة التي خرجت تتقدم بعدد الرمية.
ludo-rules-moves = القطعة التي خرجت تتقدم بعدد الرمية. وأنت تختار أي قطعة.
ludo-rules-bonus = أول 6 في دورك تمنحك رمية أخرى.
ludo-rules-exact-bounce = يجب بلوغ النهاية بالعدد تمامًا: وما زاد يُحسب إلى الخلف.
ludo-rules-exact = يجب بلوغ النهاية بالعدد تمامًا: ولا تستفيد القطعة من رمية زائدة.
ludo-rules-lost = الرمية التي لا تستفيد منها أي قطعة تضيع.
ludo-rules-others = لقاء الآخرين
ludo-rules-kick = إذا نزلت على خانة من الحلقة يقف عليها آخرون، عادت قطعهم إلى قواعدهم.
ludo-rules-safe-starts = لا يُعاد أحد من خانات البداية الأربع.
ludo-rules-kick-bonus = إعادة خصم إلى قاعدته تمنحك رمية أخرى.
ludo-rules-safe = القاعدة وموضع الاستعداد وخانات البيت والنهاية آمنة دائمًا.
ludo-rules-stack = قطعك على خانة واحدة كومة: تتحرك معًا وتُعاد معًا. ولا تتكوّن الكومة في موضع الاستعداد.
ludo-rules-blockades = قطعتان للاعب واحد على خانة توقفان كل من سواه: لا أحد يمر بها أو ينزل عليها.

## ما تعدّه المحاكاة

ludo-stat-rolls = الرميات
ludo-stat-kicks = مرات الطرد
ludo-stat-kicked = قطع فُقدت
ludo-stat-place = المركز

## مباراة أولى موجَّهة

ludo-lesson-aim = هاتان القطعتان لك. أوصلهما حول اللوحة إلى الوسط قبل { $other }.
ludo-lesson-six = الرقم 6 وحده يُخرج قطعة من القاعدة. ارمِ النرد!
ludo-lesson-again = ستة! خرجت قطعتك، وأول 6 في الدور تمنحك رمية أخرى. ارمِ مرة أخرى.
ludo-lesson-rival = قطعتك في الطريق. الآن يرمي { $other }.
ludo-lesson-roll = خرجت قطعة { $other } أيضًا، وهي أمامك. دورك في الرمي!
ludo-lesson-chase = ستة أخرى. يمكنها أن تُخرج قطعتك الثانية، لكن قطعة { $other } في متناولك: حرّك القطعة المعلَّمة.
ludo-lesson-kick = قطعة { $other } الآن أمامك بخمس خانات تمامًا، والستة تمنحك رمية أخرى. ارمِ!
ludo-lesson-kicked = نزلت على تلك القطعة فعادت إلى قاعدتها. يحتاج { $other } إلى 6 ليخرجها من جديد.
ludo-lesson-second = ليست ستة. دورك في الرمي.
ludo-lesson-out = أخرِج الآن قطعتك الثانية من القاعدة.
ludo-lesson-bonus = بقطعتين خارج القاعدة صار لك أن تختار. ارمِ مرة أخرى.
ludo-lesson-free = هذه المرة الخيار لك: حرّك القطعة التي تريد.
ludo-lesson-home = بعد دورة كاملة تدخل قطعك خانات بيتك، حيث لا يطردها أحد. يجب بلوغ النهاية بالعدد تمامًا: وما زاد يُحسب إلى الخلف. هذا كل ما تحتاجه. حظًا سعيدًا!
