### مباراة في المتصفح.

## المباراة

web-match-none = ليس في هذا المتصفح رابط إلى هذه المباراة.
web-match-none-more = افتح الرابط الذي أُعطيته، أو اطلب من المضيف رابطًا جديدًا.
web-match-closed = لم يعد هذا الرابط يعمل
web-match-connecting = جارٍ البحث عن الطاولة…
web-match-lost = انقطع الاتصال. جارٍ الاتصال من جديد…
web-match-rules = القواعد
web-match-close = إغلاق
web-match-watchers = { $n ->
    [zero] لا أحد يشاهد
    [one] شخص واحد يشاهد
    [two] شخصان يشاهدان
    [few] { $n } أشخاص يشاهدون
    [many] { $n } شخصًا يشاهدون
   *[other] { $n } شخص يشاهدون
}
web-match-watching = أنت تشاهد.

## قبل اللعبة

web-join-title = خذ مقعدك
web-join-name = اسمك
web-join-colour = لونك
web-join-go = انضمام
web-wait-title = في انتظار الجميع
web-wait-more = تبدأ اللعبة حالما تُشغل كل المقاعد.
web-wait-opening = الجميع هنا: يجري الآن ضمان عدالة النرد.
web-wait-joined = هنا
web-wait-missing = في الانتظار
web-wait-you = أنت

## اللعب

web-play-actions = ما يمكنك فعله
web-play-roll = ارمِ
web-play-own = ماذا يُظهر نردكم؟
web-play-undo = تراجع
web-play-hint = تلميح
web-play-integer = يجب أن يكون هذا عددًا صحيحًا: { $what }.
web-play-place = ضع
# $piece: اسم القطعة
web-play-place-piece = ضع { $piece }
web-play-pieces = قطعك
# كم قطعة بقيت، من كم
web-play-count = { $left } من { $all }
web-play-patterns = نقوش
web-play-gone = موضوعة
web-play-back = رجوع
web-play-turn = الدور على { $name }
web-play-yours = دورك يا { $name }
web-play-your-turn = دورك
web-play-waiting = في انتظار { $name }
web-play-choose = الاختيار لك
web-play-dice = النرد
# $face: what the die shows
web-play-thrown = ظهر { $face }
web-play-ahead = رميتك القادمة
web-play-more = المزيد
web-play-unfold = المزيد عن اللاعبين
web-play-fits = المكان مناسب
web-play-misfit = المكان غير مناسب
web-play-sure = هل تريد ذلك حقًا؟
web-play-yes = نعم، افعل
web-play-no = لا
web-play-players = اللاعبون
web-play-empty = لم يبق شيء.
web-play-recent = حدث للتو
web-play-faces = ما قد يظهره النرد
# $label: what is counted, such as "round"
web-figure-of = { $label } { $value } من { $most }
web-play-log = ما حدث
web-play-log-none = لم يحدث شيء بعد.
web-play-legend = معاني العلامات
web-play-keys = المفاتيح

## المفاتيح

web-key-roll = رمي
web-key-choose = اختيار
web-key-arrows = التنقل من مكان إلى مكان
web-key-walk = تحريك ما تمسكه
web-key-next = المكان المناسب التالي
web-key-escape = خطوة إلى الوراء
web-key-undo = تراجع
web-key-hint = تلميح
web-zoom = التكبير والتصغير
web-zoom-in = تكبير
web-zoom-out = تصغير
# As they are printed on keyboards
web-key-name-space = مسافة
web-key-name-enter = Enter
web-key-name-escape = Esc

## التراجع

web-undo-asked = طلب من { $name }: التراجع عن آخر نقلة.
web-undo-waiting = يُسأل الآخرون هل يجوز لك التراجع.
web-undo-agree = موافقة
web-undo-refuse = رفض
web-undo-withdraw = صرف النظر

## المغادرة

web-left-title = غادرت الطاولة، ويلعب عنك لاعب آلي.
web-left-back = عودة

## التلميحات

web-hint-title = ما كان سيفعله لاعب قوي
web-hint-thinking = جارٍ التفكير…
web-hint-chance = احتمال الفوز { $share } (من { $low } إلى { $high })
web-hint-show = إظهار
web-hint-close = إغلاق التلميح

## اللاعبون

web-player-turn = الدور الآن
web-player-you = أنت
web-player-here = على هذا الجهاز
web-player-bot = لاعب آلي
web-player-level = لاعب آلي: { $level }
web-player-away = غياب مؤقت، واللعب للاعب آلي
web-player-offline = لا اتصال

## ما حدث على الطاولة

web-log-rushed = { $name } ما زال يستعد، في المرة الأولى فقط، ولم يفكر.
web-log-joined = انضمام { $name } إلى الطاولة.
web-log-undone = أُلغيت آخر نقلة من { $name }.
web-log-asked = طلب من { $name }: التراجع عن نقلة.
web-log-agreed = موافقة من { $name }.
web-log-refused = رفض من { $name }.
web-log-bot = يلعب لاعب آلي عن { $name }.
web-log-back = عودة { $name }.

## النهاية

web-over-title = انتهت اللعبة
web-over-rematch = مباراة إعادة
web-over-next = انضم إلى مباراة الإعادة
web-over-replay = الإعادة
web-over-transcript = تدوين المباراة
web-over-place = المركز { $n }

## نرد عادل

web-fair-title = نرد عادل
web-fair-why = كان الخادم ملتزمًا بهذا النرد قبل أن يجلس أي أحد، ولم يكن بوسع أحد أن يعرفه. افحصه هنا في متصفحك أنت.
web-fair-root = نُشر قبل اللعبة
web-fair-key = المفتاح، من حظ الجميع
web-fair-key-good = ناتج عن الأرقام السرية للاعبين.
web-fair-key-bad = ليس ناتجًا عن الأرقام السرية للاعبين!
web-fair-verify = فحص
web-fair-all = فحص الكل
web-fair-roll = الرمية { $n }
web-fair-good = مفحوصة: هي كما يجب أن تكون
web-fair-bad-link = خطأ: حلقتها لا تعود إلى ما نُشر
web-fair-bad-outcome = خطأ: حلقتها تعطي نتيجة أخرى
web-fair-none = لا رميات منذ فُتحت هذه الصفحة.
web-fair-own = في هذه المباراة ترمون نردكم بأنفسكم.
web-fair-program = البرنامج الذي يفحص مباراة كاملة
web-fair-left = { $n ->
    [zero] لم تبق رميات في السلسلة.
    [one] بقيت رمية واحدة في السلسلة.
    [two] بقيت رميتان في السلسلة.
    [few] بقيت { $n } رميات في السلسلة.
   *[other] بقيت { $n } رمية في السلسلة.
}

## الدعوات

web-invite-seat = رابط { $name }
web-invite-watch = رابط المشاهدة
web-invite-copy = نسخ
web-invite-copied = نُسخ
web-invite-alone = لا تُفتح هذه الروابط إلا على هذا الحاسوب. ليلعب آخرون في شبكتك أوقف Boardloom ثم شغّله بهذا الأمر؛ ومبارياتك تستمر.
web-invite-command = الأمر
web-invite-opens = يفتح Boardloom، ولا شيء غيره في هذا الحاسوب، لكل من في شبكتك: يمكنهم إعداد مبارياتهم ورؤية قائمة المباريات المنتهية. ولا يدخل أحد مبارياتك إلا بروابطها.
web-invite-qr = رمز QR
web-invite-qr-of = رمز QR: { $label }
web-invite-hint = كل رابط مقعد: لا تعطه إلا لمن يجلس عليه.

## ما يجوز للمضيف

web-host-title = على الطاولة
web-host-bot = ضع لاعبًا آليًا
web-host-here = العبه هنا
web-host-link = أعطه لرابط
web-host-level = مستوى اللاعب الآلي مكان { $name }
web-host-watch = يجوز لمن لديه الرابط أن يشاهد
web-host-delete = حذف هذه المباراة
web-host-delete-sure = هل تحذف هذه المباراة نهائيًا؟
web-host-leave = مغادرة الطاولة
web-host-leave-sure = هل تغادر؟ سيلعب عنك لاعب آلي حتى تعود.

## جهاز واحد لعدة أشخاص

web-hand-title = أعطِ الجهاز إلى { $name }
web-hand-more = لا ينبغي أن يرى أحد آخر ما سيأتي.
web-hand-ready = أنا { $name }: أرني
