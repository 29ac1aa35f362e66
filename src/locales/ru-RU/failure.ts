import type en from '../en-US/failure';

export default {
  'server.usernameTaken': 'Этот логин уже занят',
  'server.couponInvalid': 'Неверный код',
  'server.unknownEmail': 'Этот адрес не зарегистрирован',
  'server.wrongPassword': 'Неверный пароль',
  'server.emailTaken': 'Этот адрес уже зарегистрирован',
  'server.notActivated':
    'Ссылка для активации отправлена, откройте почту, чтобы активировать аккаунт',
  'server.linkInvalid': 'Недействительная ссылка, зарегистрируйтесь заново',
  'server.resetSent': 'Ссылка для сброса пароля отправлена на вашу почту',
  'server.balanceTooSmall': 'Недостаточно средств на балансе',
  'server.noSuchOrder': 'Заказ не найден',
  'server.notPaidYet': 'Оплата ещё не получена',
  'server.notEnoughTraffic': 'Недостаточно трафика',
  'server.ipListed': 'Этот IP уже в белом списке',
  'server.whitelistFull': 'Белый список заполнен',
  'server.tooManyRequests': 'Слишком много запросов, попробуйте позже',
  'server.parameterWrong': 'Неверный параметр: {name}',
  'failure.unknown': 'Что-то пошло не так. Попробуйте ещё раз.',
  'failure.contract':
    'Не удалось прочитать ответ сервера на {call}: {field}. Попробуйте ещё раз или обратитесь в поддержку.',
  'failure.network': 'Нет связи с сервером ({call}). Проверьте сеть и попробуйте ещё раз.',
  'failure.timeout': 'Сервер не ответил вовремя ({call}). Попробуйте ещё раз.',
  'failure.networkChanging':
    'Нет связи с сервером ({call}). Возможно, действие всё же выполнено: проверьте это, прежде чем повторять.',
  'failure.timeoutChanging':
    'Сервер не ответил вовремя ({call}). Возможно, действие всё же выполнено: проверьте это, прежде чем повторять.',
  'failure.http': 'Ошибка сервера, код {status} ({call}). Попробуйте ещё раз.',
  'failure.json': 'Сервер прислал нечитаемый ответ ({call}). Попробуйте ещё раз.',
  'failure.contractChanging':
    'Не удалось прочитать ответ сервера на {call}: {field}. Возможно, действие всё же выполнено: проверьте это, прежде чем повторять.',
  'failure.httpChanging':
    'Ошибка сервера, код {status} ({call}). Возможно, действие всё же выполнено: проверьте это, прежде чем повторять.',
  'failure.jsonChanging':
    'Сервер прислал нечитаемый ответ ({call}). Возможно, действие всё же выполнено: проверьте это, прежде чем повторять.',
  'failure.cancelled': 'Отменено',
} satisfies Record<keyof typeof en, string>;
