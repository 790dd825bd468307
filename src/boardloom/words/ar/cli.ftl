### ما يقوله سطر الأوامر. كلمات مثل --resume وFILE و`boardloom games` تُكتب كما هي، أو تمثل ما يُكتب.

## ما الخطأ في الأمر

cli-see-help = { $problem } (انظر { $command } --help)
cli-no-such-command-but = لا يوجد أمر كهذا: { $command }؛ هل تقصد { $commands }؟
cli-no-such-command = لا يوجد أمر كهذا: { $command }
cli-command-missing = ينقص أمر: { $commands }
cli-no-such-option = لا يوجد خيار كهذا: { $option }
cli-no-such-option-but = لا يوجد خيار كهذا: { $option }؛ هل تقصد { $options }؟
cli-missing = ينقص { $option }
cli-invalid-because = قيمة غير صالحة لـ { $option }: { $reason }
cli-invalid = قيمة غير صالحة لـ { $option }
cli-value-missing = الخيار { $option } يحتاج إلى قيمة
cli-no-value = الخيار { $option } لا يأخذ قيمة
cli-extra = هذا زائد: { $arguments }
cli-misused = لا يُستعمل هذا الأمر هكذا
cli-resume-alone = الخيار --resume يتابع اللعبة كما أُعدّت؛ فاترك الخيارات الأخرى
cli-which-game = هذه الخيارات تحتاج إلى لعبة: سمِّ واحدة
cli-players-differ = --players { $players } يناقض players={ $given }
cli-from-alone = الخيار --from يأتي بخياراته؛ فاترك --set و--config
cli-other-game = { $file } مباراة من { $game }، لا من { $asked }
cli-unwritable = تعذرت الكتابة: { $reason }
window-no-tkinter = تحتاج النافذة إلى Tkinter: ثبّته (Debian و Ubuntu: sudo apt install python3-tk؛ Fedora: sudo dnf install python3-tkinter)
window-no-display = لا توجد شاشة لفتح نافذة عليها: عيّن DISPLAY، أو العب في المتصفح (boardloom) أو في الطرفية (boardloom menu)

## ما تقوله الأوامر

cli-game = { $title }: { $summary }
cli-imported = { $moves ->
   *[other] { $game }، النقلات { $moves }، محفوظة في { $file }
}

check-no-game = لا يسجّل { $file } أي لعبة
check-fine = { $configs ->
    [one] { $game }: لم يُعثر على خطأ.
   *[other] { $game }: لم يُعثر على خطأ، ومجموعات الخيارات: { $configs }.
}
check-faults = { $faults ->
    [one] { $game }: خطأ واحد.
   *[other] { $game }: عدد الأخطاء { $faults }.
}
check-changes = يُكتب هنا { $field }، لكن start وapply وحدهما يغيّران شيئًا
check-unwritten = { $place } محسوب، لكن لا شيء يُكتب فيه
check-index = مواضع { $row } من 0 إلى { $last }، وليس { $index }
check-iterate = تمر القواعد على { $row } بالأرقام: for i in range(len({ $row }))
check-room = قيمة MAX_ACTIONS هي { $most }، وهنا فعل زائد
check-order = تُسرد الأفعال تصاعديًا، كل منها مرة واحدة، لكن { $action } يأتي بعد { $before }
check-luck = عند السؤال مرة أخرى عن الوضع نفسه يختلف الجواب: الحظ مكانه chance
check-start = تترك start الحقل { $field } كما كان؛ عليها أن تكتب كل حقل
check-chance = الدور للحظ مع أن اللعبة تقول chance=False
check-turn = قيمة turn(s, b) هي { $turn } بينما الدور للمقعد { $mover }
check-die = قيمة die(s, b) هي { $sides }، لكن chance لا تسرد من 1 إلى { $sides } بوزن 1 لكل منها
check-sight = تحذف hide ما يحتاجه صاحب الدور: تصبح خياراته بعدها مختلفة
check-leak = تخفي hide الحقل { $hidden } عن المقعد { $seat }، لكن { $field } يكشفه: { $first } حين يكون { $one }، و{ $second } حين يكون { $other }
check-deal = تغيّر determinize الحقل { $field } الذي يراه المقعد { $seat }
check-deal-choices = تترك determinize للمقعد { $seat } خيارات غير التي له
check-search = البحث المترجم يختلف عن البحث بلغة بايثون الخالصة
check-endless-rule = لم تنتهِ
check-differs = بعد النقلة { $move } قيمة { $field } هي { $python } في بايثون و{ $compiled } بعد الترجمة
check-config = هذه الخيارات إذا كُتبت ثم قُرئت لا تبقى نفسها؛ كل خيار يحتاج قيمة افتراضية
check-unfinished = لم تنتهِ { $games } من أصل { $of } مباريات بعد { $moves } نقلات
check-never-wins = اللاعب { $seat } لا يفوز أبدا حين يختار الجميع عشوائيا
check-always-tied = كل مباراة تنتهي بالتعادل حين يختار الجميع عشوائيا
check-never-asked = لا يأتي دور اللاعب { $seat } أبدا
check-parse = تفهم parse الاسم { $name }، وهو اسم فعل، على أنه فعل آخر
check-silent = لا تقول events شيئًا عن { $name }
check-preset = لا يمكن اختيار الإعداد الجاهز { $preset }: { $problem }
check-with = مع { $options }: { $problem }
check-id = { $id } معرّف رسالة وسيظهر كما هو: message({ $id }) تقول كلماتها
check-tone = { $tone } ليس لونًا تعرفه الشاشات
check-seat = تذكر { $id } المقعد { $seat }، والمقاعد من 0 إلى { $last }
check-who = ستقول { $id } { $who } كعدد: Who({ $who }) هو اللاعب في ذلك المقعد
check-rave = مع rave_k تكون الأفعال أعدادًا أقل من MAX_ACTIONS وهو { $most }؛ وهنا { $action }
check-unread = يُقرأ { $place } هنا قبل أن يُكتب فيه شيء: ما كان فيه من قبل لا معنى له
check-none = لا تجد { $rule } ما يمكن فعله: صاحب الدور يحتاج إلى خيار، ولو أن يمرر دوره
check-hides-nothing = لا تخفي hide شيئًا عن أحد
check-hides-unevenly = لا تخفي hide شيئًا عن المقعد { $seat }، مع أنها تخفي عن غيره
check-hides-own = تخفي hide الحقل { $field } عن المقعد { $seat } مع أنه هو من اختاره
check-no-deals = بدون determinize تعرف الروبوتات كل ما تخفيه hide
check-score-hidden = تحسب score ما تخفيه hide: تُعرض على المقعد { $seat } نتائج غير الصحيحة
check-deal-same = توزع determinize الشيء نفسه أيًا كان المفتاح؛ ولم يكن كذلك في { $wrong } من أصل { $of } من الأوضاع
check-deal-never = لا تجعل determinize الحقل { $field } أبدًا { $value }، وقد كان كذلك في عدد من المباريات: { $games }
check-doubt = ربما: { $problem }
check-players = يمكن أن يكون players أي عدد: Field(2, ge=2, le=4) تحدد الحد الأقصى
check-prefix = لا يبدأ { $id } بـ { $game }-‎ كما تبدأ معرّفات هذه اللعبة
check-global = تستعمل القواعد { $name } ولم يعد كما كان: ما يتغير مكانه الحالة
check-command = { $name } أمر من أوامر الطرفية، ولن يستطيع أحد إعطاءه عندئذ
check-speed-plain = حلقة بسيطة في بايثون: { NUMBER($games, maximumFractionDigits: 0) } مباراة/ث.
check-speed-interpreted = بالتفسير: { $games } مباراة/ث، أي { $times } ضعفًا.
check-speed-compiled = بالترجمة: { $games } مباراة/ث، أي { $times } ضعفًا.

## نصوص --help، تُقرأ دون Fluent: بلا وسائط ولا سمات ولا أقواس معقوفة

help-usage = الاستعمال:
help-options = الخيارات:
help-commands = الأوامر:
help-arguments = الوسائط:
help-help = يعرض هذا النص.
help-default = وإلا:
help-required = لازم

help-boardloom = بيت لألعاب الطاولة. دون أمر: كل الألعاب في المتصفح.
help-screens = اختيار مكان اللعب: في المتصفح أو في نافذة أو في هذه الطرفية.
help-in-browser = فتح الألعاب في المتصفح.
help-first-game = اللعبة التي تُعَدّ أولًا.
help-menu = اختيار لعبة واللعب في هذه الطرفية.
help-games = قائمة الألعاب.
help-play = اللعب في هذه الطرفية. كل نقلة تُحفظ فورًا.
help-classic-board = فتح اللوحة المخصّصة في النافذة التي يصفها نص قواعدها.
help-desktop = اللعب في نافذة مستقلة دون متصفح.
help-learn = تعلّم لعبة بلعبها، في دقيقتين.
help-puzzles = إيجاد النقلة الوحيدة الأفضل من كل ما سواها.
help-puzzle-number = رقم اللغز، بدءًا من 1.
help-sim = محاكاة مباريات كثيرة وعرض النسب والأطوال وأرقام اللعبة.
help-arena = لعب اللاعبين الآليين بعضهم ضد بعض، في كل المقاعد وبالحظ نفسه. تُحفظ المباريات؛ والتشغيل الثاني يتابع.
help-calibrate = جعل عمليات بحث في لعبة تتبارى، وحفظ المستويات الأكثر تباعدًا.
help-check = لعب لعبة بكل طريقة تكشف الأخطاء، وتسمية كل خطأ بسطره.
help-gtp = محرك لبرامج أخرى: بروتوكول Go Text Protocol على الدخل والخرج القياسيين.
help-odds = احتمالات لعبة حظ: بدقة إن أمكن، وإلا بالمحاكاة مع مجال.
help-perft = عدّ طرق لعب DEPTH من الأفعال، بما فيها الحظ.
help-replay = فحص تدوين مباراة وسرد قصتها.
help-analyse = فرص الجميع خلال مباراة، نقلة بعد نقلة، وكلفة القرارات.
help-export = عرض تدوين مباراة بصيغة برنامج آخر.
help-import = فحص مباراة من ملف برنامج آخر وحفظها مع مبارياتك.
help-history = قائمة المباريات المنتهية والجارية.
help-leaderboard = من فاز وكم مرة، من كل المباريات المنتهية.
help-schema = عرض مخطط JSON لخيارات لعبة.
help-serve = تقديم المباريات عبر الشبكة. يمكن إعطاء كل إعداد أيضًا باسم BOARDLOOM_NAME.
help-verify = فحص نرد مباراة بسجل رمياتها، وإعادة قواعدها.
help-store = العناية بمخزن خادم.
help-store-check = إعادة كل مباراة في المخزن، وبيان هل كل شيء متطابق.
help-store-export = كتابة كل مباراة تدوينًا، مع سجل رمياتها، في مجلد.
help-store-backup = نسخ المخزن أثناء عمل الخادم.

help-game-name = اسمها: انظر `boardloom games`.
help-only-game = هذه اللعبة فقط.
help-set = اختيار خيار.
help-config = خيارات في ملف JSON.
help-use = تحميل قواعدك أولًا.
help-json = عرض JSON.
help-how-many-games = كم مباراة.
help-seed = البذرة نفسها، المباريات نفسها.
help-dice-seed = البذرة نفسها، الرميات نفسها.
help-browser = فتح متصفح، أو لا.
help-lan = السماح لكل من في هذه الشبكة باللعب، لا لهذا الحاسوب وحده.
help-fast = دون توقف.
help-players = كم عدد اللاعبين.
help-names = أسماء المقاعد الأولى.
help-seat-bots = كم من المقاعد الأخيرة للاعبين آليين، أو أيهم.
help-resume = متابعة آخر لعبة غير منتهية.
help-every-bot = كيف يقرر كل مقعد؛ واسم واحد لكل المقاعد.
help-cores = وإلا: كل الأنوية.
help-cluster = اللعب على عنقود Ray: ‏HOST:PORT أو auto. الأعداد هي نفسها.
help-limit = إيقاف المباراة بعد هذا العدد من النقلات.
help-bots = واحد لكل مقعد، أو اثنان.
help-duels = عدد المباريات بين كل متقابلين.
help-checked = لعبة باسمها، أو ملف فيه ألعابك.
help-speed = قياسها أيضًا: مباريات في الثانية، مترجمة وغير مترجمة.
help-seconds-move = لكل نقلة.
help-iterations = من البحث لكل نقلة، بدلًا من ذلك.
help-engine = محرك من آخرين: اللاعب الآلي gtp1 وgtp2 ...
help-bot = أي لاعب آلي يلعب.
help-moves = لعب هذه أولًا، بأسمائها.
help-from = من نهاية تدوين مباراة.
help-without = فعل لا يُلعب أبدًا.
help-seconds-position = من البحث لكل وضع.
help-format = صيغة تعرفها اللعبة، مثل blksgf.
help-host = الاستماع على هذا العنوان، لا على هذا الجهاز فقط.
help-port = وإلا 8000؛ و0 يأخذ منفذًا حرًا.
help-public-url = ما يكتبه الناس، خلف وكيل عكسي.
help-database = المخزن؛ وإلا ففي مجلد بياناتك.
help-new = ابدأ لعبة من صنعك: ملف يمكن لعبه على الفور.
help-new-name = اسم اللعبة؛ والملف هو NAME.py.
help-new-kind = بماذا تبدأ: سباق بنرد، أو قطع تتحرك على شبكة، أو أحجار توضع، أو خداع بنرد مخفي.
help-new-package = إنشاء مجلد مع اختبارات يمكن نشره.
new-kind = بماذا تبدأ: --kind واحد مما يلي: { $choices }
new-exists = { $file } موجود من قبل
new-written = كُتب { $file }.
new-next = جرّب: { $command } check { $source }، { $command } play { $game } --use { $source }
new-package = ثبّته بالأمر pip install -e { $file } ثم { $command } play { $game }. اللعبة في { $source }.
new-which = أي نوع؟
new-race = سباق بنرد وفيه اختيار
new-grid = قطع تتحرك على شبكة
new-placement = أحجار توضع
new-bluff = خداع بنرد مخفي

## المختبر

help-lab = قياس أثر قاعدة ما.
help-lab-measure = أرقام تصميم واحد: العدالة والطول والتوتر.
help-lab-compare = أثر تغيير ما، مباراة بمباراة وبالحظ نفسه.
help-lab-sweep = تغيير خيار بعد آخر ومقارنة كل منها.
help-lab-find = البحث عن لوح أفضل أو خيارات أفضل.
help-lab-run = إعادة تجربة والقول هل النتيجة نفسها.
help-lab-report = اصنع صفحة من تجربة: ملف HTML واحد يُفتح في أي مكان.
help-lab-report-save = أين تُكتب الصفحة؛ بجانب التجربة إن لم يُذكر.
help-lab-games = عدد مباريات كل تصميم.
help-lab-seconds = كم ثانية يدوم القياس؛ 1 إن لم يُذكر.
help-lab-until = المتابعة حتى يضيق المجال، مثل edge=0.002.
help-lab-pace = كم ثانية يستغرق حدث على الطاولة، مثل roll=4؛ لحساب الدقائق.
help-lab-save = حفظ التجربة في ملف.
help-lab-but = ما الذي يتغير.
help-lab-but-bots = من يلعب التصميم المتغير.
help-lab-vary = ما الذي يتغير؛ كل الاختيارات إن لم تُذكر قيم.
help-lab-over = نطاق البحث: خيار هو لوح، أو خيارات مع قيمها؛ كل الاختيارات إن لم تُذكر قيم.
help-lab-where = بين أي حدين يجب أن يكون مقياس آخر، مثل rounds=24..26.
help-lab-maximise = المقياس الذي يجب أن يكون أكبر ما يمكن.
help-lab-minimise = المقياس الذي يجب أن يكون أصغر ما يمكن.
help-lab-find-seconds = كم ثانية يدوم البحث؛ 10 إن لم يُذكر.
help-lab-tries = عدد التصاميم التي تُجرَّب بدلًا من المدة.
help-lab-file = ملف تجربة.
