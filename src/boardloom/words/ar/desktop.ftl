### ما تقوله النافذة: `boardloom desktop`.

desktop-missing = { $library } غير موجود؛ ثبّته بالأمر: pip install 'boardloom[desktop]'
desktop-no-display = لا توجد شاشة لفتح نافذة؛ العب في المتصفح (`boardloom`) أو في هذه الطرفية (`boardloom menu`)
desktop-against-bots = أنت ضد لاعبين آليين.
desktop-together = معًا على هذه الشاشة.
desktop-players = { $n ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $n } لاعبين
    [many] { $n } لاعبًا
   *[other] { $n } لاعب
}
desktop-game = { $game }: { $players }
desktop-hint = الأفضل: { $move } (فرصة الفوز { $share })
desktop-one-piece = قطعة واحدة في كل مرة: النقر بالزر الأيمن يعيد هذه.
desktop-by-the-text = قطعة واحدة في كل مرة، ونقرة واحدة للتمرير
desktop-option-of = { $option }: { $part }
desktop-letters = حجم الحروف
desktop-letters-normal = عادي
desktop-letters-large = كبير
desktop-letters-largest = الأكبر
