### السلّم والثعبان بالعربية.
###
### $kind هو ما يوجد على اللوحة: snake أو ladder أو teleporter أو trap، أو نوع أضافه أحدهم ويُعرض كما سُمّي؛
### و$effect هو ما يفعله نوع أضافه أحدهم، بالإنجليزية.

snakes-title = السلّم والثعبان
snakes-summary = سباق إلى الخانة الأخيرة: السلالم تساعد، والثعابين لا.

## ما يحدث

# $place: الترتيب في اللعب
snakes-plays = ترتيب { $who } في اللعب: { $place }.
# $last: اللاعب الباقي
snakes-plays-before-last = ترتيب { $who } في اللعب: { $place }، والأخير { $last }.
# $done: رسالة من الرسائل التالية
snakes-rolls = رمية { $who }: { $roll } — { $done }.
# $origin: board، أو outside حين تدخل القطعة إلى اللوحة؛ $start: الخانة التي تغادرها، $landed: الخانة التي توصل إليها
# الرمية. وكذلك كل ما يبدأ بـ snakes-way.
snakes-way = { $origin ->
    [outside] إلى الخانة { $landed }
   *[board] من { $start } إلى { $landed }
}
snakes-way-up = { $kind ->
    [ladder] { snakes-way }، صعودًا بالسلّم إلى { $end }
   *[other] { snakes-way }، صعودًا عبر «{ $kind }» إلى { $end }
}
snakes-way-down = { $kind ->
    [snake] { snakes-way }، نزولًا مع الثعبان إلى { $end }
   *[other] { snakes-way }، نزولًا عبر «{ $kind }» إلى { $end }
}
snakes-way-through = { $kind ->
    [teleporter] { snakes-way }، عبر بوابة الانتقال إلى { $end }
   *[other] { snakes-way }، عبر «{ $kind }» إلى { $end }
}
# ما يقف على خانة ولا يقود إلى غيرها: فخ، أو ما أضافه أحدهم
snakes-way-meets = { $kind ->
    [trap] { snakes-way }، حيث فخ يحتجز القطعة دورًا واحدًا
    [black-hole] { snakes-way }، حيث ثقب أسود
   *[other] { snakes-way }، حيث «{ $kind }»
}
# الشيء نفسه حين تنتهي القطعة في خانة أخرى، $end؛ أضافه أحدهم.
snakes-way-meets-and-moves = { $kind ->
    [boost] { snakes-way }، ثم بالدفعة إلى { $end }
   *[other] { snakes-way }، حيث «{ $kind }»، ثم إلى { $end }
}
snakes-past-end = من { $start } إلى ما بعد النهاية
# شيء أضافه أحدهم؛ $effect: ما يفعله، جملة كاملة
snakes-own-effect = «{ $kind }»: { $effect }
# $roll: six، أو special للرميات الأخرى التي تُحسب ستة. وكذلك كل ما يبدأ بـ snakes-third.
snakes-third-no-move = { $roll ->
    [six] الستة الثالثة على التوالي، لا حركة
   *[special] الرمية الخاصة الثالثة على التوالي، لا حركة
}
snakes-third-next-turn-lost = { $roll ->
    [six] الستة الثالثة على التوالي، لا حركة، والدور القادم ضائع
   *[special] الرمية الخاصة الثالثة على التوالي، لا حركة، والدور القادم ضائع
}
snakes-third-back-to = { $roll ->
    [six] الستة الثالثة على التوالي، عودة إلى { $cell }
   *[special] الرمية الخاصة الثالثة على التوالي، عودة إلى { $cell }
}
snakes-third-back-to-start = { $roll ->
    [six] الستة الثالثة على التوالي، عودة إلى البداية
   *[special] الرمية الخاصة الثالثة على التوالي، عودة إلى البداية
}
snakes-judged = كانت { $done }.
snakes-too-far = الرمية أكبر من اللازم، فالبقاء على { $cell }
snakes-too-far-to-start = الرمية أكبر من اللازم، فالبقاء خارج اللوحة
snakes-no-start = ليست رمية للانطلاق
snakes-goes-back = عودة { $who } إلى البداية.
snakes-sits-out = { $who } خارج اللعب { $turns ->
    [one] دورًا واحدًا
    [two] دورين
    [few] { $turns } أدوار
    [many] { $turns } دورًا
   *[other] { $turns } دور
}.
snakes-drawn-turns = { $turns ->
    [one] تعادل: لم يفز أحد بعد دور واحد.
    [two] تعادل: لم يفز أحد بعد دورين.
    [few] تعادل: لم يفز أحد بعد { $turns } أدوار.
    [many] تعادل: لم يفز أحد بعد { $turns } دورًا.
   *[other] تعادل: لم يفز أحد بعد { $turns } دور.
}
snakes-drawn-stuck = تعادل: لم يعد أحد يستطيع التحرك.

## ما يُسأل عنه

snakes-ask-lots = أجرِ القرعة لترتيب اللعب
snakes-ask-dice = ارمِ النرد

## اللوحة

# $things: قائمة بما على اللوحة وعدده، أو «لا شيء عليها»
snakes-board = لوحة من { $side } في { $side } خانة، وما عليها: { $things }؛ الخانة 1 في أسفل اليسار، و{ $last } خانة النهاية
snakes-nothing = لا شيء
snakes-count = { $kind ->
    [snake] { $count ->
        [one] ثعبان واحد
        [two] ثعبانان
        [few] { $count } ثعابين
        [many] { $count } ثعبانًا
       *[other] { $count } ثعبان
    }
    [ladder] { $count ->
        [one] سلّم واحد
        [two] سلّمان
        [few] { $count } سلالم
        [many] { $count } سلّمًا
       *[other] { $count } سلّم
    }
    [teleporter] { $count ->
        [one] بوابة انتقال واحدة
        [two] بوابتا انتقال
        [few] { $count } بوابات انتقال
       *[other] { $count } بوابة انتقال
    }
    [trap] { $count ->
        [one] فخ واحد
        [two] فخان
        [few] { $count } أفخاخ
        [many] { $count } فخًا
       *[other] { $count } فخ
    }
    [boost] { $count ->
        [one] دفعة واحدة
        [two] دفعتان
        [few] { $count } دفعات
       *[other] { $count } دفعة
    }
    [black-hole] { $count ->
        [one] ثقب أسود واحد
        [two] ثقبان أسودان
        [few] { $count } ثقوب سوداء
        [many] { $count } ثقبًا أسود
       *[other] { $count } ثقب أسود
    }
   *[other] «{ $kind }» بعدد { $count }
}
snakes-cell = الخانة { $cell }
snakes-cell-goal = الخانة { $cell }، خانة النهاية
# $entity: ما يبدأ على الخانة، مثل snakes-leads-up
snakes-cell-entity = الخانة { $cell }، { $entity }
snakes-cell-entity-goal = الخانة { $cell }، { $entity }، خانة النهاية
snakes-start = البداية
snakes-start-place = البداية، بجانب اللوحة
snakes-stands-on = { $kind ->
    [trap] فخ على { $cell }
    [boost] دفعة على { $cell }
    [black-hole] ثقب أسود على { $cell }
   *[other] «{ $kind }» على { $cell }
}
snakes-leads = { $kind ->
    [teleporter] بوابة انتقال من { $start } إلى { $end }
   *[other] «{ $kind }» من { $start } إلى { $end }
}
snakes-leads-up = { $kind ->
    [ladder] سلّم من { $start } صعودًا إلى { $end }
   *[other] «{ $kind }» من { $start } صعودًا إلى { $end }
}
snakes-leads-down = { $kind ->
    [snake] ثعبان من { $start } نزولًا إلى { $end }
   *[other] «{ $kind }» من { $start } نزولًا إلى { $end }
}
snakes-legend = { $kind ->
    [snake] { snakes-option-entities-kind-snake }: { snakes-option-entities-kind-snake.help }
    [ladder] { snakes-option-entities-kind-ladder }: { snakes-option-entities-kind-ladder.help }
    [teleporter] { snakes-option-entities-kind-teleporter }: { snakes-option-entities-kind-teleporter.help }
    [trap] { snakes-option-entities-kind-trap }: { snakes-option-entities-kind-trap.help }
    [boost] { snakes-option-entities-kind-boost }: { snakes-option-entities-kind-boost.help }
    [black-hole] { snakes-option-entities-kind-black-hole }: { snakes-option-entities-kind-black-hole.help }
   *[other] { $kind }: { $effect }
}
snakes-token = { $who } على الخانة { $cell }
snakes-token-at-start = { $who } عند البداية

## الأرقام والنتائج

snakes-figure-turn = الدور
snakes-figure-sixes = مرات 6 على التوالي
snakes-figure-cell = الخانة
# اسم اللاعب مكتوب فوق هذه الملاحظات.
snakes-note-wins = الفوز!
snakes-note-sits-out = خارج اللعب { $turns ->
    [one] دورًا واحدًا
    [two] دورين
    [few] { $turns } أدوار
    [many] { $turns } دورًا
   *[other] { $turns } دور
}
snakes-note-plays = الترتيب في اللعب: { $place }
snakes-took = استغرقت اللعبة { $turns ->
    [one] دورًا واحدًا
    [two] دورين
    [few] { $turns } أدوار
    [many] { $turns } دورًا
   *[other] { $turns } دور
}.

## الخيارات

snakes-option-players = اللاعبون
    .help = عدد من يلعبون: حتى 64، بعدد العلامات التي تميّز القطع.
snakes-option-turn_order = ترتيب اللعب
    .help = بالقرعة، أو مقعدًا بعد مقعد.
snakes-option-turn_order-random = عشوائي
snakes-option-turn_order-fixed = ثابت
snakes-option-seat_order = المقاعد بالترتيب
    .help = من يلعب بعد من: المقاعد معدودة من 1؛ وإلا فحسب ترتيب اللعب.
snakes-option-side = عدد الخانات في الضلع
    .help = للوحة هذا العدد من الخانات عرضًا وطولًا. تعرض الشاشة حتى 100 لأنها ترسم كل خانة.
snakes-option-entities = الثعابين والسلالم
    .help = ثعابين وسلالم وغيرها موضوعة باليد؛ وإلا وضعها الحاسوب. اللوحات التي يزيد ضلعها على 40 خانة تُعدَّل في هذه القائمة فقط، لأن ثعابينها وسلالمها لا تُرسم كلها.
snakes-option-entities-kind = النوع
snakes-option-entities-from = من
snakes-option-entities-to = إلى
snakes-option-entities-kind-snake = ثعبان
    .help = ينزل بالقطعة إلى ذيله.
snakes-option-entities-kind-ladder = سلّم
    .help = يصعد بالقطعة إلى أعلاه.
snakes-option-entities-kind-teleporter = بوابة انتقال
    .help = تنقل القطعة إلى طرفها الآخر.
snakes-option-entities-kind-trap = فخ
    .help = يحتجز القطعة دورًا واحدًا.
snakes-option-entities-kind-boost = دفعة
    .help = تتقدم بالقطعة بضع خانات.
snakes-option-entities-kind-black-hole = ثقب أسود
    .help = يعيد القطعة إلى البداية.
snakes-option-as_printed = كما هي مطبوعة
    .help = تُقبل الأشياء كما هي، دون قواعد الوضع على اللوحة.
snakes-option-density = الكثافة
    .help = نسبة الخانات التي يبدأ الحاسوب عندها ثعبانًا أو سلّمًا.
snakes-option-placement = التوزيع
    .help = كيف يضع الحاسوب الثعابين والسلالم.
snakes-option-placement-random = عشوائي
    .help = قد تتقاطع وتتزاحم.
snakes-option-placement-tidy = بلا تشابك
    .help = لا يعترض بعضها بعضًا.
snakes-option-teleporters = بوابات الانتقال
    .help = كم يضع منها الحاسوب.
snakes-option-traps = الأفخاخ
    .help = كم يضع منها الحاسوب.
snakes-option-boosts = الدفعات
    .help = كم يضع منها الحاسوب.
snakes-option-black_holes = الثقوب السوداء
    .help = كم يضع منها الحاسوب.
snakes-option-board_seed = بذرة اللوحة
    .help = البذرة نفسها تعطي اللوحة نفسها.
snakes-option-boost = الدفعة
    .help = كم خانة تتقدم القطعة بالدفعة.
snakes-option-dice = أحجار النرد
    .help = عدد أحجار النرد؛ ومجموعها يحرّك القطعة.
snakes-option-sides = الأوجه
    .help = عدد أوجه كل حجر نرد.
snakes-option-faces = الأعداد
    .help = الأعداد على كل حجر نرد، مثل 1 و1 و2 و3 و5 و8، حتى 10000؛ وإلا فمن 1 فصاعدًا.
snakes-option-weights = الأوزان
    .help = كم مرة يقع كل وجه، بترتيب الأعداد؛ وإلا فكلها متساوية.
snakes-option-starting = الانطلاق
    .help = أي الرميات تُخرج من الخانة 0.
snakes-option-starting-any = أي رمية
    .help = أي رمية تُخرج من الخانة 0.
snakes-option-starting-specific = رميات محددة
    .help = لا تُخرج من الخانة 0 إلا الرميات المذكورة تحت «رميات الانطلاق» (1 و6).
snakes-option-start_rolls = رميات الانطلاق
    .help = الرميات التي تُخرج من الخانة 0 مع «رميات محددة».
snakes-option-overshoot = تجاوز النهاية
    .help = رمية تتجاوز النهاية؛ وإن لم تختر فالفوز يحددها.
snakes-option-overshoot-stay = بقاء
    .help = الرمية التي تتجاوز النهاية لا تحرّك شيئًا.
snakes-option-overshoot-exceed = عبور
    .help = الرمية التي تتجاوز النهاية تصل إليها وتفوز.
snakes-option-winning = الفوز
    .help = بماذا يكون الفوز.
snakes-option-winning-exact = بالضبط
    .help = يجب بلوغ الخانة الأخيرة بالعدد تمامًا.
snakes-option-winning-cross = بالتجاوز
    .help = بلوغ الخانة الأخيرة أو تجاوزها يفوز.
snakes-option-killing = الإرجاع
    .help = النزول على خانة مشغولة.
snakes-option-killing-none = لا أحد
    .help = يتقاسم اللاعبون الخانة بسلام.
snakes-option-killing-opponent = الخصم
    .help = من كان هناك يعود إلى البداية.
snakes-option-killing-self = القادم
    .help = من ينزل هناك يعود إلى البداية.
snakes-option-killing-both = كلاهما
    .help = كلاهما يعود إلى البداية.
snakes-option-special_rolls = الرميات الخاصة
    .help = المجاميع الخاصة.
snakes-option-special_roll = الرمية الخاصة
    .help = ما تكسبه الرمية الخاصة.
snakes-option-special_roll-extra-turn = رمية إضافية
    .help = من يرمي رمية خاصة يرمي مرة أخرى.
snakes-option-special_roll-no-extra-turn = بلا رمية إضافية
    .help = الرمية الخاصة رمية كغيرها.
snakes-option-six_rolls = الستات
    .help = المجاميع التي تُعد كالستة.
snakes-option-first_six = الستة الأولى
    .help = ما تكسبه الستة.
snakes-option-first_six-extra-turn = رمية إضافية
    .help = من يرمي ستة يرمي مرة أخرى.
snakes-option-first_six-no-extra-turn = بلا رمية إضافية
    .help = الستة رمية كغيرها.
snakes-option-third_six = الستة الثالثة
    .help = الستة الثالثة في دور واحد.
snakes-option-third_six-cancel = تُلغى
    .help = الستة الثالثة لا تحرّك شيئًا وتُنهي الدور.
snakes-option-third_six-normal = عادية
    .help = الستة الثالثة رمية كغيرها، ويبدأ العد من جديد.
snakes-option-third_six-lose-next-turn = ضياع الدور القادم
    .help = الستة الثالثة لا تحرّك شيئًا، ويضيع الدور القادم.
snakes-option-third_six-backtrack = رجوع
    .help = الستة الثالثة تعيد القطعة إلى حيث كانت الأولى.
snakes-option-third_six-to-start = إلى البداية
    .help = الستة الثالثة تعيد القطعة إلى الخانة 0.
snakes-option-priority = ترتيب القواعد
    .help = ما يأتي أولًا حين تلتقي قواعد عدة.
snakes-option-priority-classic = كلاسيكي
    .help = الثعبان أو السلّم، ثم الفوز، ثم القتل؛ والستة الثالثة يُحكم فيها قبل الحركة.
snakes-option-priority-killing-first = القتل أولًا
    .help = من يقف حيث تقود الرمية يُلتقى به هناك، قبل أن يعمل ثعبان أو سلّم.
snakes-option-priority-winning-first = الفوز أولًا
    .help = الرمية التي تقود إلى الخانة الأخيرة تفوز، أيًا كان ما فيها.
snakes-option-priority-sixes-last = الستات أخيرًا
    .help = الستة الثالثة تحرّك وقد تفوز؛ ثم يُحكم فيها.
snakes-option-most_turns = أقصى عدد للأدوار
    .help = تتعادل اللعبة بعد هذا العدد من الأدوار؛ وإلا فبعد أكثر بكثير مما تستغرقه لعبة.

## قواعد جاهزة

snakes-preset-classic = تقليدي
    .help = القواعد التي يعرفها معظم الناس.
snakes-preset-milton-bradley = ميلتون برادلي
    .help = اللوحة المطبوعة عام 1952 بزلّاقاتها.
snakes-preset-gentle = لطيف
    .help = ثعابين وسلالم قليلة.
snakes-preset-fierce = شرس
    .help = ثعابين وسلالم كثيرة، ومن تنزل عليه يعود إلى البداية.
snakes-preset-family-dash = سباق العائلة
    .help = تجاوز الخانة الأخيرة يفوز أيضًا.
snakes-preset-obstacles = عقبات
    .help = مع بوابات انتقال وأفخاخ.

## تعديل اللوحة

snakes-brush = { $kind ->
    [snake] ثعبان: ينزل بالقطعة إلى ذيله.
    [ladder] سلّم: يصعد بالقطعة إلى أعلاه.
    [teleporter] بوابة انتقال: تنقل القطعة إلى طرفها الآخر.
    [trap] فخ: يحتجز القطعة دورًا واحدًا.
    [boost] دفعة: تتقدم بالقطعة بضع خانات.
    [black-hole] ثقب أسود: يعيد القطعة إلى البداية.
   *[other] { $kind }: { $effect }
}
# أين يمكن وضع الشيء، بحسب الجهة التي يقود إليها؛ «كما هي مطبوعة» لوحة بلا قواعد وضع.
snakes-place-up = من خانة أدنى صعودًا إلى خانة أعلى في صف آخر؛ لا على الخانة الأولى ولا الأخيرة، ولا حيث يبدأ شيء آخر أو ينتهي.
snakes-place-down = من خانة أعلى نزولًا إلى خانة أدنى في صف آخر؛ لا على الخانة الأولى ولا الأخيرة، ولا حيث يبدأ شيء آخر أو ينتهي.
snakes-place-anywhere = من أي خانة إلى أي خانة أخرى؛ لا على الخانة الأولى ولا الأخيرة، ولا حيث يبدأ شيء آخر أو ينتهي.
snakes-place-nowhere = على خانة؛ لا على الخانة الأولى ولا الأخيرة، ولا حيث يبدأ شيء آخر أو ينتهي.
snakes-place-on = على خانة؛ لا على الخانة الأولى ولا الأخيرة، ولا حيث يبدأ شيء آخر أو ينتهي، ولا حيث تقود إلى النهاية أو إلى بداية شيء آخر.
snakes-place-up-as-printed = من خانة أدنى صعودًا إلى خانة أعلى.
snakes-place-down-as-printed = من خانة أعلى نزولًا إلى خانة أدنى.
snakes-place-anywhere-as-printed = من أي خانة إلى أي خانة أخرى.
snakes-place-nowhere-as-printed = على خانة.
snakes-place-on-as-printed = على خانة.

## ما الخطأ في الخيارات

snakes-fault-exact-exceed = الفوز «بالضبط» يناقض تجاوز النهاية «عبور»: اختر الفوز «بالتجاوز» أو تجاوز النهاية «بقاء»
snakes-fault-cross-stay = الفوز «بالتجاوز» يناقض تجاوز النهاية «بقاء»: اختر تجاوز النهاية «عبور» أو الفوز «بالضبط»
# $choice: اسم القاعدة كما تسميها البرامج
snakes-fault-third-six = { $choice ->
    [normal] الستة الثالثة «عادية»
    [lose-next-turn] الستة الثالثة «ضياع الدور القادم»
    [backtrack] الستة الثالثة «رجوع»
    [to-start] الستة الثالثة «إلى البداية»
   *[other] الستة الثالثة «{ $choice }»
} تحتاج إلى «رمية إضافية» في { $rule ->
    [first_six] الستة الأولى
   *[special_roll] الرمية الخاصة
}: وإلا فلا أحد يرمي ثلاث ستات في دور واحد
snakes-fault-first-six = first_six وspecial_roll قاعدة واحدة ولا يمكن أن تختلفا
snakes-fault-weights = الأوزان المعطاة { $given }، وأوجه حجر النرد { $sides }
snakes-fault-no-weight = لا يجوز وزن سالب، ويجب أن يكون أحدها موجبًا
snakes-fault-totals = أحجار النرد والأوجه: عدد مجاميعها { $totals }، والحد الأقصى { $most }، وهو ما تتسع له قائمة النتائج
snakes-fault-ways = أحجار النرد والأوزان: طرق وقوع هذه الأحجار أكثر من { $most }؛ فالاحتمالات تُحفظ في 32 بتًا
snakes-fault-start-rolls = لا يمكن أن يقع أيٌّ من { $rolls } بأحجار النرد هذه؛ فلن ينطلق أحد
snakes-fault-seat-order = اذكر كل مقعد مرة واحدة؛ عدد المقاعد { $players }
snakes-fault-turn-never-ends = كل رمية تمنح رمية أخرى؛ لن ينتهي أي دور
snakes-fault-never-ends = لا يستطيع أحد بلوغ الخانة { $last } بهذه الأحجار على هذه الرقعة
snakes-fault-memory = لوحة من { NUMBER($side, useGrouping: 0) } في { NUMBER($side, useGrouping: 0) } خانة تحتاج نحو { NUMBER($needed, useGrouping: 0) } م.ب من الذاكرة، والمتاح { NUMBER($free, useGrouping: 0) } م.ب
snakes-fault-room = المطلوب { NUMBER($asked, useGrouping: 0) }، لكن ما تتسع له اللوحة مع بقية ما عليها { NUMBER($room, useGrouping: 0) }
# سبب كل حد؛ يأتي بعد الخطأ
snakes-because-players = لا توجد علامات أكثر تميّز القطع
snakes-because-side = الخانات مرقّمة في 32 بتًا
snakes-because-least-side = لا توجد في القواعد لوحة أصغر
snakes-because-least-faces = يجب أن تُقدّم الرمية قطعة
snakes-because-least-sides = نرد بوجه واحد لا يترك شيئًا للحظ
snakes-because-density = كل ثعبان وكل سلّم يشغل خانتين، وتبقى بعض الخانات حرة
snakes-because-boost = لا توجد لوحة صفوفها أطول
snakes-because-faces = للقواعد جدول فيه موضع لكل مجموع
snakes-because-turns = الأدوار معدودة في 32 بتًا
# شيء على اللوحة باختصار: $thing و$other في الرسائل التالية
snakes-entity = { $kind ->
    [snake] الثعبان من { $start } إلى { $end }
    [ladder] السلّم من { $start } إلى { $end }
    [teleporter] بوابة الانتقال من { $start } إلى { $end }
    [trap] الفخ من { $start } إلى { $end }
    [boost] الدفعة من { $start } إلى { $end }
    [black-hole] الثقب الأسود من { $start } إلى { $end }
   *[other] «{ $kind }» من { $start } إلى { $end }
}
snakes-entity-on = { $kind ->
    [snake] الثعبان على { $cell }
    [ladder] السلّم على { $cell }
    [teleporter] بوابة الانتقال على { $cell }
    [trap] الفخ على { $cell }
    [boost] الدفعة على { $cell }
    [black-hole] الثقب الأسود على { $cell }
   *[other] «{ $kind }» على { $cell }
}
snakes-fault-same-start = بداية واحدة لشيئين على الخانة نفسها: { $thing } و{ $other }
snakes-fault-leaves-board = خارج اللوحة التي خانتها الأخيرة { $last }: { $thing }
snakes-fault-has-end = { $kind ->
    [trap] الفخ لا طرف آخر له: { $thing }
    [boost] الدفعة لا طرف آخر لها: { $thing }
    [black-hole] الثقب الأسود لا طرف آخر له: { $thing }
   *[other] «{ $kind }» لا طرف آخر له: { $thing }
}
snakes-fault-no-end = لا يقود إلى أي مكان، فأعطه نهاية: { $thing }
snakes-fault-leads-down = { $kind ->
    [ladder] السلّم يصعد ولا ينزل: { $thing }
   *[other] «{ $kind }» يصعد ولا ينزل: { $thing }
}
snakes-fault-leads-up = { $kind ->
    [snake] الثعبان ينزل ولا يصعد: { $thing }
   *[other] «{ $kind }» ينزل ولا يصعد: { $thing }
}
snakes-fault-ends-stay-free = تبقى البداية والنهاية خاليتين، والخانة { $cell } مشغولة: { $thing }
snakes-fault-overlap = لا تداخل، والخانة { $cell } مشتركة: { $thing } و{ $other }
snakes-fault-horizontal = لا شيء أفقيًا، وهذا يبقى في صف واحد: { $thing }
snakes-fault-cycle = لا حلقات، وهذا يقود إلى نفسه: { $thing }
snakes-fault-boost-end = لا دفعة إلى النهاية، وهذه تقود إلى الخانة الأخيرة أو ما بعدها: { $thing }
snakes-fault-chain = لا سلاسل، والخانة { $cell } حيث ينتهي الأول يبدأ فيها الثاني: { $thing } و{ $other }
snakes-kind-taken = الاسم { $name } مستعمل على اللوحة؛ فاختر اسمًا آخر

## لماذا ليست الاحتمالات دقيقة: ما يجعل اللاعبين يحرّك بعضهم بعضًا

# $rule و$choice: الخيار وقيمته كما تسميهما البرامج
snakes-rule = { $rule } { $choice }
snakes-a-kind = { $kind ->
    [snake] الثعبان
    [ladder] السلّم
    [teleporter] بوابة الانتقال
    [trap] الفخ
    [boost] الدفعة
    [black-hole] الثقب الأسود
   *[other] «{ $kind }»
}

## القواعد، للاعبين

snakes-rules-aim = الهدف
snakes-rules-goal = كن أول من يوصل قطعته من البداية إلى الخانة { $last }.
snakes-rules-board = اللوحة
snakes-rules-cells = { $side } في { $side } خانة، مرقّمة من أسفل اليسار ذهابًا وإيابًا.
snakes-rules-kind = { $kind ->
    [snake] الثعبان: { snakes-option-entities-kind-snake.help }
    [ladder] السلّم: { snakes-option-entities-kind-ladder.help }
    [teleporter] بوابة الانتقال: { snakes-option-entities-kind-teleporter.help }
    [trap] الفخ: { snakes-option-entities-kind-trap.help }
    [boost] الدفعة: { snakes-option-entities-kind-boost.help }
    [black-hole] الثقب الأسود: { snakes-option-entities-kind-black-hole.help }
   *[other] { $kind }: { $effect }
}
snakes-rules-turn = دورك
snakes-rules-order-random = القرعة تحدد ترتيب اللعب.
snakes-rules-order-fixed = تلعبون مقعدًا بعد مقعد.
snakes-rules-order-seats = تلعبون بهذا الترتيب: { $players }.
# $dice: العدد
snakes-rules-roll = { $dice ->
    [1] ارمِ حجر النرد وتقدّم بعدد الرمية.
    [two] ارمِ حجري نرد وتقدّم بعدد مجموعهما.
    [few] ارمِ { $dice } أحجار نرد وتقدّم بعدد مجموعها.
   *[other] ارمِ { $dice } حجر نرد وتقدّم بعدد مجموعها.
}
snakes-rules-roll-loaded = { $dice ->
    [1] ارمِ حجر النرد، وهو غير متوازن، وتقدّم بعدد الرمية.
    [two] ارمِ حجري نرد، وهما غير متوازنين، وتقدّم بعدد مجموعهما.
    [few] ارمِ { $dice } أحجار نرد، وهي غير متوازنة، وتقدّم بعدد مجموعها.
   *[other] ارمِ { $dice } حجر نرد، وهي غير متوازنة، وتقدّم بعدد مجموعها.
}
snakes-rules-roll-sides = { $dice ->
    [1] ارمِ حجر النرد (عدد أوجهه { $sides }) وتقدّم بعدد الرمية.
    [two] ارمِ حجري نرد (عدد أوجه كل منهما { $sides }) وتقدّم بعدد مجموعهما.
    [few] ارمِ { $dice } أحجار نرد (عدد أوجه كل منها { $sides }) وتقدّم بعدد مجموعها.
   *[other] ارمِ { $dice } حجر نرد (عدد أوجه كل منها { $sides }) وتقدّم بعدد مجموعها.
}
snakes-rules-roll-sides-loaded = { $dice ->
    [1] ارمِ حجر النرد غير المتوازن (عدد أوجهه { $sides }) وتقدّم بعدد الرمية.
    [two] ارمِ حجري نرد غير متوازنين (عدد أوجه كل منهما { $sides }) وتقدّم بعدد مجموعهما.
    [few] ارمِ { $dice } أحجار نرد غير متوازنة (عدد أوجه كل منها { $sides }) وتقدّم بعدد مجموعها.
   *[other] ارمِ { $dice } حجر نرد غير متوازن (عدد أوجه كل منها { $sides }) وتقدّم بعدد مجموعها.
}
snakes-rules-roll-faces = { $dice ->
    [1] ارمِ حجر النرد (أعداده { $faces }) وتقدّم بعدد الرمية.
    [two] ارمِ حجري نرد (أعداد كل منهما { $faces }) وتقدّم بعدد مجموعهما.
    [few] ارمِ { $dice } أحجار نرد (أعداد كل منها { $faces }) وتقدّم بعدد مجموعها.
   *[other] ارمِ { $dice } حجر نرد (أعداد كل منها { $faces }) وتقدّم بعدد مجموعها.
}
snakes-rules-roll-faces-loaded = { $dice ->
    [1] ارمِ حجر النرد غير المتوازن (أعداده { $faces }) وتقدّم بعدد الرمية.
    [two] ارمِ حجري نرد غير متوازنين (أعداد كل منهما { $faces }) وتقدّم بعدد مجموعهما.
    [few] ارمِ { $dice } أحجار نرد غير متوازنة (أعداد كل منها { $faces }) وتقدّم بعدد مجموعها.
   *[other] ارمِ { $dice } حجر نرد غير متوازن (أعداد كل منها { $faces }) وتقدّم بعدد مجموعها.
}
# $rolls: قائمة أعداد تربطها «أو»
snakes-rules-starting-specific = لا يُدخلك إلى اللوحة إلا { $rolls }.
snakes-rules-overshoot-stay = الرمية التي تتجاوز بك الخانة الأخيرة لا تحرّكك.
snakes-rules-overshoot-exceed = يجوز أن تتجاوز بك الرمية الخانة الأخيرة.
snakes-rules-winning-exact = تفوز إذا نزلت على الخانة { $last } تمامًا.
snakes-rules-winning-cross = تفوز إذا بلغت الخانة { $last } أو تجاوزتها.
snakes-rules-killing-none = يجوز أن تتقاسم عدة قطع خانة واحدة.
snakes-rules-killing-opponent = إذا نزلت على خانة أحدهم عاد هو إلى البداية.
snakes-rules-killing-self = إذا نزلت على خانة أحدهم عدت أنت إلى البداية.
snakes-rules-killing-both = إذا نزلت على خانة أحدهم عدتما معًا إلى البداية.
snakes-rules-extra-roll = رمي { $rolls } يمنحك رمية أخرى، حتى إن لم تستطع التحرك.
snakes-rules-third_six-cancel = الرمية { $rolls } الثالثة على التوالي لا تُحتسب، وينتهي دورك.
snakes-rules-third_six-normal = الرمية { $rolls } الثالثة على التوالي رمية كغيرها.
snakes-rules-third_six-lose-next-turn = الرمية { $rolls } الثالثة على التوالي لا تُحتسب، ويفوتك دور.
snakes-rules-third_six-backtrack = الرمية { $rolls } الثالثة على التوالي تعيدك إلى حيث كانت الأولى.
snakes-rules-third_six-to-start = الرمية { $rolls } الثالثة على التوالي تعيدك إلى البداية.
snakes-rules-priority-killing-first = من يقف حيث تقود رميتك تلتقي به هناك، قبل أن ينقلك ثعبان أو سلّم.
snakes-rules-priority-winning-first = الرمية التي تقود إلى الخانة الأخيرة تفوز، أيًا كان ما فيها.
snakes-rules-priority-sixes-last = الستة الثالثة على التوالي تحرّك أولًا، وقد تفوز، قبل أن يُحكم فيها.

## ما تعدّه المحاكاة

snakes-stat-rolls = الرميات
snakes-stat-climbs = مرات الصعود
snakes-stat-slides = مرات النزول
snakes-stat-landings = الخانات الأكثر وصولًا إليها

## مباراة أولى موجَّهة

snakes-lesson-aim = هذه القطعة لك. كن أول من يبلغ الخانة 100.
snakes-lesson-roll = تتقدم بعدد رميتك: الحظ يحسم، وكل واحد قد يفوز. ارمِ!
snakes-lesson-ladder = توقفت عند أسفل سلّم فصعدت من 4 إلى 14. الآن يرمي { $other }.
snakes-lesson-snake = بعد خانتين ينتظرك ثعبان. ارمِ!
snakes-lesson-down = اثنان بالذات: أنزلك الثعبان من 16 إلى 6. يحدث هذا للجميع. الآن دور { $other }.
snakes-lesson-six = رمى { $other } ستة، وهي تمنح رمية أخرى، وصعد سلّمين. دورك في الرمي!
snakes-lesson-again = ستة لك أيضًا: ارمِ مرة أخرى.
snakes-lesson-exact = يجب بلوغ الخانة الأخيرة بالعدد تمامًا: والرمية الزائدة لا تحرّكك. هذا كل ما تحتاجه. حظًا سعيدًا!
