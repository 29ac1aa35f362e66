import type en from '../en-US/subAccountImport';

export default {
  'subaccount.import.title': 'Импорт субаккаунтов',
  'subaccount.import.intro':
    'По одному субаккаунту в строке: логин, пароль, заметка, лимит трафика. Обязателен только логин, от 12 до 24\u00a0латинских букв и цифр; если пароля нет, мы его сгенерируем. Лимит указывайте с единицей, дробный\u00a0— через точку (500\u00a0МБ, 1.5\u00a0ГБ); позже его не изменить. Подойдёт и файл из «Экспорт» → «Экспорт CSV», но паролей в нём нет: мы сгенерируем новые.',
  'subaccount.import.text': 'Строки CSV',
  'subaccount.import.file': 'Выбрать файл',
  'subaccount.import.atMost': 'CSV, до 1\u00a0МБ и {rows, number}\u00a0строк',
  'subaccount.import.tooLarge': 'Это больше 1\u00a0МБ. Разделите данные на файлы поменьше.',
  'subaccount.import.tooMany':
    '{count, plural, one {Здесь #\u00a0строка} few {Здесь #\u00a0строки} many {Здесь #\u00a0строк} other {Здесь #\u00a0строки}}, а за один раз можно импортировать до {max, number}. Разделите их на несколько файлов.',
  'subaccount.import.unclosed':
    'В строке {row, number} не закрыта кавычка, поэтому следующие строки не отделить друг от друга. Закройте или удалите её.',
  'subaccount.import.notText':
    'Этот файл не удаётся прочитать как текст. Сохраните его в формате «CSV UTF-8» и выберите снова.',
  'subaccount.import.unreadable':
    'Браузер не смог прочитать файл: возможно, его переместили, изменили или он занят другой программой. Выберите файл ещё раз.',
  'subaccount.import.ignored': 'Эти столбцы не импортируются: {names}',
  'subaccount.import.repeated':
    'Повторяющиеся столбцы: {names}. В каждой строке берётся первый непустой.',
  'subaccount.import.guessed':
    'Файл не в Юникоде, поэтому прочитан как Windows-1251. Если текст искажён, сохраните файл в формате «CSV UTF-8» и выберите снова.',
  'subaccount.import.rows': 'Строки для импорта',
  'subaccount.import.row': 'Строка',
  'subaccount.import.given': 'указан',
  'subaccount.import.generated': 'будет сгенерирован',
  'subaccount.import.wasGenerated': 'сгенерирован',
  'subaccount.import.send': 'Добавить все',
  'subaccount.import.sendSome': 'Добавить {count, number} из {of, number}',
  'subaccount.import.progress': 'Субаккаунты добавляются',
  'subaccount.import.ready':
    '{count, plural, =0 {Добавлять нечего} one {Можно добавить #\u00a0субаккаунт} few {Можно добавить #\u00a0субаккаунта} many {Можно добавить #\u00a0субаккаунтов} other {Можно добавить #\u00a0субаккаунта}}',
  'subaccount.import.notCompared':
    '{count, plural, =0 {Добавлять нечего} other {Будет добавлено: {count, number}}}',
  'subaccount.import.skipped':
    '{count, plural, one {#\u00a0строка пропущена} few {#\u00a0строки пропущены} many {#\u00a0строк пропущено} other {#\u00a0строки пропущены}}',
  'subaccount.import.sent': '{done, number} из {of, number}',
  'subaccount.import.done':
    '{count, plural, =0 {Ничего не добавлено} one {Добавлен #\u00a0субаккаунт} few {Добавлено #\u00a0субаккаунта} many {Добавлено #\u00a0субаккаунтов} other {Добавлено #\u00a0субаккаунта}}',
  'subaccount.import.left': 'осталось: {count, number}',
  'subaccount.import.state.ok': 'можно добавить',
  'subaccount.import.state.notCompared': 'возможно, уже есть',
  'subaccount.import.state.invalid': 'с ошибкой',
  'subaccount.import.state.duplicate': 'уже есть выше',
  'subaccount.import.state.listed': 'уже есть',
  'subaccount.import.state.sending': 'добавляется…',
  'subaccount.import.state.lookingUp': 'проверяется…',
  'subaccount.import.state.done': 'добавлен',
  'subaccount.import.state.refused': 'отклонён',
  'subaccount.import.state.lost': 'не подтверждён',
  'subaccount.import.state.skipped': 'не отправлен',
  'subaccount.import.passwordInvisible': 'Пароль: содержит невидимый символ',
  'subaccount.import.passwordUnescaped': 'Пароль: апостроф из файла экспорта убран',
  'subaccount.import.problem.username-required': 'Логин: обязательное поле',
  'subaccount.import.problem.username-length': 'Логин: от 12 до 24\u00a0символов',
  'subaccount.import.problem.username-characters': 'Логин: только латинские буквы и цифры',
  'subaccount.import.problem.password-length': 'Пароль: от 8 до 30\u00a0символов',
  'subaccount.import.problem.password-letter': 'Пароль: хотя бы одна латинская буква',
  'subaccount.import.problem.password-number': 'Пароль: хотя бы одна цифра',
  'subaccount.import.problem.remark-length': 'Заметка: до {max}\u00a0символов',
  'subaccount.import.problem.limit-amount':
    'Лимит трафика: непонятный объём. Укажите число и единицу, например 1,5\u00a0ГБ',
  'subaccount.import.problem.limit-ambiguous':
    'Лимит трафика: неоднозначно, укажите {first} или {second}',
  'subaccount.import.problem.limit-unit': 'Лимит трафика: укажите МБ или ГБ',
  'subaccount.import.problem.row-cells':
    'Ячеек больше, чем столбцов: возьмите в кавычки текст, в котором есть разделитель',
  'subaccount.import.end.stopped':
    'Остановлено. Остальные строки не отправлены. Чтобы продолжить, нажмите кнопку выше.',
  'subaccount.import.end.lost':
    'Пока неизвестно, добавлен ли {name}. Попробуйте через несколько секунд: дважды не добавится.',
  'subaccount.import.end.failed':
    'Остановлено: {name} не добавлен, следующие строки не отправлены. Чтобы попробовать снова, нажмите кнопку выше.',
  'subaccount.import.allocateInList':
    'Чтобы выделить новым субаккаунтам трафик, отметьте их в списке и нажмите «Перенести трафик».',
  'subaccount.import.exportText':
    'В сохранённом файле будут их пароли: храните его там, где его никто не прочитает.',
  'subaccount.import.export': 'Сохранить с паролями',
  'subaccount.import.guarded':
    'В файле перед паролями, которые начинаются с =, +, - или @, стоит апостроф. Уберите его, когда вставляете пароль.',
} satisfies Record<keyof typeof en, string>;
