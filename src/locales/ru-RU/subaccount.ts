import type en from '../en-US/subaccount';

export default {
  'menu.subaccount': 'Субаккаунты',
  'menu.addsub': 'Новый субаккаунт',
  'menu.editsub': 'Изменить субаккаунт',
  'subaccount.intro':
    'У субаккаунта свои логин, пароль и трафик. Чтобы работать с ним в программе, выберите «Строки прокси» в его меню.',
  'subaccount.add': 'Добавить субаккаунт',
  'subaccount.import': 'Импорт',
  'subaccount.list': 'Все субаккаунты',
  'subaccount.search': 'Поиск субаккаунтов',
  'subaccount.sort': 'Порядок',
  'subaccount.sort.added': 'По умолчанию',
  'subaccount.sort.left': 'Сначала меньший остаток',
  'subaccount.select': 'Выбрать {name}',
  'subaccount.selection': 'Выбор',
  'subaccount.selectAll': 'Выбрать все на этой странице',
  'subaccount.moveSelected': '{count, plural, =0 {Перенести трафик} other {Перенести трафик (#)}}',
  'subaccount.username': 'Логин',
  'subaccount.password': 'Пароль',
  'subaccount.passwordOf': '{name}: пароль',
  'subaccount.remark': 'Заметка',
  'subaccount.limit': 'Лимит трафика',
  'subaccount.used': 'Расход трафика',
  'subaccount.allocated': 'Выделено',
  'subaccount.column.left': 'Остаток',
  'subaccount.column.used': 'Расход',
  'subaccount.column.allocated': 'Выделено',
  'subaccount.column.limit': 'Лимит',
  'subaccount.leftOf': '{name}: остаток трафика',
  'subaccount.noLimit': 'нет',
  'subaccount.low': 'мало',
  'subaccount.noTraffic': 'нет трафика',
  'subaccount.allocate': 'Выделить',
  'subaccount.recycle': 'Забрать',
  'subaccount.delete': 'Удалить',
  'subaccount.edit': 'Изменить',
  'subaccount.lines': 'Строки прокси',
  'subaccount.usage': 'Расход',
  'subaccount.handover': 'Карточка доступа',
  'subaccount.empty': 'Субаккаунтов пока нет',
  'subaccount.emptyText': 'Выдайте каждому коллеге или программе свои логин, пароль и трафик.',
  'subaccount.title.allocate': 'Выделить трафик субаккаунту {name}',
  'subaccount.title.recycle': 'Забрать трафик у субаккаунта {name}',
  'subaccount.title.delete': 'Удалить {name}?',
  'subaccount.amount': 'Объём',
  'subaccount.result': 'Результат',
  'subaccount.atMost': 'Не больше {amount}.',
  'subaccount.addAndAllocate': 'Добавить и выделить трафик',
  'subaccount.all': 'Всё',
  'subaccount.limitedBy.main': 'Это всё, что есть на основном аккаунте.',
  'subaccount.limitedBy.sub': 'Это всё, что есть у субаккаунта.',
  'subaccount.limitedBy.limit': 'Больше не позволяет лимит трафика.',
  'subaccount.limitReached':
    'Лимит трафика достигнут, изменить его нельзя. Чтобы выделить ещё, добавьте другой субаккаунт.',
  'subaccount.mainAccount': 'Основной аккаунт',
  'subaccount.notAmount': 'Введите объём, например 1,5',
  'subaccount.problem.noAmount': 'Обязательное поле',
  'subaccount.problem.notEnoughMain':
    'На основном аккаунте столько нет. Укажите меньше или купите трафик',
  'subaccount.problem.notEnoughSub': 'У субаккаунта столько нет. Укажите меньше',
  'subaccount.problem.overLimit':
    'С таким объёмом субаккаунт превысит свой лимит, а изменить его нельзя. Укажите меньше',
  'subaccount.done.allocate': 'Выделено: {amount}',
  'subaccount.done.recycle': 'На основной аккаунт перешло {amount}',
  'subaccount.deleteText':
    '{name} будет удалён навсегда{limit, plural, =0 {} other { вместе с лимитом}}, и его строки сразу перестанут работать. На основной аккаунт перейдёт {amount}.',
  'subaccount.typeName': 'Чтобы подтвердить, введите {name}',
  'subaccount.deleted': '{name} удалён, на основной аккаунт перешло {amount}',
  'subaccount.lost.move.arrived':
    'Чёткого ответа не было, но трафик перенесён. Повторять не нужно.',
  'subaccount.lost.move.notArrived':
    'Чёткого ответа не было, трафик не перенесён. Попробуйте ещё раз.',
  'subaccount.lost.move.unknown':
    'Чёткого ответа не было, и пока неизвестно, перенесён ли трафик. Через несколько секунд нажмите «Проверить ещё раз».',
  'subaccount.lost.move.underWay':
    'Перенос ещё обрабатывается. Через несколько секунд нажмите «Проверить ещё раз», прежде чем переносить ещё.',
  'subaccount.lost.delete.arrived':
    'Чёткого ответа не было, но субаккаунт удалён. Его трафик теперь на основном аккаунте.',
  'subaccount.lost.delete.notArrived':
    'Чёткого ответа не было, субаккаунт не удалён. Попробуйте ещё раз.',
  'subaccount.lost.delete.unknown':
    'Чёткого ответа не было, и пока неизвестно, удалён ли субаккаунт. Через несколько секунд нажмите «Проверить ещё раз».',
  'subaccount.lost.delete.underWay':
    'Удаление ещё обрабатывается. Через несколько секунд нажмите «Проверить ещё раз», прежде чем повторять.',
  'subaccount.lost.decide':
    'Чёткого ответа не было. Изменился ли трафик ниже на {amount}? Выберите «Да, трафик перенесён» или «Нет, не перенесён»: это только ответ.',
  'subaccount.lost.itArrived': 'Да, трафик перенесён',
  'subaccount.lost.itDidNot': 'Нет, не перенесён',
  'subaccount.lost.add':
    'Пока неизвестно, добавлен ли {name}. Не закрывайте страницу: мы проверяем. Можно добавить его ещё раз, дважды он не появится.',
  'subaccount.lost.otherPassword':
    '{name} есть в вашем списке, но с другим паролем. Проверьте его там.',
  'subaccount.new': 'Данные субаккаунта',
  'subaccount.access': 'Пароль',
  'subaccount.description': 'Ваша заметка',
  'subaccount.usernameRule': 'От 12 до 24\u00a0латинских букв (A–Z) и цифр, без спецсимволов',
  'subaccount.rule.length': 'От 12 до 24\u00a0символов',
  'subaccount.rule.characters': 'Только латинские буквы и цифры',
  'subaccount.generate': 'Сгенерировать пароль',
  'subaccount.limitText':
    'Предел для расхода и остатка вместе. Лимит не добавляет трафика, и позже его не изменить. Пусто\u00a0— без лимита.',
  'subaccount.fixedLimit': 'Лимит трафика: {amount}. Изменить его нельзя.',
  'subaccount.added': '{name} добавлен',
  'subaccount.addedBefore':
    '{name} уже добавлен при прошлой попытке, введённое сейчас не сохранено. Чтобы сменить пароль или заметку, выберите «Изменить»',
  'subaccount.savePasswordText':
    'Карточки доступа, строки и программы со старым паролем сразу перестанут работать.',
  'subaccount.savePassword': 'Сохранить пароль',
  'subaccount.saveRemark': 'Сохранить заметку',
  'subaccount.passwordSaved': 'Пароль сохранён',
  'subaccount.remarkSaved': 'Заметка сохранена',
  'subaccount.undecided':
    'Запрос не отправлен: с субаккаунтом выполнялась другая операция. Повторите, а если не поможет, закройте другие вкладки кабинета.',
  'subaccount.gone': 'Этого субаккаунта больше нет. Его трафик перешёл на основной аккаунт.',
  'subaccount.noSuch': 'Такого субаккаунта нет. Возможно, он удалён.',
  'subaccount.back': 'Все субаккаунты',
} satisfies Record<keyof typeof en, string>;
