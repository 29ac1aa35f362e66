import type en from '../en-US/dashboard';

export default {
  'menu.dashboard': 'Обзор',
  'dashboard.updatedAt': 'Обновлено в {time} UTC',
  'dashboard.refresh': 'Обновить',
  'dashboard.startsFrom': 'от',
  'dashboard.createOrder': 'Новый заказ',
  'dashboard.shareLeft':
    'Осталось {percent} от {amount} (столько было после последнего поступления)',
  'dashboard.noCredit': 'Трафик ещё не поступал.',
  'dashboard.creditNotKnown':
    'Не удалось узнать, когда трафик поступил в последний раз. На сам трафик это не влияет. Перезагрузите страницу позже.',
  'dashboard.noTraffic': 'На основном аккаунте нет трафика.',
  'dashboard.leftInSubs': '+ {amount}\nна субаккаунтах',
  'dashboard.allInSubs': 'Весь трафик сейчас на\u00a0субаккаунтах. На основном аккаунте его нет.',
  'dashboard.neverExpires': 'Этот трафик не сгорает.',
  'dashboard.expires':
    'Трафик начнёт сгорать {time} UTC. Сначала расходуется то, что сгорит раньше.',
  'dashboard.expiresToday':
    'Трафик начнёт сгорать уже сегодня: {time} UTC. Сначала расходуется то, что сгорит раньше.',
  'dashboard.expiresSoon':
    'Трафик скоро начнёт сгорать: {time} UTC. Сначала расходуется то, что сгорит раньше.',
  'dashboard.balanceText':
    'Оплата с баланса\u00a0— без комиссии. Пополнение криптовалютой\u00a0— с комиссией 3\u00a0%.',
  'dashboard.balanceLow': 'На балансе мало денег. На трафик это не влияет.',
  'dashboard.addFunds': 'Пополнить баланс',
  'dashboard.usage': 'Расход (UTC)',
  'dashboard.usageMore': 'Подробнее',
  'dashboard.recentOrders': 'Последние заказы',
  'dashboard.allOrders': 'Все заказы',
  'dashboard.topAccounts': 'Аккаунты по расходу',
  'dashboard.topAccountsText': 'Весь расход каждого аккаунта с момента его создания.',
  'dashboard.runway': 'Когда закончится трафик (UTC)',
  'dashboard.runway.today.likely': 'Сегодня',
  'dashboard.runway.today.possibly': 'Возможно, сегодня',
  'dashboard.runway.pace': 'Расход основного аккаунта за последние 7\u00a0дней: {amount} в день',
  'dashboard.runway.paceWithToday':
    'Расход основного аккаунта за 7\u00a0дней и сегодня: {amount} в день',
  'dashboard.runway.need':
    'При таком расходе {gb, number}\u00a0ГБ хватит примерно на {days, plural, one {#\u00a0день} few {#\u00a0дня} many {#\u00a0дней} other {#\u00a0дня}}',
  'dashboard.runway.expiresFirst': 'Часть трафика сгорит раньше, если её не израсходовать.',
  'dashboard.runway.order': 'Заказать {gb, number}\u00a0ГБ',
  'dashboard.runway.tooLittleData':
    'Пока неизвестно: нужны данные о расходе хотя бы за {days, plural, one {#\u00a0день} few {#\u00a0дня} many {#\u00a0дней} other {#\u00a0дня}}.',
  'dashboard.runway.noUsage':
    'Неизвестно: за последние 7\u00a0дней основной аккаунт не расходовал трафик.',
  'dashboard.runway.beyondAYear':
    'При расходе, как в последние 7\u00a0дней, хватит больше чем на год.',
  'dashboard.resources': 'Справка',
  'dashboard.resource.faq': 'С чего начать',
  'dashboard.resource.errors': 'Ошибки: что делать',
  'dashboard.resourceText.faq': 'Первый прокси, протоколы, форматы',
  'dashboard.resourceText.errors': '407, 403, медленные соединения и блокировки',
  'dashboard.resourceText.api': 'Как получать строки прокси по API-ссылке',
  'dashboard.findUs': 'Мы на связи',
  'dashboard.findUs.telegram': 'Telegram',
  'dashboard.findUs.email': 'Эл. почта',
  'dashboard.findUs.status': 'Состояние сервиса',
  'dashboard.findUsText.telegram': 'Вопросы и новости',
  'dashboard.findUsText.email': 'Написать в поддержку',
  'dashboard.findUsText.status': 'Что сейчас работает',
  'dashboard.checklist': 'Первые шаги',
  'dashboard.stepDone': 'Готово',
  'dashboard.stepUnknown': 'Неизвестно: белый список не загрузился. Нажмите «Повторить» выше.',
  'dashboard.step.traffic': 'Получите трафик',
  'dashboard.step.proxyList': 'Сгенерируйте список прокси',
  'dashboard.step.access': 'Выберите способ авторизации',
  'dashboard.step.firstTraffic': 'Отправьте первый запрос',
  'dashboard.stepText.trial': 'Включите пробный период или оформите заказ.',
  'dashboard.stepText.traffic': 'Оформите заказ.',
  'dashboard.stepText.proxyList': 'Выберите локацию и скопируйте строки.',
  'dashboard.stepText.access':
    'В поле «Авторизация» выберите «Пароль» или «Белый список». Для белого списка добавьте в него свой IP.',
  'dashboard.stepText.firstTraffic':
    'Запустите команду из раздела «Проверка» или свою программу. Трафик появится в разделе «Расход трафика».',
} satisfies Record<keyof typeof en, string>;
