### اللاعبون الآليون: مستوياتهم، وطرق اتخاذ القرار المشتركة بين كل الألعاب.

level-beginner = مبتدئ
level-easy = سهل
level-medium = متوسط
level-hard = صعب
level-master = أستاذ
level-grandmaster = أستاذ كبير
level-champion = بطل
level-legend = أسطورة
# $level: رقم المستوى؛ $levels: عدد المستويات
level-help = المستوى { $level } من { $levels }.
policy-random = عشوائي
    .help = يأخذ أي اختيار، وكلها متساوية الاحتمال.
policy-search = بحث
    .help = ينظر إلى ما سيأتي ما دام لديه وقت.
