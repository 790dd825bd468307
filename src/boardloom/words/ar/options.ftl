### ما الخطأ في الخيارات.

option-problem = { $option }: { $problem }
option-choice = { $given } غير معروف؛ اختر مما يلي: { $choices }
option-none = لا يوجد خيار كهذا
option-unknown = لا يوجد خيار كهذا؛ الخيارات هي: { $options }
option-missing = هذه القيمة مطلوبة
option-too-large-to-show = أقصى ما يمكن عرضه { $most }، لأن كل خانة تُرسم؛ اللوحات الأكبر للطرفية وللمحاكاة
option-because = { $problem }: { $reason }
limit-two = اللعب يحتاج اثنين
limit-none = لا شيء أقل من الصفر
limit-one = بلا واحد على الأقل لا يبقى ما يُلعب
limit-seed = تُسحب الأعداد العشوائية من 63 بتًا
option-assignment = { $given } ليس خيارًا؛ اكتب name=value
option-not-json = { $option }: { $given } ليس JSON صالحًا

option-whole = يجب أن يكون عددًا صحيحًا (وليس { $given })
option-number = يجب أن يكون عددًا (وليس { $given })
option-finite = يجب أن يكون عددًا منتهيًا (وليس { $given })
option-bool = يجب أن يكون نعم أو لا، أي true أو false (وليس { $given })
option-text = يجب أن يكون نصًا (وليس { $given })
option-list = يجب أن تكون قائمة (وليس { $given })
option-list-such-as = يجب أن تكون قائمة مثل { $example } (وليس { $given })
option-object = يجب أن يكون كائنًا ذا قيم مسمّاة (وليس { $given })
option-greater-than-equal = يجب ألّا يقل عن { NUMBER($limit, useGrouping: 0) } (وليس { $given })
option-greater-than = يجب أن يكون أكبر من { NUMBER($limit, useGrouping: 0) } (وليس { $given })
option-less-than-equal = يجب ألّا يزيد على { NUMBER($limit, useGrouping: 0) } (وليس { $given })
option-less-than = يجب أن يكون أصغر من { NUMBER($limit, useGrouping: 0) } (وليس { $given })
option-one-of = يجب أن يكون { $choices } (وليس { $given })
option-string-too-short = يجب ألّا يقل النص عن { $limit ->
    [one] حرف واحد
    [two] حرفين
    [few] { $limit } أحرف
    [many] { $limit } حرفًا
   *[other] { $limit } حرف
} (وليس { $given })
option-string-too-long = يجب ألّا يزيد النص على { $limit ->
    [one] حرف واحد
    [two] حرفين
    [few] { $limit } أحرف
    [many] { $limit } حرفًا
   *[other] { $limit } حرف
} (وليس { $given })
option-huge = العدد أكبر من اللازم ({ $given })
option-path = يجب أن يكون مسار ملف (وليس { $given })
option-pattern = ليس مكتوبًا كما ينبغي ({ $given })
option-too-short = يجب ألّا تقل القائمة عن { $limit ->
    [zero] { $limit } عنصر
    [one] عنصر واحد
    [two] عنصرين
    [few] { $limit } عناصر
    [many] { $limit } عنصرًا
   *[other] { $limit } عنصر
} (وليس { $given })
option-too-long = يجب ألّا تزيد القائمة على { $limit ->
    [zero] { $limit } عنصر
    [one] عنصر واحد
    [two] عنصرين
    [few] { $limit } عناصر
    [many] { $limit } عنصرًا
   *[other] { $limit } عنصر
} (وليس { $given })
option-json = ليس JSON (انظر الحرف رقم { $position })
option-mistaken = ليس هذا ما يُنتظر هنا ({ $given })

file-unreadable = تعذرت قراءة { $file }: { $reason }
file-no-options = يجب أن يحتوي { $file } على كائن JSON واحد فيه الخيارات
