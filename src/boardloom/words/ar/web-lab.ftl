### المختبر في المتصفح: ما تفعله القاعدة، بجانب القاعدة.

web-lab-of = المختبر: { $game }
web-lab-open = ماذا تفعل هذه القواعد؟
web-lab-pin = ثبّت هذه النسخة
web-lab-unpin = عُد إلى النسخة المثبّتة
web-lab-play = العبها
web-lab-figures = الأرقام
web-lab-changed = معدَّلة
web-lab-pinned = مثبَّتة
web-lab-exact = دقيق
web-lab-about = تقريبًا
web-lab-few = المباريات ما زالت أقل من أن تعطي فترة
web-lab-interval = ٩٥٪: من { $low } إلى { $high }
web-lab-certain = بلا خطأ معاينة
web-lab-was = المثبَّتة { $value }
web-lab-same = لا تغيير
web-lab-more = أكثر بمقدار { $by }
web-lab-less = أقل بمقدار { $by }
web-lab-margin = ± { $half }
web-lab-edge = أفضلية الأول
web-lab-edge-help = كم يزيد فوز من يبدأ على نصيبه العادل
web-lab-edge-unit = نقطة
web-lab-rounds = الطول
web-lab-rounds-help = الجولات حتى النهاية
web-lab-rounds-unit = جولة
web-lab-lead_changes = تبدّلات الصدارة
web-lab-lead_changes-help = كم مرة ينتقل التقدم إلى لاعب آخر
web-lab-lead_changes-unit = في المباراة
web-lab-decided_at = الحسم عند
web-lab-decided_at-help = متى يبقى الفائز فوق ٩٠٪ حتى النهاية
web-lab-decided_at-unit = ٪ من المباراة
web-lab-dead_time = الوقت الميت
web-lab-dead_time-help = أدوار من فرصته أقل من ٢٪
web-lab-dead_time-unit = ٪ من الأدوار
web-lab-depth = العمق
web-lab-depth-help = كم يعلو الروبوت المعتاد دون بحث على اللعب العشوائي
web-lab-depth-luck = لا أحد يقرر شيئًا: حظ خالص
web-lab-depth-unit = إيلو
web-lab-waiting = غير معروف بعد
web-lab-searches = لا يعرفها إلا روبوت يبحث
web-lab-preparing = تُترجَم هذه القواعد إلى لغة الآلة: { $seconds } ث…
# $games: always more than one
web-lab-played = لُعبت { $games } مباراة، { $judged } منها مع الفرص؛ تزداد دقة…
# $games: always more than one
web-lab-done = لُعبت { $games } مباراة، { $judged } منها مع الفرص.
web-lab-who = يلعبها: { $bot }
web-lab-unfinished = مباريات لم تنتهِ ولا تُحسب: { $count }
web-lab-blurred = الفرص مأخوذة من { $rollouts } مباراة تُكمَل من كل دور، فهي ضبابية: قارنها بالنسخة المثبّتة فقط.
web-lab-landings = أين تهبط القطع
web-lab-landings-unit = مرات الهبوط في المباراة على كل خانة
web-lab-hottest = الأكثر: { $cells }
web-lab-options = الخيارات
web-lab-before = كان { $value }
web-lab-undo = تراجع
web-lab-compares = يُقارن كل رقم بالنسخة المثبتة.
web-lab-compare-how = ثبّت نسخة ثم غيّر قاعدة: يُقارن كل رقم بها.
web-lab-heat-on = إظهار
web-lab-heat-off = إخفاء
web-lab-heat-difference = الفرق
web-lab-influence-how = أشر إلى مربع لترى أثره: كل رقم معه ناقص الرقم نفسه من دونه، مباراة بمباراة.
web-lab-meanwhile = لُعب حتى الآن من دون شيفرة آلة، وهي قيد الإعداد ({ $seconds } ث): { $games }
web-lab-histogram = جولات المباراة
web-lab-histogram-label = نسبة المباريات حسب الجولات؛ نصفها لا يتجاوز { $median }
web-lab-middle = المباراة الوسطى: { $value }
web-lab-places = الفوز حسب الترتيب
web-lab-places-unit = نقاط البعد عن نصيب عادل { $share }
web-lab-exact-share = { $share }٪
web-lab-place = المركز { $number }
web-lab-fan = فرصة الأول في الفوز
web-lab-fan-unit = حسب الدور؛ المباريات المنتهية تُحسب كما انتهت
web-lab-fan-half = ٥٠٪ من المباريات
web-lab-fan-most = ٩٠٪ من المباريات
web-lab-fan-one = أكثر المباريات إثارة
# $games: always more than one
web-lab-dramatic = الأكثر إثارة من { $games } مباراة
# $points: with a decimal; always more than one
web-lab-dramatic-help = كان فائزها متأخرًا بمقدار { $points } نقطة في المتوسط.
web-lab-watch = شاهدها
web-lab-watch-again = شاهد الجديدة

## Searching for boards

web-find-title = ابحث عن لوحة
web-find-help = تتوالد اللوحات المناسبة بعضها من بعض، ويبقى الأفضل لكل طول وإثارة.
web-find-rounds = الجولات في المتوسط
web-find-within = زيادة أو نقصانًا
web-find-edge = عادلة ضمن نقاط
web-find-aim = ثم أكثر ما يمكن من
web-find-start = ابحث عن لوحات
web-find-stop = توقف هنا
web-find-found = لوحات وُجدت
web-find-tried = جُرِّب { $tried }، وبقي { $fitting }
web-find-none = لا شيء مناسب بعد: هذه هي الأقرب.
web-find-best = الأفضل، قيس من جديد بحظ آخر
# $rounds: with a decimal; always more than one
web-find-rounds-of = { $rounds } جولة
web-find-edge-of = المركز الأول { $edge } نقطة
web-find-leads-of = { $leads } تبدّل في الصدارة
web-find-take = خذ هذه اللوحة
web-find-play = العب على هذه اللوحة
