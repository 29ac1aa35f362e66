/**
 * Texts that the specification or the backend's contract fixes, word for word, and the names of controls by which customers and
 * assistive technology find their way. Other tests read texts from the locales, so only this one notices a changed word.
 */
import { MESSAGES, type TextKey } from './support/messages';

const FIXED: readonly (readonly [TextKey, english: string, russian: string])[] = [
  [
    'server.usernameTaken',
    'Username Exist. Choose another one.',
    'Этот логин уже занят. Выберите другой.',
  ],
  [
    'server.couponInvalid',
    'Invalid code. Check it, or pay without one.',
    'Промокод не подошёл. Проверьте его или оплатите без него.',
  ],
  [
    'server.unknownEmail',
    'This email has not been registered. Check the spelling or create an account.',
    'Аккаунта с такой почтой нет. Проверьте, нет ли опечатки, или зарегистрируйтесь.',
  ],
  [
    'server.wrongPassword',
    'Password error. Check it and try again, or reset it.',
    'Неверный пароль. Проверьте его или восстановите.',
  ],
  [
    'server.emailTaken',
    'The email is registered. Sign in or reset your password.',
    'Эта почта уже зарегистрирована. Войдите или восстановите пароль.',
  ],
  [
    'server.notActivated',
    'The activation link has been sent, please open your email to activate. If it isn’t in your inbox or spam folder, contact support.',
    'Аккаунт ещё не активирован. Откройте ссылку из нашего письма. Если его нет и в спаме, напишите в поддержку.',
  ],
  [
    'server.linkInvalid',
    'Invalid link, please re-register. Already activated? Sign in. To reset a password, request a new link.',
    'Ссылка устарела. Аккаунт уже активирован? Войдите. Нет? Зарегистрируйтесь заново. Для пароля запросите новую ссылку.',
  ],
  [
    'server.resetSent',
    'A password reset link has been sent to your email',
    'Мы отправили на вашу почту ссылку, чтобы задать новый пароль',
  ],
  [
    'server.balanceTooSmall',
    'Insufficient balance. You weren’t charged. Add funds or pay with crypto.',
    'Не хватает денег, ничего не списано. Пополните баланс или заплатите криптовалютой.',
  ],
  [
    'server.notEnoughTraffic',
    'Not enough traffic. Nothing was moved. Enter a smaller amount or buy traffic.',
    'Не хватает трафика, ничего не перенесено. Укажите меньше или купите трафик.',
  ],
  [
    'server.ipListed',
    'IP already in the whitelist. There’s no need to add it again.',
    'Этот IP уже в белом списке. Добавлять его ещё раз не нужно.',
  ],
  ['user.email', 'Email', 'Эл. почта'],
  ['user.password', 'Password', 'Пароль'],
  ['user.confirmPassword', 'Confirm password', 'Повторите пароль'],
  ['user.emailRequired', 'Please enter your email', 'Введите адрес эл. почты'],
  ['user.emailInvalid', 'Please enter a valid email address', 'Введите корректный адрес эл. почты'],
  ['user.passwordRequired', 'Please enter your password', 'Введите пароль'],
  [
    'user.passwordRule',
    '8-30 characters, at least one number and at least one letter (A–Z)',
    'От 8 до 30 символов, хотя бы одна цифра и хотя бы одна латинская буква (A–Z)',
  ],
  ['user.passwordMismatch', 'the password is not the same', 'Пароли не совпадают'],
  [
    'user.passwordSame',
    'The new password must differ from the current one',
    'Новый пароль должен отличаться от текущего',
  ],
  [
    'user.missingToken',
    'Open this page from the link in your email. Without it, we can’t set your password.',
    'Откройте эту страницу по ссылке из письма. Без неё новый пароль не сохранить.',
  ],
  ['menu.dashboard', 'Dashboard', 'Обзор'],
  ['menu.neworder', 'New order', 'Новый заказ'],
  ['menu.residential', 'Residential proxies', 'Резидентные прокси'],
  ['menu.subaccount', 'Sub-accounts', 'Субаккаунты'],
  ['menu.whitelist', 'Whitelist', 'Белый список'],
  ['menu.usage', 'Usage', 'Расход трафика'],
  ['menu.recharge', 'Recharge', 'Пополнение'],
  ['menu.accountsetting', 'Account settings', 'Настройки аккаунта'],
  ['order.payNow', 'Pay now', 'Оплатить'],
  ['order.summary', 'Order Summary', 'Ваш заказ'],
  ['order.myOrders', 'My orders', 'Мои заказы'],
  ['order.tag.most_popular', 'most popular', 'популярный'],
  ['order.tag.best_price', 'best price', 'лучшая цена'],
  ['usage.changeRecord', 'Traffic Change Record', 'История трафика'],
  ['usage.usageDetail', 'Traffic Usage Detail', 'Детализация расхода'],
  [
    'subaccount.usernameRule',
    '12-24 letters (A–Z) and digits, no special symbols',
    'От 12 до 24 латинских букв (A–Z) и цифр, без спецсимволов',
  ],
];

/** A no-break space changes where a line ends, not the wording. */
const worded = (text: string) => text.replaceAll('\u00a0', ' ');

test.each(FIXED)('%s says what is agreed', (key, english, russian) => {
  expect([worded(MESSAGES['en-US'][key]), worded(MESSAGES['ru-RU'][key])]).toEqual([
    english,
    russian,
  ]);
});

/** The names in English that assistive technology and the customers' own scripts rely on (docs/specification.md), by page. */
const NAMES: Readonly<Record<string, readonly (readonly [TextKey, string])[]>> = {
  'sign in': [
    ['user.signIn', 'Sign in'],
    ['user.signInGoogle', 'Sign in with Google'],
    ['user.signInYandex', 'Sign in with Yandex'],
    ['user.forgot', 'Forgot password?'],
    ['user.create', 'Create an account'],
  ],
  register: [['user.createAction', 'Create account']],
  'new password': [
    ['user.sendLink', 'Send reset link'],
    ['user.newPassword', 'New password'],
    ['user.setPassword', 'Set new password'],
  ],
  menus: [
    ['menu.proxysetting', 'Proxy settings'],
    ['menu.accountresetpassword', 'Change password'],
    ['shell.signOut', 'Sign out'],
  ],
  'new order': [
    ['order.coupon', 'Coupon code'],
    ['order.apply', 'Apply'],
    ['order.trial', 'Start free trial'],
    ['payment.continue', 'Continue payment'],
    ['record.continue', 'Continue payment'],
  ],
  generator: [
    ['residential.country', 'Country'],
    ['residential.state', 'State'],
    ['residential.city', 'City'],
    ['residential.protocol', 'Protocol'],
    ['residential.gateway', 'Gateway'],
    ['residential.rotation', 'Rotation'],
    ['residential.rotation.randomize', 'Randomize IP'],
    ['residential.rotation.sticky', 'Sticky IP'],
    ['residential.minutes', 'Session minutes'],
    ['residential.account', 'Account'],
    ['residential.authentication', 'Authentication'],
    ['residential.auth.password', 'Password'],
    ['residential.auth.whitelist', 'Whitelist'],
    ['residential.quantity', 'Quantity'],
    ['residential.format', 'Format'],
    ['residential.generate', 'Generate'],
    ['common.copy', 'Copy'],
    ['residential.download', 'Download'],
    ['residential.generateApi', 'Generate API link'],
    ['residential.list', 'Formatted proxy list'],
  ],
  'sub-accounts and whitelist': [
    ['subaccount.add', 'Add sub-account'],
    ['subaccount.username', 'Username'],
    ['subaccount.password', 'Password'],
    ['subaccount.remark', 'Remark'],
    ['subaccount.limit', 'Traffic limit'],
    ['subaccount.allocate', 'Allocate'],
    ['subaccount.recycle', 'Recycle'],
    ['subaccount.delete', 'Delete'],
    ['whitelist.add', 'Add IP'],
    ['whitelist.bulkAdd', 'Bulk add'],
    ['whitelist.ip', 'IP'],
    ['whitelist.remark', 'Remark'],
  ],
  'usage and recharge': [
    ['export.csv', 'Export CSV'],
    ['recharge.addFunds', 'Add Funds'],
    ['recharge.amount', 'Amount'],
    ['recharge.record', 'Recharge Record'],
  ],
  account: [
    ['account.token', 'API token'],
    ['common.show', 'Show'],
    ['account.regenerate', 'Regenerate'],
    ['account.currentPassword', 'Current password'],
  ],
};

test.each(Object.entries(NAMES))('%s: the agreed names are unchanged', (_, names) => {
  const english = names.map(([key]) => [key, MESSAGES['en-US'][key]]);
  expect(english).toEqual(names.map((name) => [...name]));
});
