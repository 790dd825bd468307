### أخطاء القواعد والألعاب والملفات واللاعبين الآليين والأرقام؛ ما تقوله مكتبة أو محرك بالإنجليزية يأتي مع الرسالة.

## الملفات

# $problem: رسالة أخرى، أو ما تقوله مكتبة بالإنجليزية
file-problem = { $file }: { $problem }
file-line-problem = { $file }، السطر { $line }: { $problem }
file-not-python = { $file } ليس ملف بايثون
file-exists = { $file } موجود من قبل
file-unwritable = تعذرت كتابة { $file }: { $reason }
reason-no-file = ليس ملفًا
reason-not-text = ليس نصًا
reason-not-json = ليس JSON
reason-not-json-at = ليس JSON (السطر { $line }، العمود { $column })
reason-nested = مستويات التداخل فيه أكثر من اللازم
reason-missing = لا يوجد ملف أو مجلد كهذا
reason-permission = هذا غير مسموح هنا (لا توجد صلاحية)
reason-read-only = تمكن قراءته فقط لا كتابته
reason-folder = إنه مجلد
reason-not-folder = جزء من المسار ليس مجلدًا
reason-exists = إنه موجود من قبل
reason-disk-full = القرص ممتلئ
reason-disk-fails = القرص لا يقبله
reason-file-large = سيكون الملف أكبر من اللازم
reason-name-long = الاسم أطول من اللازم
reason-no-program = ليس برنامجًا
reason-no-address = لا يوجد عنوان كهذا
reason-address-used = برنامج آخر يستمع هناك
reason-address-elsewhere = ليس لهذا الجهاز هذا العنوان
reason-not-database = ليس قاعدة بيانات
reason-database-damaged = قاعدة البيانات تالفة
reason-other-database = إنها قاعدة بيانات لشيء آخر
reason-database-busy = برنامج آخر يستعمل قاعدة البيانات
reason-not-opened = تعذر فتح الملف
reason-code = الخطأ { $code }

## الألعاب والقواعد

game-unknown = لا توجد لعبة { $game }؛ اختر مما يلي: { $choices }
game-unknown-but = لا توجد لعبة { $game }؛ هل تقصد { $games }؟
game-unknown-file = لا توجد لعبة { $game }؛ ربما توجد مع --use { $file }
game-package = لا يمكن استعمال اللعبة { $game } من الحزمة { $package }: { $problem }
game-taken = { $game } اسم لعبة موجودة هنا من قبل
game-lacks = ينقص اللعبة { $game } ما يلي: { $part }
game-arguments = تُستدعى { $function } بالوسائط ({ $arguments }) لكنها تأخذ ({ $given })
game-faulty = لا يمكن الوثوق بقواعد اللعبة { $game }: { $problems }
game-name = لا يصلح { $game } اسمًا للعبة: يبدأ الاسم بحرف تليه حروف وأرقام وشرطات سفلية
game-words = في نصوص اللعبة { $game } خطأ: { $problems }
game-guided = في درس اللعبة { $game } أو ألغازها خطأ: { $problems }
lesson-step = الخطوة { $step } من الدرس ({ $says }): { $problem }
lesson-too-free = ما يجوز فعله هناك يؤدي إلى أكثر من { $most } وضع
lesson-no-words = الخطوة { $step } من الدرس بلا نص: ينقص { $id }
lesson-not-now = ليس الآن: افعل ما يطلبه المرشد.
lesson-none = لا درس للعبة { $game }
lesson-over = انتهى الدرس
puzzles-none = لا ألغاز للعبة { $game }
puzzle-none = لا لغز برقم { $number } للعبة { $game }
puzzle-over = للغز نقلة واحدة
puzzle-file = { $file }: { $reason }
puzzle-wrong = اللغز { $number }: { $problem }
puzzle-choices = قيمه ليست قيم خيارين أو أكثر متاحين هناك
minimax-two = لا يمكن البحث في { $game } حتى النهاية: يلزم لاعبان وألا يكون للحظ دور
words-junk = تعذرت قراءة { $id }: { $reason }
words-twice = { $id } مكتوب مرتين
words-unknown = يشير { $id } إلى { $other }، وهو غير موجود
words-circle = يشير { $id } إلى نفسه، مباشرة أو عبر رسائل أخرى
words-none = الرسالة { $id } بلا كلمات
words-gap = في الرسالة { $id } فراغ لا يملؤه شيء: { $reason }
# $slot: الموضع في القواعد الذي تُختار له طريقة
slot-taken = الاسم { $name } مأخوذ في { $slot }؛ سمِّ الطريقة باسم آخر
state-large = State كبير جدًا ({ $numbers }، والحد الأقصى { $most }): الجداول مكانها setup
state-name = State.{ $field }: في كل سجل شيء بهذا الاسم؛ سمِّ الحقل باسم آخر
rule-recursive = القاعدة { $rule } تستدعي نفسها، مباشرة أو عبر غيرها؛ ولا يجوز ذلك للقواعد
rule-setup = يُكتب { $field } هنا، لكن setup يبقى كما هو: ما يتغير مكانه الحالة
rule-division = قسمت قاعدة على صفر؛ يذكر `boardloom check` السطر
policy-name = لا يصلح { $name } اسمًا لسياسة: هو كلمة واحدة بأحرف صغيرة، ولا تتشارك سياستان اسمًا
rule-unmarked = { $name } تستدعيه قاعدة وهو غير معلَّم بـ@rule
rule-type = { $name } من النوع { $type } الذي لا تستطيع القاعدة استعماله؛ استورد ما تحتاج إليه باسمه
rule-undefined = { $name } غير معرَّف
rule-speaks = لا يجوز لقاعدة أن تستدعي { $name }: فهي تقرأ الأعداد وتغيّرها فقط
rule-luck = لا يجوز لقاعدة أن تستعمل { $name } الذي يجيب كل مرة جوابًا مختلفًا: الحظ مكانه chance
game-view-class = الحقل view صنف: { $name }() بقوسين هو العرض
rule-global = لا يجوز لقاعدة أن تغيّر { $name } وهو خارجها: ما يتغير مكانه الحالة
rule-field = ليس في { $record } الحقل { $field }
icon-name = لا يصلح { $name } اسمًا لأيقونة: يتألف من أحرف صغيرة وأرقام وشرطات، وليس من أيقونات الدار
icon-path = ينبغي أن تكون الأيقونة { $name } مسار صورة SVG مثل M96 96H416V416H96Z
rule-slot = تستعمل القواعد الموضع { $slot }، وهو ليس من مواضع اللعبة
rule-uncompiled = لا يمكن تصريف هذه القاعدة: { $cause }
rule-allocates = لا يجوز لقاعدة أن تنشئ قوائم أو قواميس أو نصوصًا أو كائنات أخرى
rule-index = استعملت قاعدة موضعًا خارج صف أو خارج قائمة الأفعال؛ الأمر `boardloom check` يحدد السطر

## ما يُعطى لدوال المكتبة

argument-text = يجب أن يكون { $argument } نصًا، وليس { $given }
argument-texts = يجب أن يكون { $argument } قائمة نصوص، وليس { $given }
argument-from = يجب أن يكون { $argument } عددًا صحيحًا لا يقل عن { $least }، وليس { $given }
argument-between = يجب أن يكون { $argument } عددًا صحيحًا من { $least } إلى { $most }، وليس { $given }
argument-kind = يجب أن يكون { $argument } من النوع { $kind }، وليس { $given }

## الحل والبحث

solve-endless = لا يمكن حل { $game } بهذه الخيارات: قد لا تنتهي بعض المباريات أبدًا
solve-no-numbers = لا تُحل { $game }: ليس لوضعياتها أرقام
solve-options = لا تُحل { $game } بهذه الخيارات: { $reason }
solve-other-game = هذه الوضعية من لعبة غير التي حُلّت
search-iterations = عدد تكرارات البحث من 0 إلى { $most }، وليس { $given }
search-seconds = مدة البحث بالثواني من 0 إلى { $most }، وليس { $given }
search-over = انتهت اللعبة: لا شيء يُبحث عنه

## اللاعبون والمباريات

name-spaces = لا يجوز أن يبدأ اسم اللاعب أو ينتهي بمسافة
name-long = عدد الأحرف القابلة للطباعة في اسم اللاعب لا يزيد على { $most }
seat-of-person = يجلس هنا شخص وليس اللاعب الآلي { $bot }
names-same = للاعبَين الاسم نفسه
colours-same = للاعبَين اللون نفسه
match-id = يتكوّن معرّف المباراة من حروف وأرقام وشرطات
match-seed = البذرة عدد صحيح من 0 إلى { $most }
match-seats = عدد اللاعبين { $players }، فيلزم هذا العدد من المقاعد وليس { $seats }
match-players = عدد المقاعد { $seats }، فاكتب { $seats } أو اتركه
draw-over = لا شيء يُسحب: انتهت اللعبة
undo-nothing = لا شيء يمكن التراجع عنه

## تدوين المباريات

transcript-problem = السطر { $line }: { $problem }
transcript-title = يبدأ تدوين المباراة بـ { $expected }
transcript-line-expected = يجب أن يكون هنا { $expected }
transcript-move = يجب أن تكون هنا النقلة { $number }
transcript-result = بعد هذه النقلات يجب أن يكون هنا { $expected }
transcript-sum = النقلات لا تتطابق مع المجموع: فهي تعطي { $expected }
transcript-after-end = لا يجوز أن يأتي شيء بعد النهاية
transcript-damaged-end = نهاية الملف مفقودة أو تالفة
transcript-too-short = ينتهي الملف هنا قبل أوانه
transcript-seat = المقعد إما human وإما bot، وليس { $given }
transcript-version = لُعبت { $game } بالإصدار { $played }؛ وهذا البرنامج يلعب الإصدار { $ours }
transcript-seed = البذرة عدد صحيح أقل من 2**63
transcript-config-json = الإعدادات ليست JSON: { $reason }
transcript-config-object = الإعدادات كائن JSON
transcript-unfinished = لم تنتهِ اللعبة
format-none = لا يمكن كتابة { $game } بصيغة { $format }؛ ليس لها صيغ
format-unknown = لا يمكن كتابة { $game } بصيغة { $format }؛ صيغها: { $formats }
format-of-file = لا تُقرأ أي مباراة من ملف كهذا، بل من { $formats } فقط

## سجلات النرد، وبها يستطيع أي شخص فحص المباراة

record-legal = قانونية: كل النقلات والرميات، وعددها { $moves }، تلتزم قواعد { $game }.
record-unfair = { $file } غير عادل: { $reason }
record-malformed = { $file } ليس سجل نرد: { $reason }
record-lacks = { $field } مفقود أو غير صحيح
record-version = لُعبت { $game } بالإصدار { $played }؛ وهذا هو الإصدار { $ours }
record-step = الخطوة { $step }: { $problem }
record-roll-expected = يجب أن تكون هنا رمية
record-choice-expected = يجب أن يكون هنا اختيار
record-out-of-turn = يلعب المقعد { $seat } والدور على المقعد { $turn }
record-nobodys-turn = يلعب المقعد { $seat } وليس الدور على أحد
record-outcomes = ليست هذه النتائج التي تذكرها القواعد

## ما لا يستقيم في سجل النرد

unfair-record = السجل: { $found } بدلًا من { $expected }
unfair-nonce = الرقم السري للمقعد { $seat }: { $found } بدلًا من { $expected }
unfair-key = المفتاح: { $found } بدلًا من { $expected }
unfair-deals = سر ما وُزّع مقلوبًا: { $found } بدلًا من { $expected }
unfair-undo = { $steps ->
    [zero] الخطوة { $step }: لا يمكن التراجع إلى { $to } ولم تُلعب أي خطوة
    [one] الخطوة { $step }: لا يمكن التراجع من خطوة واحدة إلى { $to }
    [two] الخطوة { $step }: لا يمكن التراجع من خطوتين إلى { $to }
    [few] الخطوة { $step }: لا يمكن التراجع من { $steps } خطوات إلى { $to }
    [many] الخطوة { $step }: لا يمكن التراجع من { $steps } خطوة إلى { $to }
   *[other] الخطوة { $step }: لا يمكن التراجع من { $steps } خطوة إلى { $to }
}
unfair-own = الخطوة { $step }: رمية بلا حلقة، مع أن النرد كان عند الخادم
unfair-number = الخطوة { $step }: رقم الرمية: { $found } بدلًا من { $expected }
unfair-no-link = الخطوة { $step }: ليس للرمية { $roll } حلقة
unfair-link = الخطوة { $step }: الحلقة { $roll } تقود إلى { $found } بدلًا من { $expected }
unfair-roll = الخطوة { $step }: الرمية { $roll }: { $found } بدلًا من { $expected }

## الأرقام

odds-over = انتهت اللعبة: لم يبق شيء للحظ
odds-decisions = يستطيع اللاعبون أن يقرروا، أو أن يؤثر بعضهم في بعض
# $rule: الخيار أو الخانة التي تفعل ذلك
odds-coupled = { $rule } يجعل اللاعبين يحرّك بعضهم بعضًا
odds-too-long = مباريات هذه اللوحة قد تطول أكثر من { $most } من الأدوار
odds-too-large = وضعيات هذه اللوحة أكثر من { $most }
endgame-large = الوضعيات أكثر من { $most }: ابدأ أقرب إلى النهاية
endgame-luck = { $bot } يترك قراراته للحظ، ولا يمكن حصرها
simulate-over = انتهت اللعبة: لا شيء يُحاكى
arena-bots = عدد اللاعبين الآليين { $bots } وعدد اللاعبين { $players }؛ سمِّ واحدًا لكل مقعد، أو اثنين: يلعب الأول ضد الثاني في كل المقاعد الأخرى
calibrate-own = مستويات { $game } تأتي مع اللعبة
calibrate-alone = { $game } تُلعب منفردًا: لا يمكن للمستويات أن تلتقي
arena-no-gtp = ليس في { $game } كلمات للمحركات الأخرى: احذف --gtp
arena-bot-ended = أنهى لاعب آلي العملية التي كان يلعب فيها

## اللاعبون الآليون

bot-unknown = ليس في { $game } لاعب آلي اسمه { $bot }؛ اختر مما يلي: { $choices }
bot-unknown-policy = ليس في { $game } لاعب آلي اسمه { $bot }؛ اختر مما يلي: { $choices }؛ والمستويات تلعب في `play` و`arena`
bot-unable = اللاعب الآلي { $bot } لا يستطيع لعب هذه اللعبة: { $reason }
bots-per-seat = عدد اللاعبين الآليين { $bots } وعدد اللاعبين { $players }؛ سمِّ واحدًا لكل مقعد، أو واحدًا للجميع
bot-name = لا يصلح { $name } اسمًا للاعب آلي: استعمل حروفًا وأرقامًا، واسمًا ليس من أسمائنا
bot-no-turn = لا يختار اللاعب الآلي إلا حين يكون الدور على مقعد
bot-illegal = اختار اللاعب الآلي { $bot } غير المتاح هنا: { $action }
bot-failed = أخفق لاعب آلي: { $reason }

## محركات الآخرين

engine = المحرك { $command }
engine-named = المحرك { $name } { $command }
# $engine: إحدى الرسالتين السابقتين
engine-not-started = تعذر تشغيل { $engine }: { $reason }
engine-no-program = لا يسمّي أي برنامج
engine-quotes = علامة اقتباس لم تُغلق
engine-no-gtp = ليس في { $game } كلمات للمحركات الأخرى
engine-resigned = { $engine } استسلم: والمباريات هنا تُلعب إلى آخرها
engine-illegal = { $engine } يلعب بخلاف القواعد: { $reason }
engine-ended = { $engine } انتهى
engine-ended-at = { $engine } انتهى عند { $command }
engine-refuses = { $engine } يرفض { $command }: { $reason }
engine-silent = { $engine } لم يجب عن { $command } خلال { $seconds ->
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $seconds } ثوانٍ
   *[other] { $seconds } ثانية
}
engine-long = { $engine } يجيب عن { $command } بأكثر من { $most ->
    [one] حرف واحد
    [two] حرفين
    [few] { $most } أحرف
    [many] { $most } حرفًا
   *[other] { $most } حرف
}

## لاعبونا الآليون بوصفهم محركًا

engine-no-words = ليس في { $game } كلمات للبرامج الأخرى
engine-command = أمر غير معروف { $command }
engine-other-game = شُغّل هذا المحرك من أجل { $game }، لا { $given }
engine-colour = لا يمكن أن يكون الدور على { $colour }؛ تُسمّى الألوان كما في 'play 1 a20'

## المختبر

lab-bot-searches = { $bot } يبحث، وهذا أطول مما يحتمله المختبر: اختر استراتيجية بسيطة، أو قِس الفوز والطول بالأمر sim
lab-other-game = لا يمكن مقارنة تصاميم من ألعاب مختلفة
lab-figure-unknown = لا يوجد مقياس { $figure }؛ اختر واحدًا من { $choices }
lab-precision = يجب أن تكون دقة { $figure } عددًا أكبر من 0، مثل 0.002
lab-nothing-to-sweep = لا شيء يمكن تغييره: اذكر خيارًا له قيم أخرى
# $variants: always more than one
lab-too-many = عدد البدائل { $variants } كبير جدًا: الحد الأقصى { $most }
lab-no-choices = ليس للخيار { $option } قائمة قيم: اذكر القيم التي تُجرَّب
lab-no-experiment = { $file } ليس تجربة من هذا المختبر
lab-file-differs = { $file } مفقود، أو ليس كما كان في التجربة
lab-metric-name = { $name } لا يصلح اسمًا لمقياس
lab-no-elements = يجب أن يُعطى { $option } قائمةً من العناصر
lab-pace-unknown = لا يوجد نوع أحداث { $kind }؛ اختر واحدًا من { $choices }
lab-pace = يجب أن تكون ثواني { $kind } عددًا من 0 فصاعدًا
lab-too-few-rollouts = لمعرفة قيمة الخيارات يلزم وضع واحد ومباراتان تُكملان منه على الأقل
lab-no-decisions = في مباريات { $game } التي لُعبت لم يكن لأحد عدة خيارات
lab-extra-missing = يلزم لهذا { $package } وهو غير مثبَّت: { $command }
cluster-unreachable = لا يجيب أي عنقود عند { $address }: { $reason }
cluster-lost = فقد العنقود العمل مرات كثيرة ({ $reason })
cluster-version = هذا Boardloom { $here }، لكن على إحدى آلات العنقود { $there }
cluster-own-figures = يجب أن يكون مقياسك الخاص في ملف يحمّله --use كي تعرفه آلات العنقود
lab-one-aim = يحتاج البحث إلى مقياس واحد يُكبَّر أو يُصغَّر
lab-range = يجب أن يكون { $figure } بين عددين، الأصغر أولًا، مثل 24..26
lab-no-board = { $option } ليس لوحًا؛ الألواح هي: { $choices }
lab-board-fixed = لا تسمح الخيارات الأخرى بأي تغيير في { $option }
lab-report-empty = يحتاج التقرير إلى ما يرويه: قياس أو مقارنة أو سلسلة تغييرات أو بحث أو تصميم
