### اللوحة المخصّصة بالعربية.

custom-title = لوحة مخصّصة
custom-summary = سباق على صف من الخانات من صنعك.

## ما يحدث

# $luck: إحدى الرسائل الأربع التالية
custom-rolls = رمية { $who }: { $first } و{ $second } ({ $luck })، والنزول على الخانة { $square }.
custom-rolls-past = رمية { $who }: { $first } و{ $second } ({ $luck })، وتجاوز النهاية.
custom-roll-lucky = رمية محظوظة
custom-roll-unlucky = رمية منحوسة
custom-roll-lucky-double = رمية محظوظة، وزوج متماثل
custom-roll-unlucky-double = رمية منحوسة، وزوج متماثل
custom-goes = انتقال { $who } إلى الخانة { $square } (تدريب).
custom-goes-past = انتقال { $who } إلى ما بعد النهاية (تدريب).
custom-misses = فات { $who } هذا الدور (السجن).
custom-skips = تخطّي الدور بقرار من { $who }.
custom-ends = إنهاء اللعبة بقرار من { $who }.
custom-is-now-lucky = نوع { $who } الآن: محظوظ.
custom-is-now-unlucky = نوع { $who } الآن: منحوس.
custom-is-now-normal = نوع { $who } الآن: عادي.
# $square: اسم الخانة وما تفعله، إحدى الرسائل تحت «الخانات»
custom-square-acts = { $square }.
# $count: عدد الخانات التي عملت، 2 أو أكثر
custom-chain = سلسلة من { $count ->
    [one] خانة واحدة
    [two] خانتين
    [few] { $count } خانات
   *[other] { $count } خانة
}.
custom-coins = { $count ->
    [one] عملة واحدة
    [two] عملتان
    [few] { $count } عملات
   *[other] { $count } عملة
} من نصيب { $who }.
custom-is-on = { $who } الآن على الخانة { $square }.
custom-stays = لا تغيير في مكان { $who }.
custom-extra-turn = دور إضافي.
custom-furthest-wins = الفوز من نصيب الأكثر تقدمًا: { $who }.

## ما يُسأل عنه، وما يمكن اختياره

custom-ask-roll = ارمِ النرد
custom-ask-miss = في السجن: يفوتك هذا الدور
custom-ask-surprise = مفاجأة: اسحب نوعك الجديد
custom-step-roll = ارمِ النرد
    .help = حجرا نرد؛ والزوج المتماثل يمنح دورًا آخر.
custom-step-miss = فوّت هذا الدور
    .help = أنت في السجن؛ وبعد هذا الدور تصبح حرًا.
custom-step-skip = التالي (تخطّي الدور)
    .help = ينتقل الدور إلى اللاعب التالي؛ ويُحسب نقلة.
custom-step-end = إنهاء اللعبة
    .help = يفوز اللاعب الأكثر تقدمًا.
custom-step-debug = خانة التدريب
    .help = اذهب إلى أي خانة بدل الرمي.
# على الزر بجانب رقم الخانة
custom-step-debug-by-number = اذهب إلى هذه الخانة
custom-step-past = ما بعد النهاية
    .help = وراء الخانة الأخيرة: هذا يفوز.

## الخانات

custom-square-SIMPLE = بسيطة: تعطي عملة
custom-square-SURPRISE = مفاجأة: تسحب للاعب نوعًا جديدًا
custom-square-PRISON = سجن: يفوت الدور القادم
custom-square-LUCKY = حظ: تتقدم باللاعب 3 خانات، إلا إن كان منحوسًا
custom-square-UNLUCKY = نحس: ترجع باللاعب 3 خانات، إلا إن كان محظوظًا
custom-square-REVERSE = تبادل: يتبادل اللاعب مكانه مع اللاعب الأخير
custom-square-PLAYAGAIN = العب مجددًا: تعطي دورًا آخر
# خانة أضافها أحدهم: $name و$rule، وهي جملة، بكلماته
custom-square-own = { $name }: { $rule }

## بطاقات اللوحة

custom-does-SIMPLE = عملة
custom-does-SURPRISE = نوع جديد
custom-does-PRISON = يفوت دور
custom-does-LUCKY = 3 إلى الأمام
custom-does-UNLUCKY = 3 إلى الوراء
custom-does-REVERSE = تبادل الأماكن
custom-does-PLAYAGAIN = ارمِ مجددًا
custom-legend = { $name }: { $rule }
custom-card-start = البداية
custom-card-start-note = من هنا يبدأ الجميع
custom-card-goal = النهاية
custom-card-goal-note = يفوز من يصل أولًا
custom-type-change = { $was } ← { $now }

## اللوحة

custom-board = طريق عدد خاناته { $size }، من الخانة 0 في أعلى اليسار إلى الخانة { $goal }، خانة النهاية
# $kind: اسم الخانة وما تفعله
custom-cell = الخانة { $square }، { $kind }
custom-cell-start = الخانة { $square }، البداية
custom-cell-goal = الخانة { $square }، خانة النهاية
custom-token = { $who } على الخانة { $square }
custom-die = حجر نرد
custom-die-shows = حجر نرد يُظهر { $face }

## الأرقام والنتائج

custom-figure-total = مجموع النقلات
custom-figure-throw = آخر رمية
custom-figure-colour = اللون
custom-figure-position = الموضع
custom-figure-coins = العملات
custom-figure-type = النوع
custom-figure-moves = النقلات
custom-note-wins = الفوز!
custom-note-prison = في السجن
custom-note-surprise = سحب نوع جديد
custom-total = مجموع النقلات: { $count }.
custom-ended-early = أُنهيت اللعبة قبل أوانها: يفوز اللاعب الأكثر تقدمًا.

## الخيارات

custom-option-players = اللاعبون
    .help = عدد من يلعبون.
custom-option-types = الأنواع
    .help = نوع كل لاعب؛ ويجب أن يختلف اثنان على الأقل.
custom-option-types-lucky = محظوظ
custom-option-types-unlucky = منحوس
custom-option-types-normal = عادي
custom-option-colours = الألوان
    .help = لون كل لاعب؛ ويجب أن تختلف كلها.
custom-option-size = عدد الخانات
    .help = الأخيرة هي خانة النهاية.
custom-option-squares = الخانات
    .help = نوع كل خانة؛ وإلا سُحبت الأنواع بالقرعة.
custom-option-squares-SIMPLE = بسيطة
    .help = تعطي عملة.
custom-option-squares-SURPRISE = مفاجأة
    .help = تسحب للاعب نوعًا جديدًا.
custom-option-squares-PRISON = سجن
    .help = يفوت الدور القادم.
custom-option-squares-LUCKY = حظ
    .help = تتقدم باللاعب 3 خانات، إلا إن كان منحوسًا.
custom-option-squares-UNLUCKY = نحس
    .help = ترجع باللاعب 3 خانات، إلا إن كان محظوظًا.
custom-option-squares-REVERSE = تبادل
    .help = يتبادل اللاعب مكانه مع اللاعب الأخير.
custom-option-squares-PLAYAGAIN = العب مجددًا
    .help = تعطي دورًا آخر.
custom-option-board_seed = بذرة اللوحة
    .help = البذرة نفسها تعطي الخانات نفسها.
custom-option-chain = تفاعل متسلسل
    .help = كم تأثيرًا آخر يمكن أن يتبع حين يحرّك تأثيرٌ اللاعبَ.
custom-option-special_coins = عملات الخانات الخاصة
    .help = الخانات الخاصة تعطي عملة أيضًا.
custom-option-reverse = خانات التبادل
    .help = مع مَن يتبادل اللاعب مكانه.
custom-option-reverse-order = آخر من يلعب
custom-option-reverse-position = أكثرهم تأخرًا
custom-option-controls = التخطي والإنهاء
    .help = يجوز للاعبين تخطّي الدور وإنهاء اللعبة.
custom-option-debug = تدريب
    .help = يجوز للاعبين الذهاب إلى أي خانة بدل الرمي.
custom-preset-short = قصير
    .help = 12 خانة.
custom-preset-classic = تقليدي
    .help = 20 خانة لثلاثة لاعبين.
custom-preset-long = متوسط
    .help = 64 خانة.
custom-fault-size = يجب ألّا يقل عدد خانات اللوحة عن { $least }
custom-fault-squares = الأنواع المعطاة { $given }، وعدد الخانات { $size }
# $given: عدد الأنواع أو الألوان
custom-fault-each = القيم المعطاة { $given }، وعدد اللاعبين { $players }
custom-fault-types = يجب أن يكون هناك نوعان مختلفان من اللاعبين على الأقل
custom-fault-nameless-colour = اللون يحتاج إلى اسم
custom-fault-colours = تعارض في الألوان: { $colour } مأخوذ مرتين
custom-fault-debug = لا يزيد عدد خانات لوحة التدريب على { $most }، لأن كل خانة خيار مذكور في القائمة
custom-fault-memory = لوحة من { NUMBER($size, useGrouping: 0) } خانة تحتاج نحو { NUMBER($needed, useGrouping: 0) } م.ب من الذاكرة، والمتاح { NUMBER($free, useGrouping: 0) } م.ب
custom-because-players = حسب القواعد يلعب من اثنين إلى ستة
custom-because-size = الخانات معدودة في 32 بتًا
custom-because-chain = يجب أن تنتهي التأثيرات التي يقود بعضها إلى بعض

## اللاعبون الآليون

custom-policy-roll = رمي
    .help = يرمي النرد؛ ولا يتخطّى دورًا ولا يُنهي اللعبة أبدًا.

## القواعد، للاعبين

custom-rules-aim = الهدف
custom-rules-first = كن أول من يبلغ الخانة { $goal } أو يتجاوزها.
custom-rules-turn = دورك
custom-rules-roll = ارمِ حجري نرد وتقدّم بعدد مجموعهما. ثم تعمل الخانة التي تنزل عليها.
custom-rules-double = الزوج المتماثل يمنحك دورًا آخر.
custom-rules-prison = في السجن يفوتك دورك القادم، ثم تعود حرًا.
custom-rules-skip = يجوز لك تخطّي دورك؛ ويُحسب نقلة.
custom-rules-end = يجوز لك إنهاء اللعبة: ويفوز الأكثر تقدمًا.
custom-rules-debug = يجوز لك الذهاب إلى أي خانة بدل الرمي (تدريب).
custom-rules-squares = الخانات
# $mark: العلامة على اللوحة؛ $name: اسم الخانة؛ $rule: جملة تصف ما تفعله
custom-rules-square = { $mark } { $name }: { $rule }
custom-rules-reverse-order = تتبادل مكانك مع اللاعب الأخير في القائمة، إلا إن كان أنت.
custom-rules-reverse-position = تتبادل مكانك مع اللاعب الأبعد إلى الخلف، إلا إن كان أنت.
custom-rules-no-chain = إذا حرّكتك خانة فالخانة التي تصل إليها لا تعمل.
custom-rules-chain = إذا حرّكتك خانة فالخانة التي تصل إليها تعمل أيضًا، ولا تعمل بعد الأولى أكثر من { $count ->
    [one] خانة واحدة
    [two] خانتين
    [few] { $count } خانات
   *[other] { $count } خانة
} في الدور.
custom-rules-players = اللاعبون والعملات
custom-rules-types = كل لاعب محظوظ أو منحوس أو عادي، وهذا مهم على بعض الخانات.
custom-rules-coins = الخانات البسيطة تعطي عملة.
custom-rules-coins-special = الخانات البسيطة تعطي عملة، وكذلك الخانات الخاصة.
custom-rules-pride = العملات للفخر فقط: لا يحسم إلا المكان على اللوحة.

## ما تعدّه المحاكاة

custom-stat-moves = النقلات
custom-stat-coins = العملات
custom-stat-landings = الخانات الأكثر وصولًا إليها
custom-stat-wins-by-first-type = الفوز حسب النوع الأول
custom-stat-wins-by-first-type-lucky = { custom-option-types-lucky }
custom-stat-wins-by-first-type-unlucky = { custom-option-types-unlucky }
custom-stat-wins-by-first-type-normal = { custom-option-types-normal }
custom-stat-wins-by-last-type = الفوز حسب النوع الأخير
custom-stat-wins-by-last-type-lucky = { custom-option-types-lucky }
custom-stat-wins-by-last-type-unlucky = { custom-option-types-unlucky }
custom-stat-wins-by-last-type-normal = { custom-option-types-normal }

## للبرامج المكتوبة على نص القواعد

custom-classic-over = انتهت اللعبة، والفوز لـ{ $winner }.
# $given: ما أُعطي بدلًا منه، كما تكتبه بايثون
custom-classic-no-integer = يجب أن تكون الخانة عددًا صحيحًا، لا { $given }.

## مباراة أولى موجَّهة

custom-lesson-aim = هذه قطعتك. كن أول من يبلغ الخانة الأخيرة أو يتجاوزها.
custom-lesson-roll = ترمي حجري نرد وتتقدم بعدد مجموعهما، ثم تعمل الخانة التي تنزل عليها. ارمِ!
custom-lesson-lucky = خانة حظ: تقدمت بك 3 خانات أخرى. الآن يرمي { $other }.
custom-lesson-double = رمى { $other } زوجًا متماثلًا يمنح دورًا آخر، ولقي مفاجأة، وانتهى في السجن. دورك في الرمي!
custom-lesson-reverse = خانة تبادل: تبادلت مكانك مع { $other }. لكنك رميت زوجًا متماثلًا أيضًا، فالدور ما زال لك. ارمِ!
custom-lesson-prison = أوشكت على الوصول، ويفوت { $other } دور في السجن.
custom-lesson-last = أي رمية الآن تتجاوز بك النهاية. ارمِ!
custom-lesson-won = فزت! العملات للفخر فقط. وكل لوحة مختلفة: انظر إلى خاناتها قبل أن تبدأ. حظًا سعيدًا!
