### DO or DICE بالعربية. الصحة: HP، نقاط الفوز: VP، بطاقة إعادة الرمي: reroll token، رمية الحسم: final die.
### {"\u200E"} أمام الإشارتين + و- تُبقيهما على يسار العدد.

dice-title = DO or DICE
dice-summary = خمسة لاعبين ونرد واحد: انجُ، أو طارد الناجين.

## ما تفعله الأرقام
## $called، هنا وفيما يلي: اسم تأثير، من هذه أو مما اخترعه أحدهم

dice-effect-backfire = ارتداد
dice-effect-jab = لكزة
dice-effect-pickpocket = نشل
dice-effect-strike = ضربة
dice-effect-recover = تعافٍ
dice-effect-power-move = حركة القوة
dice-effect-nothing = لا شيء
dice-effect-gift = هدية
dice-effect-curse = لعنة
# $ways: واحد أو أكثر مما يلي، يختار اللاعب واحدًا منها
dice-effect = { $called }: { $ways }
dice-way-hit = إصابة بمقدار { $hp }
dice-way-steal = سرقة نقاط: { $vp }
dice-way-more-hp = {"\u200E"}+{ $hp } صحة
dice-way-less-hp = {"\u200E"}-{ $hp } صحة
dice-way-more-vp = {"\u200E"}+{ $vp ->
    [few] { $vp } نقاط
   *[other] { $vp } نقطة
}
dice-way-less-vp = {"\u200E"}-{ $vp ->
    [few] { $vp } نقاط
   *[other] { $vp } نقطة
}
# $number: على النرد؛ $effect: ما يفعله
dice-number = { $number } { $effect }

## الأهداف السرية

dice-goal-eight = إنهاء اللعبة بثماني نقاط فوز أو أكثر
dice-goal-healthy = إنهاء اللعبة بصحة 15 أو أكثر
dice-goal-brink = إنهاء اللعبة على قيد الحياة بصحة 5 أو أقل
dice-goal-hunter = إقصاء أحد اللاعبين
dice-goal-gentle = البقاء على قيد الحياة حتى النهاية دون إقصاء أحد
dice-goal-unhaunted = تجنّب استهداف الظلال
dice-goal-martyr = السقوط قبل الجميع
dice-goal-steady = عدم السقوط قبل الجميع
# $goal، هنا وفيما يلي: هدف من هذه، أو مما اخترعه أحدهم
dice-goal = { $goal }.
# هنا $goal جملة كاملة.
dice-goal-met = { $goal } تحقّق!

## ما يُسأل عنه

dice-ask-deal = تُوزَّع الأهداف السرية
dice-ask-lots = القرعة تحدد من يبدأ
dice-ask-final = ارمِ رمية الحسم
dice-ask-shadow = ارمِ بصفتك ظلًا
dice-ask-keep = { $called }: احتفظ بها، أو استعمل بطاقة إعادة رمي
# $question: one of those below
dice-ask = { $called }: { $question }
dice-choose-hit = اختر من تضربه ليخسر { $hit } من الصحة
dice-choose-steal = اختر من تسرق منه { $steal } من نقاط الفوز
dice-choose-gain = خذ { $gain } من نقاط الفوز
dice-choose-hit-steal = اختر من تضربه ليخسر { $hit } من الصحة، أو من تسرق منه { $steal } من نقاط الفوز
dice-choose-hit-gain = اختر من تضربه ليخسر { $hit } من الصحة، أو خذ { $gain } من نقاط الفوز
dice-choose-steal-gain = اختر من تسرق منه { $steal } من نقاط الفوز، أو خذ { $gain } من نقاط الفوز
dice-choose-hit-steal-gain = اختر من تضربه ليخسر { $hit } من الصحة، أو من تسرق منه { $steal } من نقاط الفوز، أو خذ { $gain } من نقاط الفوز
dice-choose-give-hp = اختر من تعطيه { $hp } من الصحة
dice-choose-give-vp = اختر من تعطيه { $vp } من نقاط الفوز
dice-choose-give-hp-vp = اختر من تعطيه { $hp } من الصحة أو { $vp } من نقاط الفوز
dice-choose-take-hp = اختر من تخصم منه { $hp } من الصحة
dice-choose-take-vp = اختر من تخصم منه { $vp } من نقاط الفوز
dice-choose-take-hp-vp = اختر من تخصم منه { $hp } من الصحة أو { $vp } من نقاط الفوز

## ما يمكن اختياره؛ $now: صحة $who بعد ذلك

dice-do-reroll = إعادة الرمي
    .help = { $count ->
        [zero] ارمِ مرة أخرى؛ ولا تبقى بعدها بطاقات إعادة رمي.
        [one] ارمِ مرة أخرى؛ وتبقى بعدها بطاقة إعادة رمي واحدة.
        [two] ارمِ مرة أخرى؛ وتبقى بعدها بطاقتا إعادة رمي.
        [few] ارمِ مرة أخرى؛ وتبقى بعدها { $count } بطاقات إعادة رمي.
       *[other] ارمِ مرة أخرى؛ وتبقى بعدها { $count } بطاقة إعادة رمي.
    }
dice-do-keep = الاحتفاظ بالرمية
dice-do-gain = أخذ { $vp } من نقاط الفوز
dice-do-hit = ضرب { $who }: الصحة المتبقية { $now }
dice-do-hit-falls = ضرب { $who }: سقوط { $who }
dice-do-steal = سرقة { $vp } من نقاط فوز { $who }
dice-do-steal-nothing = سرقة { $who }: لا نقاط هناك، بلا أثر
dice-do-give-hp = إعطاء { $hp } من الصحة إلى { $who }: الصحة بعدها { $now }
dice-do-give-vp = إعطاء { $vp } من نقاط الفوز إلى { $who }
dice-do-take-hp = خصم { $hp } من صحة { $who }: الصحة المتبقية { $now }
dice-do-take-hp-falls = خصم { $hp } من صحة { $who }: سقوط { $who }
dice-do-take-vp = خصم { $vp } من نقاط فوز { $who }
dice-do-take-nothing = خصم نقاط من { $who }: لا نقاط هناك، بلا أثر
# $face: the name of an effect, by which some languages say it: jab, strike, …
dice-short-hit = { $face ->
    [jab] لكز { $who }
   *[other] ضرب { $who }
}
dice-short-steal = سرقة { $who }
# $before: HP or VP now; $now: what they will be
dice-outcome-hp = { $before } ← { $now }
dice-outcome-vp = النقاط { $before } ← { $now }
dice-outcome-nothing = لا نقاط لأخذها
dice-badge-falls = سقوط

## ما يحدث؛ $now: الصحة المتبقية بعد ذلك

dice-dealt = وُزّع هدف سري على { $who }.
dice-lots-drawn = أُجريت القرعة: البداية مع { $who }.
dice-uses-token = { $who }: استعمال بطاقة إعادة رمي.
dice-rolls = رمية { $who }: { $number }، { $called }.
# $done: إحدى الرسائل الأربع التالية
dice-rolls-and = رمية { $who }: { $number }، { $called } — { $done }.
dice-keeps = احتفاظ { $who } بالرمية.
dice-keeps-and = احتفاظ { $who } بالرمية: { $done }.
dice-nobody-to-affect = لا أحد يمكن التأثير فيه
dice-hp-lost = خسارة { $hp } من الصحة، والمتبقي { $now }
dice-hp-gained = كسب { $hp } من الصحة، والصحة الآن { $now }
dice-no-hp-to-gain = لا صحة يمكن كسبها
dice-gains = { $vp ->
    [one] نقطة فوز واحدة
    [two] نقطتا فوز
    [few] { $vp } نقاط فوز
   *[other] { $vp } نقطة فوز
} من نصيب { $who } ({ $called }).
dice-hits = هجوم من { $who } على { $other }: خسارة { $hp } من الصحة، والمتبقي { $now } ({ $called }).
dice-steals = سرقة من { $other } إلى { $who }: { $vp ->
    [one] نقطة فوز واحدة
    [two] نقطتا فوز
    [few] { $vp } نقاط فوز
   *[other] { $vp } نقطة فوز
} ({ $called }).
dice-steals-nothing = محاولة سرقة من { $who }: لا شيء عند { $other } ({ $called }).
dice-gives-hp = من { $who } إلى { $other }: { $hp } من الصحة، والصحة الآن { $now } ({ $called }).
dice-gives-vp = من { $who } إلى { $other }: { $vp ->
    [one] نقطة فوز واحدة
    [two] نقطتا فوز
    [few] { $vp } نقاط فوز
   *[other] { $vp } نقطة فوز
} ({ $called }).
dice-takes-hp = بفعل { $who } خُصم من صحة { $other }: { $hp }، والمتبقي { $now } ({ $called }).
dice-takes-vp = بفعل { $who } خُصم من { $other }: { $vp ->
    [one] نقطة فوز واحدة
    [two] نقطتا فوز
    [few] { $vp } نقاط فوز
   *[other] { $vp } نقطة فوز
} ({ $called }).
dice-takes-nothing = لا نقاط فوز تُخصم من { $other } بفعل { $who } ({ $called }).
dice-falls = سقوط { $who }.
dice-falls-to = سقوط { $who }، و{ $vp ->
    [one] نقطة فوز واحدة
    [two] نقطتا فوز
    [few] { $vp } نقاط فوز
   *[other] { $vp } نقطة فوز
} من نصيب { $other }.
dice-round-over = انتهت الجولة { $round }: { $vp ->
    [one] نقطة فوز واحدة
    [two] نقطتا فوز
    [few] { $vp } نقاط فوز
   *[other] { $vp } نقطة فوز
} لكل من بقي حيًا: { $players }.
dice-round-over-everybody = انتهت الجولة { $round }: { $vp ->
    [one] نقطة فوز واحدة
    [two] نقطتا فوز
    [few] { $vp } نقاط فوز
   *[other] { $vp } نقطة فوز
} لكل لاعب.
dice-round-over-nobody = انتهت الجولة { $round }: لم يبق أحد حيًا.
dice-most-vp = أكثر نقاط الفوز: { $players }، { $vp }.
dice-goals-nobody = لم يحقق أحد هدفه السري.
# $met: قائمة مما يلي
dice-goals-met = أهداف سرية تحققت، ولكل منها { $vp ->
    [one] نقطة فوز واحدة
    [two] نقطتا فوز
    [few] { $vp } نقاط فوز
   *[other] { $vp } نقطة فوز
}: { $met }.
dice-goal-met-by = { $who } ({ $goal })
# $players: اثنان أو أكثر
dice-equal = تعادل { $players }: رمية الحسم تقرر.
dice-rolls-final = رمية { $who } في الحسم: { $number }.

## الترتيب

dice-podium = الأول { $first }، الثاني { $second }، الثالث { $third }.
dice-podium-of-two = الأول { $first }، الثاني { $second }.
dice-ahead-alive = { $who } قبل { $other }: لا يكون الأول إلا من الأحياء.
dice-ahead-by-hp = { $who } قبل { $other }: نقاط الفوز متساوية، والصحة أكثر ({"\u200E"}{ $more } مقابل {"\u200E"}{ $less }).
dice-ahead-by-rounds = { $who } قبل { $other }: نقاط الفوز والصحة متساوية، وجولات السقوط أقل.
dice-ahead-by-die = { $who } قبل { $other }: برمية الحسم.

## ما لا يمكن فعله

dice-refusal-roll-first = الرمية أولًا
dice-refusal-no-token = لم تبق بطاقات إعادة رمي
# $typed: اسم اختيار، وهو نفسه في كل اللغات
dice-refusal-nothing-more = لا يحتاج إلى شيء آخر: اكتب { $typed }
dice-refusal-not-this-roll = الرمية لا تسمح بذلك
dice-refusal-needs-target = يلزم مستهدف واحد: أضف رقم مقعد
dice-refusal-no-seat = لا يوجد مقعد { $seat }
dice-refusal-self = لا يستطيع أحد اختيار نفسه
dice-refusal-fallen = اللاعب { $player } سقط؛ ولا يُختار إلا الأحياء
dice-refusal-twice = اللاعب { $player } استُهدف في الجولة السابقة؛ ولا يُستهدف أحد مرتين متتاليتين
dice-refusal-no-target = الرمية لا مستهدف لها

## الطاولة

dice-board = طاولة مستديرة عدد مقاعدها { $seats }
dice-final-title = رمية الحسم
dice-final-text = أعلى رمية تتقدم.

## الأرقام والنتائج

dice-hp = الصحة
dice-vp = نقاط الفوز
dice-figure-round = الجولة
dice-figure-rerolls = إعادات الرمي
dice-figure-goal = الهدف السري
dice-note-fell = سقوط في الجولة { $round }
dice-note-final-die = رمية الحسم { $number }
dice-note-rolled = تمت الرمية
dice-note-leads = في الصدارة
dice-note-next = الرمية التالية
# $numbers: of the die, such as 3-4; what a shadow does with them
dice-chip-gives = { $numbers } عطاء
dice-chip-takes = { $numbers } خصم
dice-column-fell = السقوط
dice-fell-in = الجولة { $round }
dice-alive = على قيد الحياة
dice-how-lived = { $rounds ->
    [one] جولة واحدة على قيد الحياة: +{ $vp }
    [two] جولتان على قيد الحياة: +{ $vp }
    [few] { $rounds } جولات على قيد الحياة: +{ $vp }
   *[other] { $rounds } جولة على قيد الحياة: +{ $vp }
}
dice-how-goal = هدف سري: +{ $vp }
dice-how-won = +{ $vp } من النرد
dice-how-lost = −{ $vp } للآخرين
dice-result-met = تحقق: { $goal }.
dice-result-missed = لم يتحقق: { $goal }.

## الخيارات

dice-option-players = اللاعبون
    .help = عدد من يلعبون؛ خمسة، ما لم تقل قواعد البيت غير ذلك.
dice-option-any_players = أي عدد من اللاعبين
    .help = من قواعد البيت: يجوز أن يلعب غير خمسة.
dice-option-rounds = عدد الجولات
    .help = الجولة الأخيرة.
dice-option-first_seat = المقعد الأول
    .help = من يبدأ الجولة: المقعد 1، أو المقعد التالي في كل جولة، أو التالي بعد قرعة.
dice-option-first_seat-fixed = ثابت
dice-option-first_seat-rotating = متناوب
dice-option-first_seat-drawn = بالقرعة
dice-option-hp = الصحة
    .help = الصحة عند البداية.
dice-option-hp_cap = سقف الصحة
    .help = لا ترتفع الصحة فوق هذا أبدًا: 20، أو الصحة عند البداية إن كانت أكثر.
dice-option-survival_vp = نقاط البقاء
    .help = نقاط الفوز للأحياء في نهاية الجولة.
dice-option-elimination_vp = نقاط الإقصاء
    .help = نقاط الفوز لمن يُقصي أحدًا.
dice-option-faces = الأوجه
    .help = ما تفعله الأرقام من 1 إلى 6 للأحياء.
dice-option-faces-name = الاسم
    .help = بماذا يسميه اللاعبون.
dice-option-faces-self_hp = صحة اللاعب نفسه
    .help = الصحة التي يكسبها اللاعب، أو يخسرها إن كانت سالبة.
dice-option-faces-hit = الضرب
    .help = اختيار: الصحة التي يخسرها المستهدف.
dice-option-faces-steal = السرقة
    .help = اختيار: نقاط الفوز المأخوذة من المستهدف.
dice-option-faces-gain = الكسب
    .help = اختيار: نقاط الفوز التي يكسبها اللاعب.
dice-option-faces-Backfire = { dice-effect-backfire }
dice-option-faces-Jab = { dice-effect-jab }
dice-option-faces-Pickpocket = { dice-effect-pickpocket }
dice-option-faces-Strike = { dice-effect-strike }
dice-option-faces-Recover = { dice-effect-recover }
dice-option-faces-Power-Move = { dice-effect-power-move }
dice-option-shadows = الظلال
    .help = ما تفعله للساقطين.
dice-option-shadows-name = الاسم
    .help = بماذا يسميه اللاعبون.
dice-option-shadows-hp = الصحة
    .help = اختيار: الصحة التي يكسبها المستهدف، أو يخسرها إن كانت سالبة.
dice-option-shadows-vp = نقاط الفوز
    .help = اختيار: نقاط الفوز التي يكسبها المستهدف، أو يخسرها إن كانت سالبة.
dice-option-shadows-Nothing = { dice-effect-nothing }
dice-option-shadows-Gift = { dice-effect-gift }
dice-option-shadows-Curse = { dice-effect-curse }
dice-option-weights = الأوزان
    .help = احتمال كل رقم نسبةً إلى غيره.
dice-option-rerolls = إعادات الرمي
    .help = عدد بطاقات إعادة الرمي لكل لاعب.
dice-option-goals = الأهداف
    .help = الأهداف السرية التي تُوزَّع؛ و`all` لها جميعًا.
dice-option-goals-eight = ثمانٍ
    .help = { dice-goal-eight }.
dice-option-goals-healthy = معافى
    .help = { dice-goal-healthy }.
dice-option-goals-brink = على الحافة
    .help = { dice-goal-brink }.
dice-option-goals-hunter = صياد
    .help = { dice-goal-hunter }.
dice-option-goals-gentle = لطيف
    .help = { dice-goal-gentle }.
dice-option-goals-unhaunted = بعيد عن الظلال
    .help = { dice-goal-unhaunted }.
dice-option-goals-martyr = مضحٍّ
    .help = { dice-goal-martyr }.
dice-option-goals-steady = ثابت
    .help = { dice-goal-steady }.
dice-option-goal_vp = نقاط الهدف
    .help = نقاط الفوز لمن يحقق هدفه.
dice-option-fallen_first = الساقط أولًا
    .help = يجوز أن يحل لاعب ساقط في المركز الأول.
dice-option-fallen_earn = كسب الساقطين
    .help = يحصل الساقطون على نقاط فوز إذا أقصوا أحدًا.
dice-option-steal_from_fallen = السرقة من الساقطين
    .help = يجوز للأحياء أن يسرقوا من الساقطين.
dice-option-same_target = المستهدف نفسه
    .help = من لا يجوز له استهداف اللاعب نفسه جولتين متتاليتين.
dice-option-same_target-fallen = الساقطون
dice-option-same_target-everybody = الجميع
dice-option-same_target-off = لا أحد
dice-option-roll_again = رمية بعد السقوط
    .help = من يسقط بعد رميته يرمي مرة أخرى في تلك الجولة بصفته ظلًا.
dice-option-finish_round = إكمال الجولة
    .help = تُلعب الجولة إلى آخرها حين يبقى واحد حيًا.
dice-option-overkill = عمق السقوط
    .help = عند التعادل يُحسب كم نزل الساقط تحت الصحة 0.

dice-preset-standard = معتاد
    .help = 12 جولة.
dice-preset-fair = عادل
    .help = القرعة تحدد من يبدأ.
dice-preset-fast = سريع
    .help = 10 جولات.
dice-preset-sprint = خاطف
    .help = 6 جولات.
dice-preset-variations = تنويعات
    .help = أهداف سرية، وإعادة رمي لكل لاعب، والقرعة تحدد من يبدأ.

dice-fault-players = لعبة DO or DICE لخمسة لاعبين، وليس { $players }؛ الأعداد الأخرى من قواعد البيت: any_players=true
dice-because-players = أرقام الخيارات تكفي لثمانية لاعبين
dice-because-amount = الترتيب يجمع النقاط والصحة والجولات في عدد واحد
dice-because-goals = لا يتسع التوزيع لنتائج أكثر
dice-because-name = يجب أن يتسع له مكانه على الشاشة
dice-because-rerolls = هذا واحد لكل جولة من أطول لعبة
dice-because-weights = تُجمع الفرص في 32 بتًا
dice-fault-six = القيم المعطاة { $given }، وأرقام النرد ستة
dice-fault-weights = يجب أن يكون وقوع رقم واحد على الأقل ممكنًا
dice-fault-cap = { $cap } أقل من الصحة عند البداية، وهي { $hp }
dice-fault-goals = أحدها مذكور مرتين
# $name: ما سمّى به أحدهم وجهًا أو ظلًا من عنده
dice-fault-face = { $name } يغيّر صحة اللاعب نفسه ويعرض اختيارًا؛ والوجه يفعل واحدًا منهما
dice-fault-shadow = { $name } يعطي ويأخذ؛ والظل يفعل واحدًا منهما
dice-fault-unknown = { $given } غير معروف؛ اختر مما يلي: { $choices }، أو صف واحدًا من عندك

## اللاعبون الآليون

dice-policy-greedy = طمّاع
    .help = يُقصي، ويؤذي المتصدر، ويأخذ النقاط المضمونة.
dice-policy-meek = وديع
    .help = يؤذي الأقل شأنًا ويترك النقاط: يستطيع طفل أن يهزمه.

## القواعد، للاعبين

dice-rules-aim = الهدف
dice-rules-aim-points = يبدأ كل لاعب بصحة { $hp } وبلا نقاط فوز. ابقَ حيًا، واجمع نقاط الفوز.
dice-rules-aim-end = تنتهي اللعبة بعد { $rounds ->
    [one] جولة واحدة
    [two] جولتين
    [few] { $rounds } جولات
   *[other] { $rounds } جولة
}، أو حين لا يبقى إلا لاعب حي واحد.
dice-rules-round = الجولة
dice-rules-round-order = يرمي الأحياء أولًا، واحدًا بعد الآخر، ثم الساقطون.
dice-rules-round-rotating = ينتقل المقعد الأول مقعدًا واحدًا في كل جولة.
dice-rules-round-drawn = القرعة تحدد من يبدأ؛ وينتقل المقعد الأول مقعدًا واحدًا في كل جولة.
dice-rules-round-cap = لا ترتفع الصحة فوق { $hp }. وعند الصحة 0 أو أقل تكون قد سقطت.
dice-rules-round-tokens = { $count ->
    [one] لديك بطاقة إعادة رمي واحدة، تتيح لك أن ترمي مرة أخرى.
    [two] لديك بطاقتا إعادة رمي، تتيح لك كل منهما أن ترمي مرة أخرى.
    [few] لديك { $count } بطاقات إعادة رمي، تتيح لك كل منها أن ترمي مرة أخرى.
   *[other] لديك { $count } بطاقة إعادة رمي، تتيح لك كل منها أن ترمي مرة أخرى.
}
dice-rules-round-played-on = حين لا يبقى إلا لاعب حي واحد تُلعب الجولة مع ذلك إلى آخرها.
dice-rules-round-over-at-once = حين لا يبقى إلا لاعب حي واحد تنتهي الجولة فورًا.
dice-rules-living = ما يرميه الأحياء
# $weights: قائمة مثل "1: 2, 2: 1" بحسب رقم النرد
dice-rules-living-weights = الأرقام ليست متساوية الاحتمال؛ وأوزانها { $weights }.
dice-rules-living-twice = لا يمكنك استهداف اللاعب نفسه جولتين متتاليتين.
dice-rules-fallen = الساقطون
dice-rules-fallen-roll = من سقط يظل يرمي مرة في كل جولة، ظلًا فوق الأحياء:
dice-rules-fallen-twice = لا يمكن للظل استهداف اللاعب نفسه جولتين متتاليتين.
dice-rules-points = نقاط الفوز
dice-rules-points-survival = في نهاية كل جولة يحصل كل حي على { $vp ->
    [one] نقطة فوز واحدة
    [two] نقطتي فوز
    [few] { $vp } نقاط فوز
   *[other] { $vp } نقطة فوز
}.
dice-rules-points-elimination = إقصاء لاعب يعطي { $vp ->
    [one] نقطة فوز واحدة
    [two] نقطتي فوز
    [few] { $vp } نقاط فوز
   *[other] { $vp } نقطة فوز
}.
dice-rules-points-elimination-alive = إقصاء لاعب وأنت حي يعطي { $vp ->
    [one] نقطة فوز واحدة
    [two] نقطتي فوز
    [few] { $vp } نقاط فوز
   *[other] { $vp } نقطة فوز
}.
dice-rules-points-least = لا تنزل نقاط الفوز تحت 0 أبدًا.
dice-rules-ranking = الترتيب
dice-rules-ranking-alive = أفضل لاعب حي هو الأول، مهما كان لدى الساقطين.
dice-rules-ranking-order = نقاط الفوز تحدد الترتيب. ثم: الصحة الأكثر، ثم جولات السقوط الأقل، ثم رمية حسم بالنرد.
dice-rules-ranking-overkill = وبين الساقطين يُحسب كم نزلوا تحت الصحة 0.
dice-rules-goals = الأهداف السرية
dice-rules-goals-dealt = يتسلّم كل لاعب هدفًا سريًا؛ وتحقيقه يعطي { $vp ->
    [one] نقطة فوز واحدة
    [two] نقطتي فوز
    [few] { $vp } نقاط فوز
   *[other] { $vp } نقطة فوز
} في النهاية.

## ما تعدّه المحاكاة

dice-stat-podium = المراكز الثلاثة الأولى
dice-stat-VP = { dice-vp }
dice-stat-fallen = السقوط
dice-stat-rounds = الجولات
dice-stat-eliminations = الإقصاءات
dice-stat-points-come-from = مصادر النقاط
dice-stat-points-come-from-survival = البقاء
dice-stat-points-come-from-stealing = السرقة
dice-stat-points-come-from-power-moves = الضربات القوية
dice-stat-points-come-from-eliminations = الإقصاء
dice-stat-points-come-from-gifts-of-the-fallen = هدايا الساقطين
dice-stat-points-come-from-secret-goals = الأهداف السرية
dice-stat-first-to-fall-behind = أول المتأخرين
dice-stat-first-to-fall-behind-wins = الفوز
dice-stat-first-to-fall-behind-in-games = في المباريات

## مباراة أولى موجَّهة

dice-lesson-aim = الصحة تُبقيك حيًا، ونقاط الفوز تكسب اللعبة. هذا أنت.
dice-lesson-roll = كل رقم على النرد يفعل شيئًا آخر. ارمِ!
dice-lesson-strike = الضربة تُنقص 4 من صحة من تختار. اضرب { $other }.
dice-lesson-struck = بقي لدى { $other } من الصحة 2، والآن يرمي.
dice-lesson-falls = ردّ { $other } بلكزة: خسرت 2 من الصحة. الآن يرمي { $third }.
dice-lesson-round = سقط { $other }، فكسب { $third } نقطتي فوز. وفي نهاية كل جولة يحصل كل حي على نقطة فوز. تبدأ جولة جديدة: ارمِ!
dice-lesson-power = حركة القوة: ضربة قاسية، أو 3 نقاط فوز فورًا. خذ النقاط.
dice-lesson-thief = أحسنت الاختيار. الآن دور { $third }.
dice-lesson-ghost = نشل: سرق { $third } منك نقطة فوز. والآن راقب { $other }: من سقط يظل يرمي، ظلًا فوق الأحياء.
dice-lesson-end = لعنة: خسر { $third } من الصحة 2. بعد الجولة الأخيرة يفوز الحي صاحب أكثر نقاط الفوز. هذا كل ما تحتاجه. حظًا سعيدًا!
