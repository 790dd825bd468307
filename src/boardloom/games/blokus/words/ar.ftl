### بلوكوس (Blokus) بالعربية.
### {"\u200E"} أمام عدد قد يكون سالبًا تُبقي إشارته على يساره.
### تُسمّى القطع بحرف وعدد مربعاتها ("W5")، والخانات بحرف ورقم ("a20"). مربع: جزء من قطعة؛ خانة: مكان على اللوحة.

blokus-title = Blokus
blokus-summary = الأركان تتلامس والأضلاع لا: ضع أكبر عدد ممكن من قطعك.

## الألوان
## `.first` في بداية الجملة. وفي غيرها $colour هو الرسالة نفسها.

blokus-colour-blue = الأزرق
    .first = الأزرق
blokus-colour-yellow = الأصفر
    .first = الأصفر
blokus-colour-red = الأحمر
    .first = الأحمر
blokus-colour-green = الأخضر
    .first = الأخضر

## ما يحدث

# $what: قطعة وحجمها ("W5، 5 مربعات")
blokus-places = { $who } ({ $colour }): وضع { $what }.
blokus-places-opens = { $who } ({ $colour }): وضع { $what }، وفتح { $corners ->
    [one] ركن واحد
    [two] ركنين
    [few] { $corners } أركان
    [many] { $corners } ركنًا
   *[other] { $corners } ركن
}.
blokus-passes = { $who } ({ $colour }): تمرير الدور.
blokus-all-placed = وُضعت كل قطع { $colour }!
blokus-all-placed-single-last = وُضعت كل قطع { $colour }، والمربع المفرد آخرها!
# $colour: كما يبدأ الجملة
blokus-blocked = { $colour } لا يستطيع وضع المزيد.
blokus-over = انتهت اللعبة.

## ما يُسأل عنه، وما يمكن اختياره

blokus-ask = ضع قطعة من { $colour }
blokus-pass = تمرير
# $pieces: كم قطعة يمكن وضعها الآن، واحدة أو أكثر
blokus-pass-fits = { $pieces ->
    [zero] لا مكان لأي من قطعك.
    [one] ما زال لقطعة واحدة من قطعك مكان.
    [two] ما زال لقطعتين من قطعك مكان.
    [few] ما زال لـ{ $pieces } من قطعك مكان.
    [many] ما زال لـ{ $pieces } من قطعك مكان.
   *[other] ما زال لـ{ $pieces } من قطعك مكان.
}
blokus-turn-clockwise = أدرها باتجاه عقارب الساعة
    .word = تدوير
blokus-turn-anticlockwise = أدرها عكس عقارب الساعة
blokus-flip-vertically = اقلبها من أعلى إلى أسفل
blokus-flip-horizontally = اقلبها من اليسار إلى اليمين
    .word = قلب

## ما الخطأ في المكان، بكلمات قليلة

blokus-limit-taken = تغطي قطعة أخرى
blokus-limit-edge = تلامس ضلعًا من لونك
blokus-limit-corner = لا تلامس أيًّا من أركانك
blokus-limit-first = القطعة الأولى تغطي ركنًا من أركان اللوحة
blokus-limit-first-own = القطعة الأولى تغطي بداية لونها

## لماذا لا يمكن وضع شيء

# $cells (ما كتبه شخص)
blokus-no-shape = { $cells } ليس شكل قطعة
# $cells (ما كتبه شخص)، $reason (إحدى الرسائل التي تبدأ بـ blokus-why)
blokus-not-possible = { $cells } غير ممكن: { $reason }
blokus-why-placed = { $colour } وضع القطعة { $piece } من قبل
blokus-why-taken = { $cell } مشغولة
blokus-why-edge = { $cell } تلامس { $colour } بضلع
# $cells (خانة واحدة، أو عدة خانات بينها «أو»)
blokus-why-first = القطعة الأولى من { $colour } تغطي { $cells }
blokus-why-corner = لا تلامس أي ركن من { $colour }
blokus-piece-placed = القطعة { $piece } من { $colour } موضوعة من قبل
blokus-piece-no-place = القطعة { $piece } من { $colour } لا مكان لها الآن

## اللوحة والقطع

blokus-board = لوحة من { $size } في { $size } خانة، وa1 في أسفل اليسار
blokus-legend-start = القطع الأولى تغطي واحدة من هذه
blokus-start = { $cell }، بداية
blokus-start-of = { $cell }، بداية { $colour }
blokus-piece-of = { $piece } من { $colour }
blokus-piece-and-size = { $piece }، { $squares ->
    [one] مربع واحد
    [two] مربعان
    [few] { $squares } مربعات
    [many] { $squares } مربعًا
   *[other] { $squares } مربع
}
blokus-tray-of = { $who }: { $colour }

## الأرقام والنتائج

blokus-figure-turn = الدور
blokus-figure-colour = اللون الذي عليه الدور
blokus-figure-left = المربعات الباقية
blokus-figure-placed = المربعات الموضوعة
# اسم رقم: نقاط لون لا يُحسب لأحد
blokus-figure-nobody = { $colour }، لا يُحسب لأحد
# اسم رقم: يتبعه لاعب
blokus-figure-next = يلعب { $colour } في المرة القادمة
blokus-note-placed = وُضعت كلها
blokus-note-placed-of = { $colour }: وُضعت كلها
blokus-note-blocked = محاصر
blokus-note-blocked-of = { $colour }: محاصر
# $points: الفارق عن الثاني
blokus-wins-by = { $points ->
    [one] الفوز من نصيب { $who } بفارق نقطة واحدة!
    [two] الفوز من نصيب { $who } بفارق نقطتين!
    [few] الفوز من نصيب { $who } بفارق { $points } نقاط!
   *[other] الفوز من نصيب { $who } بفارق { $points } نقطة!
}
blokus-column-colours = الألوان
blokus-colour-points = { $colour } {"\u200E"}{ $points }
# $colour: كما يبدأ الجملة
blokus-nobodys = { $colour } ({"\u200E"}{ $points }) لا يُحسب لأحد.
# $each: الرسالتان التاليتان، واحدة بعد الأخرى
blokus-standing = { $each }.
# $colours: "blue -87, yellow -88"
blokus-standing-player = { $who }: {"\u200E"}{ $score } ({ $colours })
blokus-standing-nobody = { $colour } {"\u200E"}{ $points }، ولا يُحسب لأحد

## الخيارات

blokus-option-players = اللاعبون
    .help = كم يجلس إلى الطاولة: لكل من اثنين لونان، وثلاثة يتقاسمون اللون الرابع، ولكل من أربعة لون.
blokus-option-board = اللوحة
    .help = 20 في 20 خانة وأربعة ألوان، أو Duo: 14 في 14 ولونان.
blokus-option-board-classic = تقليدية
blokus-option-board-duo = Duo
blokus-option-corners = الأركان
    .help = القطعة الأولى تغطي أي ركن خالٍ، أو ركن لونها؛ ولا أركان في Duo.
blokus-option-corners-any = أي ركن
blokus-option-corners-own = ركن اللون
blokus-option-pairs = الألوان معًا
    .help = للاعبين اثنين: الأزرق والأصفر ضد الأحمر والأخضر، أو الأزرق والأحمر.
blokus-option-pairs-text = الأزرق والأصفر
blokus-option-pairs-box = الأزرق والأحمر
blokus-preset-one-player = لاعب واحد
    .help = أنت ضد لاعب آلي واحد، ولكل منكما لونان.
blokus-preset-duo = Duo
    .help = اللوحة الصغيرة للاعبين اثنين.
blokus-preset-tournament = بطولة
    .help = كل لون يبدأ في ركنه.
blokus-preset-box = كالعلبة
    .help = لاعبان اثنان كما تقول القواعد في العلبة: الأزرق والأحمر ضد الأصفر والأخضر.
# "one-player" هو ما يُكتب
blokus-fault-alone = الشخص الواحد يلعب ضد لاعب آلي في مقعد ثانٍ: اختر 2، أو القواعد الجاهزة one-player
blokus-fault-players = يستطيع أن يلعب 2 أو 3 أو 4، وليس { $given }: هناك أربعة ألوان
blokus-fault-duo-players = لوحة Duo للاعبين اثنين، وليس { $given }
blokus-fault-pairs = أزواج الألوان للاعبين اثنين على اللوحة التقليدية فقط

## اللاعبون الآليون

blokus-policy-greedy = طمّاع
    .help = يضع أكبر قطعه أولًا، حيث تفتح أكثر الأركان.
blokus-policy-bold = جريء
    .help = يضع القطع الكبيرة أولًا، ويرد على ما فعله الآخرون للتو.
blokus-policy-random = عشوائي
    .help = يأخذ أي اختيار، وكلها متساوية الاحتمال.

## برامج أخرى

# "corners own" و"pairs box" خياران كما يُكتبان
blokus-gtp-corners = المحركات الأخرى تبدأ في ركن كل لون: اختر corners own
blokus-gtp-pairs = المحركات الأخرى توزّع على اللاعبين الاثنين الأزرق والأحمر، والأصفر والأخضر: اختر pairs box
blokus-blksgf = ملفات المباريات في Pentobi.
blokus-blksgf-corner = ملف blksgf: لا يبدأ { $colour } في ركنه كما يريد Pentobi
# $games (أسماء ألعاب كما ترد في الملفات)
blokus-blksgf-no-game = قيمة GM هي 'nothing'؛ ويجب أن تكون واحدة مما يلي: { $games }
blokus-blksgf-other-game = قيمة GM هي { $named }؛ ويجب أن تكون واحدة مما يلي: { $games }
# $number (رقم الحرف)، $text (ما هو مكتوب هناك)
blokus-blksgf-character = الحرف رقم { NUMBER($number, useGrouping: 0) } ليس من صيغة Smart Game Format: { $text }
blokus-blksgf-before-node = هناك خاصية قبل العقدة الأولى
blokus-blksgf-ends-early = ينتهي الملف قبل أوانه: هناك قوس مفتوح
# $property (اسم قصير في الملف: "A1")
blokus-blksgf-setup = { $property }: لا تمكن قراءة مباراة تبدأ من وضعية مُعدّة
# $property و$moves (أسماء قصيرة في الملف: "1, 2, 3, 4")
blokus-blksgf-no-move = { $property } لا تدل على نقلة في هذه اللعبة؛ ما يدل عليها: { $moves }
blokus-blksgf-blocked = النقلة { NUMBER($number, useGrouping: 0) }: { $colour } لا يستطيع وضع المزيد
# $problem: لماذا لا يمكن الوضع
blokus-blksgf-move = النقلة { NUMBER($number, useGrouping: 0) }، { $colour }: { $problem }

## القواعد، للاعبين

blokus-rules-aim = الهدف
blokus-rules-aim-colour = ضع أكثر ما يمكن من لونك.
blokus-rules-aim-colours = ضع أكثر ما يمكن من لونيك.
blokus-rules-table = الطاولة
blokus-rules-board = لوحة من { $size } في { $size } خانة.
blokus-rules-pieces = لكل لون { $pieces } قطعة من مربع واحد إلى خمسة مربعات، ومجموع المربعات { $squares }.
blokus-rules-order = ترتيب اللعب: { $colours }.
# $colour: كما يبدأ الجملة
blokus-rules-shared = { $colour } يلعبه الجميع بالتناوب، ولا يُحسب لأحد.
# $one و$other: لونان لكل منهما
blokus-rules-pairs = لأحد اللاعبين { $one }، وللآخر { $other }.
blokus-rules-turn = دورك
blokus-rules-place = اختر قطعة، وأدرها واقلبها كما تشاء، وضعها على خانات خالية.
blokus-rules-first-duo = القطعة الأولى من كل لون تغطي خانة بداية اللون.
blokus-rules-first-own = القطعة الأولى من كل لون تغطي الركن المعلَّم باللون.
blokus-rules-first-any = القطعة الأولى من كل لون تغطي أي ركن خالٍ من أركان اللوحة.
blokus-rules-corners = كل قطعة بعدها تلامس قطعة من لونها عند ركن، ولا تلامس أيًا منها بضلع.
blokus-rules-others = يجوز لمس الألوان الأخرى بأي طريقة.
blokus-rules-stays = ما وُضع يبقى مكانه.
blokus-rules-pass = يجوز لك تمرير دورك، لذلك الدور فقط. واللون الذي لم يعد يستطيع وضع شيء يُتجاوَز.
blokus-rules-end = النهاية
blokus-rules-over = تنتهي اللعبة حين لا يستطيع أي لون وضع قطعة، أو حين يمرّر الجميع على التوالي.
blokus-rules-points = يبدأ كل لون عند {"\u200E"}{ $start } من النقاط، وكل مربع موضوع يضيف نقطة.
# $all: نقاط وضع كل القطع؛ $single: إن كان المربع المفرد آخرها
blokus-rules-bonus = عند وضع كل القطع: مكافأة قدرها { $all ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $all } نقاط
   *[other] { $all } نقطة
}، ومعها { $single ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $single } نقاط
   *[other] { $single } نقطة
} إن كان المربع المفرد آخرها.
blokus-rules-wins = أعلى مجموع نقاط يفوز.
blokus-rules-wins-together = أعلى مجموع نقاط للونين معًا يفوز.

## ما تعدّه المحاكاة

blokus-stat-score = النقاط
blokus-stat-points-of-blue = نقاط الأزرق
blokus-stat-points-of-yellow = نقاط الأصفر
blokus-stat-points-of-red = نقاط الأحمر
blokus-stat-points-of-green = نقاط الأخضر
blokus-stat-passes = مرات التمرير
blokus-stat-most-points = أكثر النقاط
blokus-stat-most-points-blue = { blokus-colour-blue }
blokus-stat-most-points-yellow = { blokus-colour-yellow }
blokus-stat-most-points-red = { blokus-colour-red }
blokus-stat-most-points-green = { blokus-colour-green }
blokus-stat-left-over = قطع باقية
blokus-stat-places-by-turn = الأماكن الممكنة في كل دور

## مباراة أولى موجَّهة

blokus-lesson-aim = لديك 21 قطعة. ضع على اللوحة أكثر ما يمكن من مربعاتها.
blokus-lesson-first = يجب أن تغطي قطعتك الأولى خانة بدايتك المعلَّمة. خذ أي قطعة، وأدرها إن شئت، وضعها هناك.
blokus-lesson-corner = بدأ { $other } أيضًا. من الآن يجب أن تلامس كل قطعة لك قطعة أخرى لك عند ركن، ولا تلامس أيًا منها بضلع.
blokus-lesson-second = ضع قطعة ثانية عند ركن من الأولى. ولا يهم كيف تلامس قطع { $other }.
blokus-lesson-block = وضعٌ جيد. القطع الكبيرة أولًا: فلن تجد لها مكانًا فيما بعد. الأركان الخالية طرقك إلى الأمام؛ فأغلق طرق الآخرين.
blokus-lesson-end = حين لا يستطيع أحد وضع شيء، يكلّفك كل مربع باقٍ نقطة؛ ومن يضعها كلها ينل مكافأة. هذا كل ما تحتاجه. حظًا سعيدًا!
