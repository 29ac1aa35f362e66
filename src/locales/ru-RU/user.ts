import type en from '../en-US/user';

export default {
  'menu.login': 'Вход',
  'menu.register': 'Регистрация',
  'menu.resetpassword': 'Новый пароль',
  'menu.emailtoreset': 'Восстановление пароля',
  'user.email': 'Эл. почта',
  'user.password': 'Пароль',
  'user.confirmPassword': 'Повторите пароль',
  'user.newPassword': 'Новый пароль',
  'user.signIn': 'Войти',
  'user.signingIn': 'Входим…',
  'user.sending': 'Отправляем…',
  'user.signInGoogle': 'Войти через Google',
  'user.signInYandex': 'Войти через Яндекс',
  'user.or': 'или',
  'user.forgot': 'Забыли пароль?',
  'user.create': 'Создать аккаунт',
  'user.createAction': 'Зарегистрироваться',
  'user.haveAccount': 'Уже есть аккаунт?',
  'user.noAccount': 'Впервые здесь?',
  'user.backToSignIn': 'Вернуться ко входу',
  'user.sendLink': 'Отправить ссылку',
  'user.setPassword': 'Сохранить пароль',
  'user.forgotHint': 'Укажите почту, и мы пришлём ссылку, чтобы задать новый пароль.',
  'user.passwordSet': 'Новый пароль сохранён. Войдите с ним.',
  'user.activationSent':
    'Мы отправили ссылку для активации на {email}. Откройте её. Если письма нет и в спаме, напишите в поддержку.',
  'user.activated': 'Аккаунт активирован. Войдите, чтобы начать.',
  'user.signedInNotice':
    'Вы уже вошли, поэтому ничего не изменилось. Чтобы ссылка из письма сработала, выйдите и откройте её снова.',
  'user.missingToken':
    'Откройте эту страницу по ссылке из письма. Без неё новый пароль не сохранить.',
  'user.notStored':
    'Войти не удалось: браузер не хранит данные этого сайта. Разрешите хранение или освободите место на диске и войдите снова.',
  'user.oauth.cancelled': 'Вход отменён. Можно попробовать снова.',
  'user.oauth.failed':
    'Войти через этот аккаунт не удалось. Попробуйте ещё раз или задайте пароль по ссылке «Забыли пароль?».',
  'user.oauth.forged': 'Вход начат не в этой вкладке, поэтому мы его отменили. Войдите ещё раз.',
  'user.capsLock': 'Включён Caps Lock',
  'user.emailInvalid': 'Введите корректный адрес эл. почты',
  'user.passwordRequired': 'Введите пароль',
  'user.passwordRule':
    'От 8 до 30\u00a0символов, хотя бы одна цифра и хотя бы одна латинская буква (A–Z)',
  'user.passwordInvisible':
    'В пароле есть невидимый символ: он мог попасть при копировании. Если он лишний, введите пароль вручную.',
  'user.rule.length': 'От 8 до 30\u00a0символов',
  'user.rule.number': 'Хотя бы одна цифра',
  'user.rule.letter': 'Хотя бы одна латинская буква (A–Z)',
  'user.rule.met': 'выполнено',
  'user.rule.unmet': 'пока не выполнено',
  'user.passwordMismatch': 'Пароли не совпадают',
  'user.passwordSame': 'Новый пароль должен отличаться от текущего',
  'user.pitch.title': 'Надёжные резидентные IP',
  'user.pitch.1': 'Страна, город и сессия в одном логине: мы составим его за вас',
  'user.pitch.2': 'Оплата за гигабайты: криптовалютой или с баланса',
  'user.pitch.3': 'Видно, куда ушёл каждый мегабайт',
} satisfies Record<keyof typeof en, string>;
