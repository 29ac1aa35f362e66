import type en from '../en-US/subaccount';

export default {
  'subaccount.intro':
    'Субаккаунт — отдельный логин для ваших прокси с тем трафиком, который вы ему выделите.',
  'subaccount.add': 'Добавить субаккаунт',
  'subaccount.list': 'Все субаккаунты',
  'subaccount.search': 'Поиск субаккаунтов',
  'subaccount.username': 'Логин',
  'subaccount.password': 'Пароль',
  'subaccount.passwordOf': '{name}: пароль',
  'subaccount.remark': 'Заметка',
  'subaccount.limit': 'Лимит трафика',
  'subaccount.left': 'Остаток трафика',
  'subaccount.used': 'Израсходовано',
  'subaccount.allocated': 'Выделено',
  'subaccount.column.username': 'Логин',
  'subaccount.column.left': 'Остаток',
  'subaccount.column.used': 'Расход',
  'subaccount.column.allocated': 'Выделено',
  'subaccount.column.limit': 'Лимит',
  'subaccount.leftOf': '{name}: остаток трафика',
  'subaccount.noLimit': 'нет',
  'subaccount.low': 'мало',
  'subaccount.allocate': 'Выделить',
  'subaccount.recycle': 'Вернуть',
  'subaccount.delete': 'Удалить',
  'subaccount.edit': 'Изменить',
  'subaccount.lines': 'Прокси',
  'subaccount.usage': 'Расход',
  'subaccount.handover': 'Карточка доступа',
  'subaccount.notFound': 'По запросу ничего не найдено',
  'subaccount.empty': 'Субаккаунтов пока нет',
  'subaccount.emptyText': 'Дайте коллеге или программе отдельный логин.',
  'subaccount.title.allocate': 'Выделить трафик субаккаунту {name}',
  'subaccount.title.recycle': 'Вернуть трафик с субаккаунта {name}',
  'subaccount.title.delete': 'Удалить {name}?',
  'subaccount.amount': 'Объём',
  'subaccount.atMost': 'Не больше {amount}',
  'subaccount.mainAccount': 'Основной аккаунт',
  'subaccount.notAmount': 'Введите объём, например 1,5',
  'subaccount.problem.noAmount': 'Обязательное поле',
  'subaccount.problem.notEnoughMain': 'На основном аккаунте не хватает трафика',
  'subaccount.problem.notEnoughSub': 'У субаккаунта меньше трафика',
  'subaccount.problem.overLimit': 'Больше лимита трафика субаккаунта',
  'subaccount.done.allocate': 'Выделено: {amount}',
  'subaccount.done.recycle': 'Возвращено: {amount}',
  'subaccount.deleteText':
    '{name} сразу перестанет работать. На основной аккаунт вернётся {amount}, правило лимита будет удалено.',
  'subaccount.typeName': 'Введите {name} для подтверждения',
  'subaccount.deleted': '{name} удалён, возвращено {amount}',
  'subaccount.lost.move.arrived':
    'Ответ не дошёл, но перенос выполнен: трафик там, где вы хотели. Повторного переноса не было.',
  'subaccount.lost.move.notArrived':
    'Ответ не дошёл, и перенос не выполнен. Можно попробовать ещё раз.',
  'subaccount.lost.move.unknown':
    'Ответ не дошёл, и пока неизвестно, выполнен ли перенос. Проверьте через несколько секунд, прежде чем переносить трафик снова.',
  'subaccount.lost.move.underWay':
    'Ответа о переносе ещё нет. Проверьте через несколько секунд, прежде чем переносить трафик снова.',
  'subaccount.lost.delete.arrived':
    'Ответ не дошёл, но субаккаунт удалён. Его трафик вернулся на основной аккаунт.',
  'subaccount.lost.delete.notArrived':
    'Ответ не дошёл, и субаккаунт на месте: ничего не удалено. Можно попробовать ещё раз.',
  'subaccount.lost.delete.unknown':
    'Ответ не дошёл, и пока неизвестно, удалён ли субаккаунт. Проверьте через несколько секунд, прежде чем пробовать снова.',
  'subaccount.lost.delete.underWay':
    'Ответа об удалении ещё нет. Проверьте через несколько секунд, прежде чем пробовать снова.',
  'subaccount.new': 'Логин и лимит',
  'subaccount.access': 'Доступ',
  'subaccount.description': 'Описание',
  'subaccount.usernameRule': '12–24 латинских букв и цифр, без спецсимволов',
  'subaccount.rule.length': 'От 12 до 24 символов',
  'subaccount.rule.characters': 'Только латинские буквы и цифры',
  'subaccount.generate': 'Сгенерировать пароль',
  'subaccount.limitText':
    'Предел для суммы остатка и расхода. Оставьте пустым, если лимит не нужен.',
  'subaccount.added': '{name} добавлен',
  'subaccount.addedBefore':
    '{name} добавлен: предыдущая попытка всё же прошла, с введёнными тогда данными',
  'subaccount.takenOrAdded':
    'Этот логин занят, возможно, вашей предыдущей попыткой: проверьте список субаккаунтов',
  'subaccount.savePassword': 'Сохранить пароль',
  'subaccount.saveRemark': 'Сохранить заметку',
  'subaccount.passwordSaved': 'Пароль сохранён',
  'subaccount.remarkSaved': 'Заметка сохранена',
  'subaccount.gone': 'Этого субаккаунта больше нет',
  'subaccount.back': 'Все субаккаунты',
} satisfies Record<keyof typeof en, string>;
