### ما تقوله الطرفية. الكلمات بين `هاتين العلامتين` والحروف المفردة مثل u وy تُكتب كما هي في كل لغة.

## القائمة

menu-title = بيت لألعاب الطاولة
menu-how = مفتاح Enter يأخذ ما بين [القوسين]؛ وq للخروج.
menu-goodbye = إلى اللقاء.
menu-screen = أين تريد اللعب؟
screen-browser = في متصفحك، ومع الأصدقاء أيضًا عبر رابط
screen-desktop = في نافذة مستقلة
screen-terminal = هنا، في هذه الطرفية
menu-which = أيّ لعبة؟
menu-unfinished = متابعة: { $players }؛ عند النقلة { $moves }، بدأت { $begun }
menu-which-rules = أيّ قواعد؟
menu-rules = القواعد؟
menu-default-rules = المعتادة
menu-players = كم عدد اللاعبين؟
menu-option = { $option }؟
menu-usual = كالمعتاد
menu-choices = واحد من { $names }.
menu-each = واحد لكل لاعب، تفصل بينها فواصل لاتينية.
menu-list = عدة قيم تفصل بينها فواصل لاتينية.
menu-list-of = { $how } المتاح: { $names }.
menu-cells = الخانات من { $first } إلى { $last }، مثل 3=اسم, 7=اسم، والاسم واحد من { $names }.
menu-no-cell = { $typed } ليس مثل 3=اسم، بخانة من { $first } إلى { $last }
menu-no-truth = { $typed } ليس `yes` ولا `no`
menu-seats = من يجلس وأين؟ الاسم يعني شخصًا؛ و`bot`، وحدها أو مع اسم بعدها، تعني لاعبًا آليًا.
menu-which-bot = `bot:` مع واحد مما يلي تحدد اللاعب الآلي:
menu-bot = { $title }: { $help }
menu-seat = المقعد { $seat }؟
menu-no-game = { $typed } ليس في القائمة؛ اكتب رقمًا منها أو اسم لعبة
menu-no-preset = { $typed } ليس في القائمة؛ اكتب رقمًا أو اسمًا منها
menu-no-number = { $typed } ليس رقمًا
menu-name-taken = { $name } على الطاولة من قبل

## المقاعد

seating-names = عدد الأسماء { $names } وعدد اللاعبين { $players }
seating-names-and-bots = عدد الأسماء { $names } وعدد اللاعبين الآليين { $bots } وعدد اللاعبين { $players }: الأسماء للأشخاص
seating-bots = عدد اللاعبين الآليين { $bots }: المقاعد تتسع لما بين 0 و{ $players }
seating-none-left = لا توجد لعبة غير منتهية من { $game } لتُتابَع

## ما يُسأل على الطاولة

table-order = { $who }: { $what }
table-answer = ({ $how }؛ ? للمساعدة)
table-how-roll = Enter، أو اكتب ما رميته بنفسك
table-how-number = اكتب اسمه أو رقمه
table-how-name = اكتبه، أو جزءًا واضحًا منه
table-how-enter-number = Enter؛ أو اكتب اسمه أو رقمه
table-how-enter-name = Enter؛ أو اكتبه، أو جزءًا واضحًا منه
panel-more = وغيرهم، عددهم { $count }
table-more = وهناك غيرها، عددها { $count }: مفتاح Enter يعرضها كلها
table-ambiguous = { $typed } قد يعني { $choices }
choice-in-words = { $typed } – { $label }
table-next = الدور على { $who }. مفتاح Enter يعرض الطاولة وما لا يراه غيرك.
table-against-bots = { $count ->
    [one] تلعب ضد لاعب آلي، { $bots }: هذه اللعبة لشخصين أو أكثر.
   *[other] تلعب ضد لاعبين آليين، { $bots }: هذه اللعبة لأكثر من شخص.
}
table-rematch = لعبة أخرى؟ (y نعم، Enter لا؛ u تراجع، l السجل)

## ما يُقال على الطاولة

table-no-decisions = لا قرارات في هذه اللعبة: الحظ وحده يلعب.
table-thinking = جارٍ التفكير… (يستغرق الاستعداد وقتًا في المرة الأولى)
table-no-hint = لا تلميح بعد: ما زال الاستعداد جاريًا.
table-unready = { $who }: ما زال الاستعداد جاريًا، في المرة الأولى فقط، وكانت النقلة دون تفكير.
table-nothing-to-undo = لا شيء يمكن التراجع عنه: لم يُسأل أحد عن شيء قبل هذا.
table-undone = تم التراجع؛ اللعبة عند النقلة { $move }.
table-no-story = لم يحدث شيء بعد.
table-back = مفتاح Enter يعيدك إلى الطاولة
table-draw = تعادل.
table-winners = { $count ->
    [one] الفوز من نصيب { $winners }.
   *[other] الفوز مشترك بين { $winners }.
}
table-kept = اللعبة محفوظة في { $file }
table-unsaved = لا يمكن حفظ هذه اللعبة: { $reason }
table-left = حُفظت. للمتابعة: { $command }
table-over = انتهت اللعبة، وهي محفوظة في { $file }

## المساعدة على الطاولة: ما يمكن كتابته وما يفعله

key-enter = Enter
key-choice = رقم أو اسم
key-leave = save أو quit
table-help-enter = يرمي الحاسوب أو يسحب عنك، أو يأخذ الخيار التلقائي إن وُجد
table-help-choice = ما يظهره نردك، أو ما تختاره
table-help-hint = ما كان سيفعله لاعب قوي هنا، وفرص الجميع
table-help-undo = تراجع عن آخر ما فعله شخص؛ ويقع النرد كما وقع من قبل
table-help-log = السجل: كل ما حدث حتى الآن
table-help-leave = خروج؛ كل نقلة تُحفظ فورًا على أي حال (وكذلك s وq حيث لا يحمل خيار هذا الاسم)

## التلميحات

hint-best = الأفضل: { $moves }.
hint-move = { $move } ({ $chance })
hint-about = { $chance } ± { $margin }
hint-of-player = { $who } { $chance }
hint-chances = فرص الفوز: { $chances } (بدقة).
hint-chances-simulated = فرص الفوز: { $chances } (مجالات 95%، من المباريات المحاكاة وعددها { $games }).

## الاختيار خطوة بخطوة

steps-kind-piece = قطعة
    .one = قطعة
steps-kind-orientation = اتجاه
    .one = اتجاه
steps-kind-cell = خانة
    .one = خانة
steps-kind-square = خانة
    .one = خانة
steps-kind-token = قطعة
    .one = قطعة
steps-kind-action = فعل
    .one = فعل
steps-kind-choice = خيار
    .one = خيار
steps-how-turn = { $kind }، أو { $letters }؛ Enter: رجوع
steps-how-back = { $kind }؛ Enter: رجوع
steps-how-enter = Enter؛ أو { $kind }
steps-how-move = { $kind }، أو نقلة كاملة
steps-none-such = لا يمكن اختيار { $typed } الآن ({ $kind })؛ الموجود: { $some }
steps-none-such-for = { $typed } لا يصلح لـ { $piece } كما هي الآن ({ $kind })؛ الموجود: { $some }
steps-nothing = لا شيء
steps-some = { $names }، وغيرها { $more }
steps-help-none = لا شيء بهذه الطريقة
steps-help-back = رجوع
steps-help-list = قائمة بكل النقلات، تُختار بالرقم
steps-help-move = نقلة كاملة

## التقدم

progress-compiling = ترجمة القواعد (في المرة الأولى فقط)
progress-perfect = حساب اللعب المثالي (في المرة الأولى فقط)
progress-ready = استعداد
progress-playing = لعب
progress-solving = حل
progress-thinking = تفكير

## عناوين الأعمدة

column-seat = المقعد
column-place-in-order = الموضع في ترتيب الأدوار
column-bot = اللاعب الآلي
column-games = المباريات
column-wins = الفوز
column-share = النسبة
column-interval = مجال 95%
column-score = النقاط
column-rating = التقييم
column-level = المستوى
column-iterations = التكرارات
column-below = الانتصارات على المستوى الأدنى
column-last-played = آخر لعب
column-happened = ما حدث
column-cost = الخسارة
column-turns-alone = الأدوار منفردًا
column-deviation = σ
column-fewest = الأقل
column-median = الوسيط

## تقارير المحاكاة

report-title = { $game }: عدد المباريات { $games }، البذرة { $seed }
report-interrupted = توقفت بعد { $played } من { $games } من المباريات.
report-per-game = الأرقام لكل مباراة.
report-interval = من { $low } إلى { $high }
report-length = الطول بالنقلات: { $mean } (σ { $deviation })، من { $least } إلى { $most }؛ { $quantiles }.
report-rounds = الجولات: { $mean } (σ { $deviation })، من { $least } إلى { $most }؛ { $quantiles }.
report-quantile = { $share } { $moves }
report-ties = التعادل: { $share }.
report-unfinished = مباريات لم تنتهِ، ولا تدخل في أي نسبة: { $games }.
report-values = { $figure }: { $values }.
report-mean = { $figure }: { $mean } لكل مباراة.
report-value = { $name } { $value }
report-nth = { $ordinal ->
   *[other] { $number }: { $value }
}
report-most = الأكثر، { $figure }
report-place = { $place } ({ $mean } لكل مباراة)
report-pace = المدة بالثواني { $seconds }: { $games } من المباريات في الثانية، { $moves } من النقلات في الثانية.
report-cost = يستغرق هؤلاء اللاعبون الآليون { $seconds } ث في المباراة.

## الاحتمالات

odds-exact = بدقة، من القواعد نفسها؛ دون محاكاة أي مباراة.
odds-exact-choices = بدقة، من القواعد نفسها؛ دون محاكاة أي مباراة. واختيار اللاعبَين مثالي.
odds-simulated = غير دقيقة: { $reason }. من المباريات المحاكاة وعددها { $games }، بمجالات 95%.
odds-about = { $share } ± { $margin }
odds-by-place = حسب الترتيب في الدور: { $shares }.
odds-rounds = متوسط عدد الجولات حتى الفوز: { $rounds }.
odds-stuck = احتمال أن يعلق المقعد { $seat } إلى الأبد: { $chance }.
odds-alone = أدوار المقعد 1 عند اللعب منفردًا:
odds-never = أبدًا
odds-choice = { $choice }: احتمال الفوز { $chance }.
odds-choice-best = { $choice }: احتمال الفوز { $chance }، وهو الأفضل.

## منافسات اللاعبين الآليين، ومباريات تُراجَع

arena-before = لُعبت من قبل { $played } من { $games } من المباريات.
arena-fair = لكل لاعب آلي من المتساوين { $share } من الفوز؛ ويبدأ الجميع بالتقييم 25.
arena-kept = المباريات محفوظة في { $folder }
analysis-title = { $game }، { $started }
analysis-better = { $story } الأفضل: { $move }.
analysis-margin = ± هو مقدار الخطأ الممكن في هذه الفرص بمجالات 95%، إذا تابع الجميع كما يتوقع البحث.
analysis-cost = { $decisions ->
   *[other] { $who }: كلفة القرارات، وعددها { $decisions }، هي { $lost } من فوز.
}

## مباريات سابقة

story-title = { $game }، { $started }: { $players }
story-won = النقلات { $moves }، والفوز من نصيب { $winners }. كل نقلة توافق القواعد.
story-unfinished = النقلات { $moves }، ولم تنتهِ. كل نقلة توافق القواعد.
story-drawn = النقلات { $moves }، وانتهت بالتعادل. كل نقلة توافق القواعد.
history-won = { $started }  { $game }: { $players }؛ الفوز من نصيب { $winners }، النقلات { $moves }
history-draw = { $started }  { $game }: { $players }؛ تعادل، النقلات { $moves }
history-running = { $started }  { $game }: { $players }؛ جارية، النقلات { $moves }
history-none = لا مباريات بعد. العب واحدة: { $command }

## لوحة الصدارة

leaderboard-people = الأشخاص
leaderboard-bots = اللاعبون الآليون
leaderboard-from = { $games ->
   *[other] من المباريات المنتهية، وعددها { $games }.
}
leaderboard-none = لا مباريات منتهية بعد. العب واحدة: { $command }
leaderboard-skipped = تم تجاوز { $why }

## دروس وألغاز

learn-go = Enter: متابعة
learn-roll = Enter: رمي
learn-done = هذا كل شيء. للعب فعلًا: { $command }
learn-next = اللغز التالي: { $command }
learn-solution = الحل: { $best }

## Levels that are measured

# $games: in all
calibrate-title =
    مستويات { $game } بعد { $games ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتين
        [few] { $games } مباريات
        [many] { $games } مباراة
       *[other] { $games } مباراة
    }
# $level: the name of a level
calibrate-close = { $level } لا يكاد يتفوق على المستوى الأدنى: لا يجد البحث أكثر في هذه اللعبة، أو يحسمها الحظ. مباريات أكثر تخبر بأكثر (--games).
calibrate-kept = هذه مستويات { $game } من الآن فصاعدًا، حيثما لُعبت.
## المختبر

column-figure = المقياس
column-value = القيمة
column-change = التغيّر
column-rule = القاعدة
column-how = النوع
column-change-edge = الأفضلية
column-change-rounds = الجولات
lab-figure-edge = أفضلية الموضع الأول
lab-figure-seat_gap = الفارق بين المواضع
lab-figure-rounds = الجولات
lab-figure-moves = النقلات
lab-figure-minutes = الدقائق
lab-figure-lead_changes = تبدلات الصدارة
lab-figure-drama = الدراما
lab-figure-suspense = التشويق
lab-figure-surprise = المفاجأة
lab-figure-decided_at = حُسمت عند
lab-figure-runaway = مباريات محسومة مبكرًا
lab-figure-dead_time = وقت بلا أمل
lab-title = { $game }: عدد المباريات { $games }، منها { $judged } مع الاحتمالات، البذرة { $seed }
lab-exact = دقيق
lab-about = تقريبًا
lab-few = قليلة جدًا
lab-rollouts = الاحتمالات من مباريات تُلعب حتى النهاية من كل دور وعددها { $rollouts }، ولذلك فهي غير حادة: قارن هذه المقاييس بعضها ببعض فقط.
lab-corrected = بالخط العريض: تغيّر، بنسبة 5% لكل الأسئلة معًا (Holm).
column-base = قبل
column-other = بعد
lab-report-with = مع { $change }: { $verdict }
# $variants: always more than one
lab-report-swept = من بين { $variants } من التغييرات، { $change } أكثرها أثرًا في الطول: { $verdict }
# $rounds: with decimals; always more than one
lab-report-measured = { $game }: { $rounds } جولة؛ يفوز المركز الأول بفارق { $edge } عن النصيب العادل.
lab-report-gallery = لوحات وُجدت
lab-report-made = من إعداد مختبر Boardloom { $version }.
lab-report-saved = التقرير في { $file }.
lab-searching = بحث: { $tried } تجربة، { $fitting } خانة في الخريطة
lab-measuring-anew = قياس ما وُجد من جديد
lab-found = { $tried ->
    [zero] لم يُجرَّب أي تصميم. التصميم المطابق، مقيسًا من جديد بحظ آخر:
    [one] جُرِّب تصميم واحد. وهو مطابق، مقيسًا من جديد بحظ آخر:
    [two] جُرِّب تصميمان. أفضل مطابق، مقيسًا من جديد بحظ آخر:
    [few] جُرِّبت { $tried } تصاميم. أفضل مطابق، مقيسًا من جديد بحظ آخر:
    [many] جُرِّب { $tried } تصميمًا. أفضل مطابق، مقيسًا من جديد بحظ آخر:
   *[other] جُرِّب { $tried } تصميم. أفضل مطابق، مقيسًا من جديد بحظ آخر:
}
lab-found-nothing = { $tried ->
    [zero] لم يُجرَّب أي تصميم. الأقرب، مقيسًا من جديد بحظ آخر:
    [one] جُرِّب تصميم واحد وهو غير مطابق. مقيسًا من جديد بحظ آخر:
    [two] جُرِّب تصميمان ولا مطابق بينهما. الأقرب، مقيسًا من جديد بحظ آخر:
    [few] جُرِّبت { $tried } تصاميم ولا مطابق بينها. الأقرب، مقيسًا من جديد بحظ آخر:
    [many] جُرِّب { $tried } تصميمًا ولا مطابق بينها. الأقرب، مقيسًا من جديد بحظ آخر:
   *[other] جُرِّب { $tried } تصميم ولا مطابق بينها. الأقرب، مقيسًا من جديد بحظ آخر:
}
lab-identical = متطابق
lab-differs = عدد الأرقام المختلفة { $places }:
lab-verdict = { $parts }.
lab-longer = أطول بمقدار { $by } من الجولات (95%: من { $low } إلى { $high })
lab-shorter = أقصر بمقدار { $by } من الجولات (95%: من { $low } إلى { $high })
lab-longer-exactly = أطول بمقدار { $by } من الجولات تمامًا
lab-shorter-exactly = أقصر بمقدار { $by } من الجولات تمامًا
lab-length-same = الطول بلا تغيير في حدود { $within } من الجولات
lab-edge-more = يفوز الموضع الأول أكثر بمقدار { $by } من النقاط (95%: من { $low } إلى { $high })
lab-edge-less = يفوز الموضع الأول أقل بمقدار { $by } من النقاط (95%: من { $low } إلى { $high })
lab-edge-more-exactly = يفوز الموضع الأول أكثر بمقدار { $by } من النقاط تمامًا
lab-edge-less-exactly = يفوز الموضع الأول أقل بمقدار { $by } من النقاط تمامًا
lab-edge-same = العدالة بلا تغيير في حدود { $within } من النقاط
lab-leads-more = تبدلات الصدارة أكثر بمقدار { $by } (95%: من { $low } إلى { $high })
lab-leads-fewer = تبدلات الصدارة أقل بمقدار { $by } (95%: من { $low } إلى { $high })
