### صفحات عميل الويب.

## في كل مكان

web-app-tagline = ألعاب طاولة على شاشة واحدة، ومع أصدقاء بعيدين، وضد لاعبين آليين.
web-app-skip = انتقل إلى المحتوى
web-nav-label = Boardloom
web-nav-games = الألعاب
web-nav-leaders = لوحة المتصدرين
web-nav-settings = الإعدادات
web-page-loading = لحظة من فضلك…
web-page-again = حاول مجددًا
web-page-offline = تعذر الوصول إلى الخادم.
web-offline = تعذّر الوصول إلى الخادم. ما زال بإمكانك قراءة القواعد ومشاهدة المباريات المنتهية التي فتحتها من قبل؛ أمّا اللعب فيحتاج إلى الخادم.
web-page-timeout = لم يردّ الخادم في الوقت المناسب.
web-page-error = ردّ الخادم بالخطأ { $status }.
web-page-broken = حدث خطأ في هذه الصفحة.
web-page-missing = لا شيء هنا.
web-page-home = العودة إلى الألعاب
web-footer-label = المزيد
web-footer-api = للبرامج: الواجهة البرمجية (API)
web-footer-verifier = افحص النرد بنفسك
web-footer-icons = الأيقونات: game-icons.net، ‏CC BY 3.0

## الإعدادات

web-settings-name = الاسم
web-settings-language = اللغة
web-settings-system = النظام
web-settings-theme = الألوان
web-settings-speed = السرعة
web-settings-sound = الصوت
web-settings-vibration = الاهتزاز
web-settings-details = أسماء الخانات
web-settings-patterns = نقوش على القطع
web-settings-kept = محفوظة في هذا المتصفح.
web-settings-done = تم
web-theme-system = كالنظام
web-theme-light = فاتح
web-theme-dark = داكن
web-speed-slow = بطيئة
web-speed-normal = عادية
web-speed-fast = سريعة
web-speed-instant = بلا حركة

## الصفحة الأولى

web-home-title = خمس ألعاب طاولة.
web-home-pitch = العب هنا، أو ضد الروبوتات، أو مع الأصدقاء عبر رابط.
web-home-starts = يبدأ { $game } ضد الروبوتات. يمكنك تغيير المقاعد في أي وقت.
web-home-players = { $n ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $n } لاعبين
    [many] { $n } لاعبًا
   *[other] { $n } لاعب
}
web-home-players-range = { $least }–{ $most } لاعبين
web-home-play = العب الآن
web-home-starting = جارٍ إعداد الطاولة…
web-home-setup = إعداد
web-home-rules = القواعد
web-home-bots = العب الآن: أنت ضد لاعبين آليين متوسطي القوة.
web-home-together = العب الآن: معًا على هذه الشاشة. النرد هو الذي يقرر.
web-home-running = مبارياتك
web-home-count = الجارية: { $n }
web-home-over = مبارياتك المنتهية
web-home-latest = آخر ما لُعب هنا
web-home-continue = متابعة
web-home-replay = مشاهدة
web-home-forget = نسيان
web-home-forget-sure = هل تُنسى مباراة { $game } مع { $players }؟
web-home-forget-more = لم تنتهِ اللعبة، ولا طريق للعودة إلى الطاولة إلا ما يحفظه هذا المتصفح.
web-home-unnamed = لاعبين بلا أسماء
web-home-won = الفائز: { $names }
web-home-nobody = لم يفز أحد
web-home-drawn = تعادل
web-home-nothing-finished = لم تكتمل أي مباراة بعد. كن الأول!
web-home-leaders = من يلعب أفضل، لعبةً لعبة، من الناس واللاعبين الآليين.
web-home-to-leaders = انظر لوحة المتصدرين

## لوحة المتصدرين

web-leaders-how = التصنيف هو الحد الأدنى للمهارة بثقة عالية. يرتفع مع النتائج الجيدة وينخفض مع السيئة، ويزداد ثباتًا مع كل مباراة مصنّفة.
web-leaders-game = اللعبة
web-leaders-player = اللاعب
web-leaders-rating = التصنيف
web-leaders-games = المباريات
web-leaders-wins = مرات الفوز
web-leaders-bot = لاعب آلي
web-leaders-none = لم يُكمل أحد بعد مباراة مصنّفة في هذه اللعبة.

## القواعد

web-rules-of = قواعد { $game }
web-rules-changed = بالخيارات التي اخترتها.
web-rules-none = لم تُكتب قواعد هذه اللعبة بعد.
web-rules-play = أعدّ مباراة بهذه القواعد

## إعداد مباراة

web-setup-of = إعداد { $game }
web-setup-seats = اللاعبون
web-setup-name = اسم { $who }
web-setup-kind = من يلعب مكان { $who }
web-setup-here = شخص هنا
web-setup-link = شخص عبر رابط
web-setup-bot = لاعب آلي
web-setup-bots = لاعبون آليون
web-setup-level = لاعب آلي: { $level }
web-setup-other-bots = لاعبون آليون آخرون
web-setup-add-seat = إضافة لاعب
web-setup-remove-seat = إزالة { $who }
web-setup-links-later = تحصل على الروابط لإرسالها حين تبدأ.
web-setup-twin = هذا الاسم للاعبَين.
web-setup-colour = لون { $who }: { $colour }
web-setup-colours = ألوان { $who }
web-setup-take = خذ اللون: { $colour }
web-setup-swap = بدّل باللون: { $colour }
web-setup-presets = قواعد جاهزة
web-setup-default = كالمعتاد
web-setup-no-preset = القواعد التي يعرفها معظم الناس.
web-setup-main = اللعبة
web-setup-rules = القواعد
web-setup-board = اللوحة
web-setup-no-board = هناك شيء غير ممكن بعد.
web-setup-changed-count = · المتغيّر: { $count }
web-setup-unchanged = · كالمعتاد
web-setup-wrong = هناك شيء غير ممكن بعد؛ وهو مذكور بجانب الخيار.
web-setup-left-out = تُرك: { $names }. ليس في هذه اللعبة خيارات كهذه، أو لا يمكنها قراءتها.
web-setup-other-many = عدد اللاعبين في هذه اللعبة من { $least } إلى { $most }؛ وهنا { $many }.
web-setup-no-longer-fit = لم يعد مناسبًا فرُفع عن اللوحة: { $count }.
web-setup-start = ابدأ اللعبة

## الخيارات

web-option-on = نعم
web-option-off = لا
web-option-automatic = تلقائي
web-option-nothing = لا شيء
web-option-default = المعتاد: { $value }
web-option-drawn = يُسحب من جديد
web-option-is-default = معتاد
web-option-changed = · متغيّر
web-option-reset = إعادة الضبط
web-option-list = افصل بين الأعداد بفواصل.
web-option-fresh = غيره
web-option-by-hand = اختر لكل لاعب

## الألوان

web-colour-blue = أزرق
web-colour-orange = برتقالي
web-colour-green = أخضر
web-colour-pink = زهري
web-colour-yellow = أصفر
web-colour-gold = ذهبي
web-colour-sky = سماوي
web-colour-violet = بنفسجي
web-colour-brown = بني
web-colour-grey = رمادي
web-colour-red = أحمر
web-colour-teal = أزرق مخضر
web-colour-lime = ليموني
web-colour-rose = وردي
web-colour-sand = رملي
web-colour-navy = كحلي
web-colour-black = أسود

## التعديل على اللوحة

web-edit-on-board = التعديل على اللوحة
web-edit-brushes = ما يوضع على اللوحة
web-edit-draw = اسحب لوحة أخرى
web-edit-fill = ملء بعض الخانات الخاصة تلقائيًا
web-edit-reset = إعادة الضبط
web-edit-all-plain = إعادة كل الخانات إلى «{ $kind }»
web-edit-clear = إفراغ
web-edit-fixed = هذه تبقى كما هي.
web-edit-paint-how = انقر أو اسحب فوق اللوحة للتلوين. بلوحة المفاتيح: الأسهم ثم Enter.
web-edit-links-how = اسحب من خانة إلى خانة. واسحب طرفًا لنقله. بلوحة المفاتيح: Enter عند الطرفين، وDelete للحذف، وEscape للإفلات.
web-edit-fits = المكان مناسب.
web-edit-drag-on = واصل السحب إلى خانة أخرى.
web-edit-held-at = البداية عند { $cell }: اذهب الآن إلى الطرف الآخر واضغط Enter.
web-edit-refused = غير ممكن: { $why }
web-edit-placed = وُضع.
web-edit-outside = لا يوضع شيء خارج اللوحة.
web-edit-removed = أُزيل.
web-edit-cell-by-cell = خانة خانة
web-edit-as-list = كقائمة ({ $count })
web-edit-kind = نوع رقم { $number }
web-edit-from = رقم { $number }: من
web-edit-to = رقم { $number }: إلى
web-edit-from-head = من
web-edit-to-head = إلى
web-edit-remove = إزالة رقم { $number }
web-edit-no-links = لا شيء على اللوحة.
web-edit-add = إضافة واحد
web-edit-tables = الجداول
web-edit-cell = الصف { $row }: { $column }

## على الطاولة

web-table-title = على الطاولة
web-table-grace = إذا غاب أحد
web-table-never = انتظروه
web-table-grace-30 = يلعب عنه لاعب آلي بعد 30 ثانية
web-table-grace-120 = يلعب عنه لاعب آلي بعد دقيقتين
web-table-grace-600 = يلعب عنه لاعب آلي بعد 10 دقائق
web-table-grace-86400 = يلعب عنه لاعب آلي بعد يوم
web-table-grace-help = لمن يلعبون عبر رابط.
web-table-own-dice = نردنا الخاص
web-table-own-dice-help = · ترمون نردًا حقيقيًا وتكتبون ما وقع
web-table-rated = مصنّفة
web-table-rated-help = · تُحسب النتيجة في لوحة المتصدرين
web-table-listed = معروضة
web-table-listed-help = · تظهر المباراة المنتهية في الصفحة الأولى

## مشاركة القواعد

web-share-title = شارك هذه القواعد
web-share-copy = نسخ الرابط
web-share-save = حفظ في ملف
web-share-open = فتح ملف
web-share-help = أو أفلت ملفًا هنا. الرابط والملف يحملان الخيارات لا اللاعبين.
web-share-copied = نُسخ الرابط.
web-share-opened = فُتح { $file }.
web-share-bad = لا يمكن استعمال { $file }: { $why }
web-share-bad-json = ليس JSON.
web-share-bad-object = يجب أن يحتوي على كائن JSON واحد فيه الخيارات.
web-share-bad-large = هو أكبر من اللازم.
web-share-bad-link = تعذرت قراءة الخيارات في هذا الرابط؛ وهذه هي المعتادة.

## مشاهدة مباراة منتهية

web-replay-of = مباراة { $game }
web-replay-begin = البداية.
web-replay-controls = إعادة العرض
web-replay-step = الخطوة
web-replay-at = { $at } من { $of }
web-replay-first = إلى البداية
web-replay-back = خطوة إلى الوراء
web-replay-play = تشغيل
web-replay-pause = إيقاف مؤقت
web-replay-forward = خطوة إلى الأمام
web-replay-last = إلى النهاية
web-replay-log = ما حدث
web-replay-players = اللاعبون
web-replay-chances = احتمالات الفوز
web-replay-chances-label = خط لكل لاعب: احتمال فوزه بعد كل خطوة
web-replay-working = جارٍ الحساب: { $done } من { $of }
web-replay-share = نسخ رابط إلى هذه الخطوة
web-replay-transcript = تدوين المباراة
web-replay-dice = سجل النرد
web-replay-figures = { $when } · { $steps ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $steps } خطوات
   *[other] { $steps } خطوة
} · { $time } دقيقة
web-dice-title = النرد العادل، والملفات
web-dice-files = الملفات
web-dice-check = فحص كل رمية
web-dice-checking = جارٍ الفحص…
web-dice-step-fair = ✓ الرمية { $at } عادلة.
web-dice-step-own = الرمية { $at } من نرد اللاعبين أنفسهم.
