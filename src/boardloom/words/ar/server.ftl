### ما يقوله الخادم لمن يلعبون، ولمن يشغّله.

## الرفض

refusal-store-down = تعذر حفظ أي شيء ({ $reason })؛ حاول مجددًا بعد لحظة
refusal-not-full = تبدأ المباراة حين تُشغل كل المقاعد
refusal-turn = الدور الآن على { $who }
refusal-nobodys-turn = ليس الدور على أحد
refusal-roll-not-choice = هذه رمية وليست اختيارًا
refusal-choice-not-roll = هذا اختيار وليس رمية
refusal-server-dice = نرد هذه المباراة عند الخادم؛ ارمِ دون ذكر رقم
refusal-own-dice = ترمون هنا نردكم بأنفسكم؛ قل ماذا يُظهر
refusal-nothing-to-undo = لم تفعل بعد شيئًا يمكن التراجع عنه
refusal-undo-absent = هذا تراجع عن نقلة من { $who }، والمقعد خالٍ الآن
refusal-nobody-asks = لا أحد يطلب التراجع عن شيء
refusal-others-agree = يجب أن يوافق الآخرون
refusal-join-by-link = لا ينضم إلا من لديه رابط مقعد
refusal-joined = مقعد { $who } مشغول من قبل
refusal-name-taken = هناك على هذه الطاولة من اسمه { $name }
refusal-secret-seat = في هذه اللعبة أسرار: لا يمكن لأحد أن يأخذ مقعدًا لعب فيه غيره، أما الروبوت فيمكنه ذلك
refusal-secret-link = في هذه اللعبة أسرار: لا يمكن استبدال رابط مقعد ما دامت جارية
names-alike = { $one } و{ $other } متشابهان في الشكل؛ اختر أسماء لا تلتبس على أحد
refusal-colour-taken = أخذ أحدهم على هذه الطاولة هذا اللون من قبل
refusal-not-your-seat = هذا ليس مقعدك
# الأرقام السرية: أرقام عشوائية يجعل بها اللاعبون النرد عادلًا (nonces)
refusal-nonce-early = تُكشف الأرقام السرية بعد أن ينضم الجميع
refusal-nonce-none = ليس لهذا المقعد ما يكشفه
refusal-nonce-other = ليس هذا الرقم السري الذي التزمت به
refusal-seat-number = عدد المقاعد { $seats }، وترقيمها من 0
refusal-over = انتهت اللعبة
refusal-not-begun = لم تبدأ اللعبة بعد
refusal-leave-by-link = لا يغادر المقعد إلا من لديه رابطه
refusal-match-waits = هذه المباراة تنتظرك مهما طال غيابك
refusal-players-only = هذا لمن يلعبون فقط
refusal-host-only = هذا للمضيف فقط
# $seq: أين وصلت المباراة؛ $expected: أين يظنها من يطلب
refusal-stale = وصلت المباراة إلى { $seq }، لا إلى { $expected }
refusal-too-long = في سجل هذه المباراة { NUMBER($most) } حدث ولا يقبل المزيد؛ ابدأ مباراة أخرى
refusal-elsewhere = استمرت المباراة في مكان آخر؛ اتصل من جديد
refusal-gone = لم تعد هذه المباراة هنا؛ اتصل من جديد
refusal-link = هذا الرابط لا يفتح أي مباراة هنا
refusal-no-watchers = لا يسمح المضيف لأحد بالمشاهدة
refusal-rematch = تُنشأ مباراة الإعادة مرة واحدة، حين تنتهي اللعبة
refusal-nothing-to-advise = لا قرارات في { $game }: فلا شيء يُنصح به
refusal-chance-decides = النرد هو الذي يقرر هنا
refusal-hint-waits = ما زال التفكير جاريًا في التلميح السابق
refusal-many-hints = هناك عدة تلميحات لك قيد التفكير بالفعل؛ انتظر أحدها
refusal-no-finished-game = لا توجد مباراة منتهية كهذه
refusal-many-studies = تُدرس الآن مباريات كثيرة؛ اسأل مجددًا بعد دقيقة
refusal-many-matches = مباريات جديدة أكثر من اللازم من هذا العنوان؛ حاول لاحقًا
refusal-many-requests = طلبات كثيرة جدا من هذا العنوان؛ حاول مرة أخرى بعد لحظة
refusal-many-pictures = صور كثيرة مطلوبة في وقت واحد؛ حاول لاحقًا
refusal-lab-busy = المختبر ما زال يعمل على سؤالك السابق؛ انتظر لحظة
refusal-lab-hour = عمل المختبر لك ما يكفي في هذه الساعة؛ اسأل لاحقًا
refusal-nothing-here = لا شيء هنا
refusal-hello-first = الرسالة الأولى هي hello
refusal-hello-once = رسالة hello تُرسل مرة واحدة
refusal-protocol = هذا الخادم يتحدث البروتوكول { $protocol }
refusal-not-understood = غير مفهوم: { $reason }
malformed = ليس هذا ما يُنتظر هنا
malformed-no-object = يجب أن يكون كائن JSON
malformed-missing = الحقل { $field } ناقص
malformed-unknown = لا يوجد حقل { $field }
malformed-value = الحقل { $field } ليس كما ينبغي ({ $given })
refusal-internal = حدث خطأ هنا؛ ولم يتغير شيء
refusal-origin = لا يُسمح لهذه الصفحة بمخاطبة هذا الخادم
refusal-host = ليس هذا اسم هذا الخادم؛ افتحه من عنوانه الخاص
refusal-no-length = اذكر الطول: Content-Length
# $most: بوحدة KiB
refusal-too-large = لا يزيد حجم الطلب على { $most } كيبيبايت (KiB)
refusal-not-found = غير موجود
refusal-method = طريقة الطلب غير مسموح بها
refusal-status = تعذر الرد على هذا الطلب (الحالة { $status })

## حين ينتهي الاتصال

bye-restart = يُعاد تشغيل الخادم؛ عُد بعد قليل
bye-internal = حدث خطأ هنا
bye-too-fast = رسائل أكثر من اللازم
bye-deleted = حُذفت هذه المباراة
bye-renewed = استُبدل بهذا الرابط رابط جديد

## تشغيل خادم

server-open = Boardloom على { $address } (يوقفه Ctrl-C)
server-open-already = Boardloom يعمل من قبل على { $address }
server-open-lan = يمكن الآن لكل من في شبكتك اللعب على { $address }. الألعاب وحدها مفتوحة لهم؛ وCtrl-C يغلقها.
server-open-alone = Boardloom يعمل من قبل على { $address } لهذا الحاسوب وحده؛ أوقفه هناك (Ctrl-C) ثم شغّله من جديد مع --lan
server-open-without = Boardloom يعمل من قبل على { $address } دون { $games }؛ أوقفه هناك (Ctrl-C) ثم شغّله من جديد مع --use
server-no-browser = boardloom: لا ألعاب في المتصفح: { $reason }
server-missing = { $library } غير موجود؛ ثبّته بالأمر: pip install 'boardloom[server]'
server-cannot-listen = تعذر الاستماع على { $address }: { $reason }
settings-public-url = اكتبه مثل https://games.example.org أو https://games.example.org:8443، دون مسار أو اسم مستخدم؛ والحروف غير a إلى z كما ترسلها المتصفحات (xn--...)
settings-use = { $option }: اكتبه قائمة JSON من الملفات، مثل ["rules.py"]

## مخزن الخادم، وسجلات المباريات فيه

store-none = لا يوجد مخزن في { $file }
store-held = المخزن { $file } قيد التشغيل بالفعل: العملية { $process } على { $machine } منذ { $since }
reason-store-displaced = أزيل { $file } أو استبدل أثناء عمل الخادم
store-unopened = تعذر فتح المخزن { $file }: { $reason }
store-unread = تعذرت قراءة المخزن { $file }: { $reason }
store-damaged = الملف { $file } تالف؛ يبيّن PRAGMA integrity_check الموضع
store-wal-damaged = الملف { $file } تالف: ما بعد موضع التلف، ومنه نقلات مؤكدة، لم يعد يقرأ. ضع نسخة احتياطية مكانه؛ الأمر `boardloom store backup FILE` ينسخ كل ما زال يقرأ
store-wal-unfinished = المعاملة الأخيرة في { $file } غير كاملة: إما انقطع التيار قبل أن يؤكد حفظها لأحد، أو انقلب فيها بت.
store-unvouched = كل مباراة كما كتبت. في أجزاء غير مستعملة من صفحات الملف هذه بقايا، أو انقلب فيها بت؛ لا شيء يضمنها: { $pages }
store-sum = صف في الجدول { $table } ليس كما كتب: { $row }
store-orphan = في الجدول { $table } صفوف لمباراة غير موجودة: { $match }
store-newer = أنشأت نسخة أحدث من Boardloom المخزن { $file }؛ استخدم تلك النسخة أو نسخة احتياطية
store-replays = المباريات { $matches }، والأحداث { $events }: كل سجل يعيد الحالات التي حُفظت.
store-rolls = رميات مفحوصة: { $rolls }؛ وكلها ناتجة عن سلاسلها.
store-exported = مباريات كُتبت في { $folder }: { $matches }
store-copied = { $file } نسخة من المخزن
log-match = المباراة { $match }: { $problem }
log-event = المباراة { $match }، الحدث { $event }: { $problem }
log-unreadable = المباراة { $match }، تعذرت قراءة الحدث { $event }: { $reason }
log-version = المباراة { $match } هي { $game } بالإصدار { $played }؛ وهذا البرنامج يلعب الإصدار { $ours }
log-header = تعذرت قراءة ترويستها: { $reason }
log-missing = الحدث { $event } مفقود
log-state = الحالة ليست تلك التي حُفظت
log-rules = القواعد لا تقبله ({ $reason })
log-no-seat = لا يوجد مقعد { $seat }
log-undo = لا يمكن التراجع من الحركة { $actions } إلى { $to }
log-key = المفتاح ليس ستَّ عشريًا
log-other-dice = النرد ليس ذلك الذي نُشر
log-result = بين المباريات المنتهية { $name } هو { $found }؛ وهو بحسب سجلها { $expected }
log-ended = محفوظة على أنها انتهت في { $ended }؛ وسجلها يخالف ذلك

## What links look like where they are shared

share-invite = شارك في مباراة { $game }
share-invite-note = افتح الرابط واجلس في مقعدك. لا حاجة إلى حساب.
share-live = { $game }: مباراة جارية
share-live-note = افتح الرابط لتلعب أو لتشاهد.
share-replay-note = شاهد المباراة من جديد حركةً بحركة.
share-set-up = العب { $game }
