import type en from '../en-US/subAccountImport';

export default {
  'subaccount.import.title': 'Импорт субаккаунтов',
  'subaccount.import.intro':
    'По одному субаккаунту в строке: логин, пароль, заметка, лимит трафика. Обязателен только логин: если пароля нет, он будет сгенерирован. У лимита указывайте единицу (500 МБ, 1,5 ГБ). Файл из «Экспорт CSV» можно загрузить без изменений.',
  'subaccount.import.text': 'Строки CSV',
  'subaccount.import.file': 'Выбрать файл',
  'subaccount.import.atMost': 'CSV, не больше 1 МБ и {rows, number} строк',
  'subaccount.import.tooLarge': 'Здесь больше 1 МБ. Разделите на файлы поменьше.',
  'subaccount.import.tooMany':
    '{count, plural, one {Здесь # строка} few {Здесь # строки} many {Здесь # строк} other {Здесь # строки}}, а за один раз можно импортировать не больше {max, number}. Разделите их на несколько файлов.',
  'subaccount.import.unclosed':
    'В строке {row, number} не закрыта кавычка, поэтому следующие строки не отделить друг от друга. Закройте или удалите её.',
  'subaccount.import.notText':
    'Этот файл не удаётся прочитать как текст. Сохраните его в формате «CSV UTF-8» и выберите снова.',
  'subaccount.import.ignored': 'Эти столбцы не импортируются: {names}',
  'subaccount.import.repeated':
    'Повторяющиеся столбцы: {names}. В каждой строке берётся первый непустой.',
  'subaccount.import.guessed':
    'Файл не в Юникоде, поэтому прочитан как Windows-1251. Если текст искажён, сохраните файл в формате «CSV UTF-8» и выберите снова.',
  'subaccount.import.rows': 'Строки для импорта',
  'subaccount.import.row': 'Строка',
  'subaccount.import.result': 'Результат',
  'subaccount.import.given': 'из файла',
  'subaccount.import.generated': 'генерируется',
  'subaccount.import.send': 'Добавить все',
  'subaccount.import.progress': 'Субаккаунты добавляются',
  'subaccount.import.ready':
    '{count, plural, =0 {Добавлять нечего} one {Можно добавить # субаккаунт} few {Можно добавить # субаккаунта} many {Можно добавить # субаккаунтов} other {Можно добавить # субаккаунта}}{marked, plural, =0 {} one {; # строка пропущена} few {; # строки пропущены} many {; # строк пропущено} other {; # строки пропущены}}',
  'subaccount.import.notCompared':
    '{count, plural, =0 {Добавлять нечего} other {Субаккаунтов к добавлению: #}}{marked, plural, =0 {} one {; # строка пропущена} few {; # строки пропущены} many {; # строк пропущено} other {; # строки пропущены}}',
  'subaccount.import.sent': '{done, number} из {of, number}',
  'subaccount.import.done':
    '{added, plural, =0 {Ничего не добавлено} one {Добавлен # субаккаунт} few {Добавлено # субаккаунта} many {Добавлено # субаккаунтов} other {Добавлено # субаккаунта}}{left, plural, =0 {} one {, остался #} few {, осталось #} many {, осталось #} other {, осталось #}}',
  'subaccount.import.state.ok': 'можно добавить',
  'subaccount.import.state.notCompared': 'возможно, уже есть',
  'subaccount.import.state.invalid': 'с ошибкой',
  'subaccount.import.state.duplicate': 'уже есть выше',
  'subaccount.import.state.listed': 'уже в списке',
  'subaccount.import.state.sending': 'добавляется…',
  'subaccount.import.state.lookingUp': 'нет ответа, проверяется…',
  'subaccount.import.state.added': 'добавлен',
  'subaccount.import.state.refused': 'отклонён',
  'subaccount.import.state.lost': 'возможно, добавлен',
  'subaccount.import.state.notSent': 'не отправлен',
  'subaccount.import.passwordInvisible': 'Пароль: содержит невидимый символ',
  'subaccount.import.problem.username-required': 'Логин: обязательное поле',
  'subaccount.import.problem.username-length': 'Логин: от 12 до 24 символов',
  'subaccount.import.problem.username-characters': 'Логин: только латинские буквы и цифры',
  'subaccount.import.problem.password-length': 'Пароль: от 8 до 30 символов',
  'subaccount.import.problem.password-letter': 'Пароль: хотя бы одна латинская буква',
  'subaccount.import.problem.password-number': 'Пароль: хотя бы одна цифра',
  'subaccount.import.problem.remark-length': 'Заметка: не больше {max} символов',
  'subaccount.import.problem.limit-amount': 'Лимит трафика: это не объём',
  'subaccount.import.problem.limit-ambiguous':
    'Лимит трафика: неоднозначно, укажите {first} или {second}',
  'subaccount.import.problem.limit-unit': 'Лимит трафика: укажите МБ или ГБ',
  'subaccount.import.problem.row-cells':
    'Ячеек больше, чем столбцов: возьмите в кавычки то, где есть разделитель',
  'subaccount.import.ended.stopped':
    'Остановлено. {count, plural, one {Не отправлена # строка} few {Не отправлены # строки} many {Не отправлено # строк} other {Не отправлено # строки}}; чтобы продолжить, нажмите «Добавить все».',
  'subaccount.import.ended.lost':
    'Ответ о {name} не дошёл, и пока неизвестно, добавлен ли он. {count, plural, =0 {Отправлять больше нечего} one {Оставшаяся строка не отправлена} few {Оставшиеся # строки не отправлены} many {Оставшиеся # строк не отправлены} other {Оставшиеся # строки не отправлены}}. Попробуйте снова через несколько секунд: сначала он будет проверен, поэтому ничего не добавится дважды.',
  'subaccount.import.ended.failed':
    '{why} {count, plural, one {Не отправлена # строка} few {Не отправлены # строки} many {Не отправлено # строк} other {Не отправлено # строки}}; чтобы попробовать снова, нажмите «Добавить все».',
  'subaccount.import.download': 'Скачать добавленные',
  'subaccount.import.downloadText':
    'В файле есть пароли: храните его там, где его никто не прочитает.',
  'subaccount.import.guarded':
    'Перед паролями, которые начинаются с =, +, - или @, в нём стоит апостроф, чтобы таблица не приняла их за формулу.',
} satisfies Record<keyof typeof en, string>;
