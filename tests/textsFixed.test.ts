/**
 * Texts that the specification or the backend's contract fixes, word for word, and the names of controls by which customers and
 * assistive technology find their way. Other tests read texts from the locales, so only this one notices a changed word.
 */
import { MESSAGES, type TextKey } from './support/messages';

const FIXED: readonly (readonly [TextKey, english: string, russian: string])[] = [
  ['server.usernameTaken', 'Username Exist', 'Этот логин уже занят. Выберите другой.'],
  [
    'server.couponInvalid',
    'Invalid code',
    'Промокод не подошёл. Проверьте его или оплатите без него.',
  ],
  [
    'server.unknownEmail',
    'This email has not been registered',
    'Аккаунта с такой почтой нет. Проверьте, нет ли опечатки, или зарегистрируйтесь.',
  ],
  ['server.wrongPassword', 'Password error', 'Неверный пароль. Попробуйте ещё раз.'],
  [
    'server.emailTaken',
    'The email is registered',
    'Эта почта уже зарегистрирована. Войдите или восстановите пароль.',
  ],
  [
    'server.notActivated',
    'The activation link has been sent, please open your email to activate',
    'Аккаунт ещё не активирован. Откройте ссылку из нашего письма. Если письма нет, проверьте папку «Спам».',
  ],
  [
    'server.linkInvalid',
    'Invalid link, please re-register',
    'Ссылка недействительна или устарела. Зарегистрируйтесь заново, а для сброса пароля запросите новую.',
  ],
  [
    'server.resetSent',
    'A password reset link has been sent to your email',
    'Мы отправили на вашу почту ссылку, чтобы задать новый пароль',
  ],
  [
    'server.balanceTooSmall',
    'Insufficient balance. Add funds or pay with crypto.',
    'Не хватает денег на балансе, ничего не списано. Пополните его или заплатите криптовалютой.',
  ],
  [
    'server.notEnoughTraffic',
    'Not enough traffic. Enter a smaller amount.',
    'Не хватает трафика, ничего не перенесено. Укажите меньше или купите трафик.',
  ],
  ['server.ipListed', 'IP already in the whitelist', 'Этот IP уже в белом списке'],
  ['user.email', 'Email', 'Эл. почта'],
  ['user.password', 'Password', 'Пароль'],
  ['user.confirmPassword', 'Confirm password', 'Повторите пароль'],
  ['user.emailRequired', 'Please enter your email', 'Введите адрес эл. почты'],
  ['user.emailInvalid', 'Please enter a valid email address', 'Введите корректный адрес эл. почты'],
  ['user.passwordRequired', 'Please enter your password', 'Введите пароль'],
  [
    'user.passwordRule',
    '8-30 characters, at least one number and at least one letter',
    'От 8 до 30 символов, хотя бы одна цифра и хотя бы одна латинская буква',
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
  ['usage.changeRecord', 'Traffic Change Record', 'Изменения трафика'],
  ['usage.usageDetail', 'Traffic Usage Detail', 'Детализация расхода'],
  [
    'subaccount.usernameRule',
    '12-24 letters and digits, no special symbols',
    'От 12 до 24 латинских букв и цифр, без спецсимволов',
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
