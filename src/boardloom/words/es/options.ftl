### Lo que falla en las opciones.

option-problem = { $option }: { $problem }
option-choice = { $given } no se conoce; las opciones son { $choices }
option-none = no existe esa opción
option-unknown = no existe esa opción; las que hay son { $options }
option-missing = falta este campo
option-too-large-to-show = se pueden mostrar como mucho { NUMBER($most, useGrouping: 0) }, pues se dibuja cada casilla; los tableros más grandes son para la terminal y las simulaciones
option-because = { $problem }: { $reason }
limit-two = para jugar hacen falta dos
limit-none = menos que nada no hay
limit-one = sin al menos uno no hay nada que jugar
limit-seed = los números al azar salen de 63 bits
option-assignment = { $given } no es una opción; escribe nombre=valor
option-not-json = { $option }: { $given } no es JSON válido

option-whole = debe ser un número entero (se recibió { $given })
option-number = debe ser un número (se recibió { $given })
option-finite = debe ser un número finito (se recibió { $given })
option-bool = debe ser sí o no: true o false (se recibió { $given })
option-text = debe ser un texto (se recibió { $given })
option-list = debe ser una lista (se recibió { $given })
option-list-such-as = debe ser una lista como { $example } (se recibió { $given })
option-object = debe ser un objeto con valores con nombre (se recibió { $given })
option-greater-than-equal = debe ser mayor o igual que { NUMBER($limit, useGrouping: 0) } (se recibió { $given })
option-greater-than = debe ser mayor que { NUMBER($limit, useGrouping: 0) } (se recibió { $given })
option-less-than-equal = debe ser menor o igual que { NUMBER($limit, useGrouping: 0) } (se recibió { $given })
option-less-than = debe ser menor que { NUMBER($limit, useGrouping: 0) } (se recibió { $given })
option-one-of = debe ser { $choices } (se recibió { $given })
option-string-too-short = el texto debe tener al menos { $limit } { $limit ->
    [one] carácter
   *[other] caracteres
} (se recibió { $given })
option-string-too-long = el texto debe tener como mucho { $limit } { $limit ->
    [one] carácter
   *[other] caracteres
} (se recibió { $given })
option-huge = es un número demasiado grande (se recibió { $given })
option-path = debe ser la ruta de un archivo (se recibió { $given })
option-pattern = no está escrito como debería (se recibió { $given })
option-too-short = la lista debe tener al menos { $limit } { $limit ->
    [one] elemento
   *[other] elementos
} (se recibió { $given })
option-too-long = la lista debe tener como mucho { $limit } { $limit ->
    [one] elemento
   *[other] elementos
} (se recibió { $given })
option-json = no es JSON (mira el carácter { $position })
option-mistaken = no es lo que se espera aquí (se recibió { $given })

file-unreadable = no se puede leer { $file }: { $reason }
file-no-options = { $file } debe contener un solo objeto JSON de opciones
