import type en from '../en-US/residentialHelp';

export default {
  'residential.apiLink': 'API-ссылка',
  'residential.apiText':
    'По ней программы получают свежие строки с теми же параметрами. В ссылке есть ваш API-токен: никому её не передавайте.',
  'residential.apiCsv': 'API не отдаёт CSV: в этой ссылке вместо него формат URL.',
  'residential.apiMain':
    'API выдаёт строки только для основного аккаунта. Строки для субаккаунта получите кнопкой «Сгенерировать».',
  'residential.apiWhitelist':
    'Ссылка выдаёт строки с логином и паролем: они работают с любого IP. Если ссылка отвечает 403, добавьте IP компьютера в белый список.',
  'residential.generateApi': 'Сгенерировать API-ссылку',
  'residential.apiNotKnown':
    'API-ссылку не создать: API-токен или данные шлюза не загрузились. Перезагрузите страницу или отправьте отчёт в поддержку.',
  'residential.apiRegenerate':
    'Ссылка попала в чужие руки? Выпустите новый токен и попросите поддержку сменить пароль прокси: полученные строки ещё работают.',
  'residential.apiRegenerateLink': 'Выпустить новый токен',
  'residential.apiDocument': 'Параметры и ошибки API',
  'residential.qr': 'QR-код',
  'residential.qrName': 'QR-код API-ссылки',
  'residential.qrText':
    'Наведите на код камеру телефона. В коде есть токен: им сможет воспользоваться каждый, кто увидит код.',
  'residential.qrTooLong': 'Ссылка слишком длинная для QR-кода. Скопируйте её.',

  'residential.try': 'Проверка',
  'residential.tryText':
    'Вставьте команду в терминал. Она откроет {site} через прокси с этими параметрами.',
  'residential.tryCommand': 'Команда для {shell}',
  'residential.tryPowerShell': 'Для Windows 10 и новее: curl.exe в них уже есть.',
  'residential.accountFirst': 'Сначала выберите аккаунт в «Параметрах».',
  'residential.expect': 'Что должно получиться',
  'residential.expectPlace':
    'Команда покажет IP, который увидел сайт. Он не должен совпадать с вашим. Страна\u00a0— {place}.',
  'residential.expectAny':
    'Команда покажет IP, который увидел сайт. Он не должен совпадать с вашим.',
  'residential.expectRandomize': 'Запустите ещё раз: IP сменится.',
  'residential.expectSticky':
    'Запустите ещё раз в течение {minutes, plural, one {#\u00a0минуты} few {#\u00a0минут} many {#\u00a0минут} other {#\u00a0минуты}}: IP останется тем же.',
  'residential.expectWhitelist':
    'Пароль не нужен, но команда работает только с IP из белого списка.',
  'residential.expectBilled':
    'Каждый запуск тратит несколько КБ трафика {isMain, select, true {основного аккаунта} other {аккаунта {account}}}.',

  'residential.decoder': 'Получилось другое? Разберём ошибку',
  'residential.decoderText':
    'Вставьте то, что вывела программа, или выберите похожее. Текст остаётся на этой странице и никуда не отправляется.',
  'residential.errorPaste': 'Текст ошибки',
  'residential.errorExample': 'например, curl: (56) CONNECT tunnel failed, response 407',
  'residential.errorChoose': 'Ошибка',
  'residential.errorAny': 'Определить по тексту',
  'residential.errorUnknown':
    'Этот текст не распознан. Выберите похожую ошибку или запустите команду выше и вставьте, что она выведет.',
  'residential.errorWords': 'Определено по словам «{words}».',
  'residential.errorLogin':
    'В тексте есть логин и пароль. Уберите их, прежде чем отправлять текст кому-нибудь.',
  'residential.errorSteps': 'Что сделать сейчас',
  'residential.errorAccount': 'Ваш аккаунт сейчас',

  'residential.found.accountMissing': 'Аккаунта {account} нет. Выберите другой в «Параметрах».',
  'residential.found.noTraffic': 'У основного аккаунта {account} нет трафика.',
  'residential.found.noSubTraffic': 'У субаккаунта {account} нет трафика.',
  'residential.found.hasTraffic': 'У аккаунта {account} осталось {traffic}.',
  'residential.found.listEmpty': 'Выбран режим белого списка, но в списке нет IP.',
  'residential.found.listFilled':
    '{count, plural, other {В списке #\u00a0IP}}. Узнать ваш IP мы не можем: проверьте сами, есть ли он в списке.',
  'residential.found.listUnread': 'Белый список не загрузился, проверьте его сами.',
  'residential.found.passwordMode':
    'В «Параметрах» выбран пароль, а эта ошибка бывает в режиме белого списка и у API. Проверьте порт или возьмите строку из нового списка.',
  'residential.found.whitelistMode':
    'В «Параметрах» выбран белый список, а эта ошибка бывает в режиме пароля. Проверьте порт или возьмите строку из нового списка.',
  'residential.found.partEmpty': 'В выбранном регионе или городе сейчас нет доступных IP.',
  'residential.found.countryEmpty': 'В выбранной стране сейчас нет доступных IP.',
  'residential.found.placeStocked':
    'В выбранной локации {count, plural, one {доступен #\u00a0IP} other {доступно #\u00a0IP}}.',
  'residential.found.placeAny':
    'В «Параметрах» страна не выбрана, а в строке, которая дала ошибку, она задана. Сгенерируйте новый список и возьмите строку из него.',
  'residential.found.breakingSigns':
    'В логине или пароле есть символы, которые ломают выбранный формат.',
  'residential.found.tokenMissing':
    'API-токен не загрузился. Перезагрузите страницу, а если не поможет, напишите в поддержку.',
  'residential.found.tokenThere': 'Сравните токен в ссылке с токеном вашего аккаунта.',
  'residential.found.endpoint': 'С этими параметрами программа подключается к {endpoint}',
  'residential.found.sticky':
    'Выбрана sticky-сессия: строка держит свой IP. Чтобы получить другие, сгенерируйте список заново.',
  'residential.mend.noTraffic': 'Купить трафик',
  'residential.mend.noSubTraffic': 'Выделить трафик',
  'residential.mend.list': 'Открыть белый список',
  'residential.mend.token': 'Настройки аккаунта',
  'residential.mend.partEmpty': 'Выбрать всю страну',
  'residential.mend.countryEmpty': 'Выбрать «Любая страна»',
  'residential.mend.breakingSigns': 'Выбрать формат URL',

  'residential.help': 'Вопросы, ответы и документация API',
  'residential.helpSearch': 'Поиск по вопросам и API',
  'residential.helpFound':
    '{count, plural, =0 {Ничего не найдено} one {Найден #\u00a0результат} few {Найдено #\u00a0результата} many {Найдено #\u00a0результатов} other {Найдено #\u00a0результата}}',
  'residential.helpNothing': 'По этим словам ничего нет',
  'residential.helpNothingText': 'Попробуйте другие слова или напишите в поддержку.',
  'residential.support': 'Написать в поддержку',
  'residential.apiRequired': 'обязательно',
  'residential.apiOptional': 'необязательно',
  'residential.example': 'Пример: {title}',
} satisfies Record<keyof typeof en, string>;
