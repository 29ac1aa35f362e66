import type en from '../en-US/residentialHelp';

export default {
  'residential.apiLink': 'API-ссылка',
  'residential.apiText':
    'По ней программы получают свежие строки с теми же параметрами. В ссылке есть ваш API-токен: никому её не передавайте.',
  'residential.apiCsv': 'API не отдаёт CSV: в этой ссылке вместо него формат URL.',
  'residential.apiMain':
    'Строки по ней — для основного аккаунта: для субаккаунтов API их не создаёт. Сгенерируйте их выше.',
  'residential.apiWhitelist':
    'В режиме белого списка страна, регион, город и сессия задаются этой ссылкой. В её строках есть логин и пароль, поэтому адрес в белом списке им не нужен.',
  'residential.generateApi': 'Создать API-ссылку',
  'residential.apiNotKnown':
    'API-ссылку создать нельзя: сервис не прислал API-токен или адрес API шлюза.',
  'residential.apiRegenerate':
    'Ссылка попала в чужие руки? Выпустите новый токен: эта и все другие ссылки сразу перестанут работать.',
  'residential.apiRegenerateLink': 'Выпустить новый токен',
  'residential.apiDocument': 'Параметры и ошибки',
  'residential.qr': 'QR-код',
  'residential.qrName': 'QR-код API-ссылки',
  'residential.qrText':
    'Для камеры телефона. В нём есть токен: его прочитает каждый, кто увидит код.',
  'residential.qrTooLong': 'Ссылка слишком длинная для QR-кода. Скопируйте её.',

  'residential.try': 'Проверка',
  'residential.tryText':
    'Вставьте команду в терминал. Она откроет {site} через прокси с этими параметрами.',
  'residential.tryCommand': 'Команда для {shell}',
  'residential.tryPowerShell': 'Для Windows 10 и новее: curl.exe в них уже есть.',
  'residential.tryAccount': 'Выберите аккаунт выше, и здесь появится команда.',
  'residential.expect': 'Что должно получиться',
  'residential.expectPlace':
    'Команда покажет адрес, который увидел сайт: не ваш. Страна — {place}.',
  'residential.expectAny': 'Команда покажет адрес, который увидел сайт: не ваш.',
  'residential.expectRandomize': 'Запустите ещё раз: адрес сменится.',
  'residential.expectSticky':
    'Запустите ещё раз в течение {minutes, plural, one {# минуты} few {# минут} many {# минут} other {# минуты}}: адрес останется тем же.',
  'residential.expectWhitelist':
    'Пароль не нужен, но работает она только с адреса из белого списка.',
  'residential.expectBilled': 'Каждый запуск тратит несколько КБ трафика аккаунта {account}.',

  'residential.decoder': 'Получилось другое? Разберём ошибку',
  'residential.decoderText':
    'Вставьте то, что вывела программа, или выберите похожее. Текст остаётся на этой странице и никуда не отправляется.',
  'residential.errorPaste': 'Текст ошибки',
  'residential.errorExample': 'например, curl: (56) CONNECT tunnel failed, response 407',
  'residential.errorChoose': 'Ошибка',
  'residential.errorAny': 'Определить по тексту',
  'residential.errorUnknown':
    'Этот текст не распознан. Выберите похожую ошибку или запустите команду выше и вставьте то, что она выведет.',
  'residential.errorWords': 'Определено по словам «{words}».',
  'residential.errorLogin':
    'В тексте есть логин и пароль. Уберите их, прежде чем кому-нибудь его отправлять.',
  'residential.errorSteps': 'Что сделать сейчас',
  'residential.errorAccount': 'Ваш аккаунт сейчас',
  'residential.errorMore': 'Подробнее в вопросах и ответах',

  'residential.found.accountMissing': 'Аккаунта {account} нет. Выберите выше другой.',
  'residential.found.noTraffic': 'У основного аккаунта {account} не осталось трафика.',
  'residential.found.noSubTraffic': 'У субаккаунта {account} не осталось трафика.',
  'residential.found.hasTraffic': 'У аккаунта {account} осталось {traffic}.',
  'residential.found.listEmpty': 'Выбран режим белого списка, но в списке нет адресов.',
  'residential.found.listFilled':
    '{count, plural, one {В списке # адрес} few {В списке # адреса} many {В списке # адресов} other {В списке # адреса}}. Ваш собственный эта страница не видит: проверьте, есть ли он в списке.',
  'residential.found.listUnread': 'Белый список не загрузился.',
  'residential.found.passwordMode':
    'Выше выбран пароль: этим строкам белый список не нужен. Строка с ошибкой идёт на порт белого списка или в API.',
  'residential.found.whitelistMode':
    'Выше выбран белый список: в его строках нет логина. Строка с ошибкой идёт на порт для паролей.',
  'residential.found.partEmpty': 'В выбранном регионе или городе сейчас нет адресов.',
  'residential.found.countryEmpty': 'В выбранной стране сейчас нет адресов.',
  'residential.found.placeStocked':
    'В выбранной локации {count, plural, one {# адрес} few {# адреса} many {# адресов} other {# адреса}}.',
  'residential.found.placeAny':
    'Выше страна не выбрана, значит, строка с ошибкой создана с другими параметрами.',
  'residential.found.breakingSigns':
    'В логине или пароле есть знаки, которые ломают выбранный формат.',
  'residential.found.tokenMissing': 'Сервис не прислал API-токен вашего аккаунта.',
  'residential.found.tokenThere': 'Сравните токен в ссылке с токеном вашего аккаунта.',
  'residential.found.endpoint': 'С этими параметрами программа подключается к {endpoint}',
  'residential.found.sticky':
    'Выбран закреплённый IP: строка держит свой адрес. Чтобы получить другие, создайте список заново.',
  'residential.mend.noTraffic': 'Купить трафик',
  'residential.mend.noSubTraffic': 'Выделить трафик',
  'residential.mend.list': 'Открыть белый список',
  'residential.mend.token': 'Настройки аккаунта',
  'residential.mend.partEmpty': 'Выбрать всю страну',
  'residential.mend.countryEmpty': 'Выбрать любую страну',
  'residential.mend.breakingSigns': 'Выбрать формат URL',

  'residential.help': 'Вопросы, ответы и документация API',
  'residential.helpSearch': 'Поиск по вопросам и документации API',
  'residential.faq': 'Вопросы и ответы',
  'residential.apiDoc': 'Документация API',
  'residential.helpFound':
    '{count, plural, =0 {Ничего не найдено} one {# ответ} few {# ответа} many {# ответов} other {# ответа}}',
  'residential.helpNothing': 'Нигде нет всех этих слов сразу',
  'residential.helpNothingText':
    'Попробуйте меньше слов или другие слова либо обратитесь в поддержку.',
  'residential.support': 'Написать в поддержку',
  'residential.copyLinkTo': 'Копировать ссылку: {title}',
  'residential.apiContents': 'Содержание документации API',
  'residential.apiRequired': 'обязательно',
  'residential.apiOptional': 'необязательно',
  'residential.example': 'Пример: {title}',
  'residential.copyExample': 'Копировать пример: {title}',
} satisfies Record<keyof typeof en, string>;
