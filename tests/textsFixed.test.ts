/**
 * Texts that the specification or the backend's contract fixes, word for word, and the names of controls by which customers and
 * assistive technology find their way. Other tests read texts from the locales, so only this one notices a changed word.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The texts of the names in docs/specification.md "Names", row by row: assistive technology and customers' own scripts rely on them. */
const NAMES: Readonly<Record<string, readonly TextKey[]>> = {
  'sign-in': [
    ...(['user.email', 'user.password', 'user.signIn', 'user.signInGoogle'] as const),
    ...(['user.signInYandex', 'user.forgot', 'user.create'] as const),
  ],
  'sign-up': ['user.email', 'user.password', 'user.confirmPassword', 'user.createAction'],
  'forgot password, new password': [
    ...(['user.email', 'user.sendLink', 'user.newPassword', 'user.confirmPassword'] as const),
    'user.setPassword',
  ],
  menu: [
    ...(['menu.dashboard', 'menu.neworder', 'menu.residential', 'menu.proxysetting'] as const),
    ...(['menu.subaccount', 'menu.whitelist', 'menu.usage'] as const),
  ],
  'user menu': [
    ...(['menu.accountsetting', 'menu.accountresetpassword', 'menu.recharge'] as const),
    'shell.signOut',
  ],
  'new order': [
    ...(['order.summary', 'order.coupon', 'order.apply', 'order.payNow', 'order.trial'] as const),
    ...(['payment.continue', 'record.continue', 'order.myOrders'] as const),
  ],
  'residential proxies': [
    ...(['residential.country', 'residential.state', 'residential.city'] as const),
    ...(['residential.protocol', 'residential.gateway', 'residential.rotation'] as const),
    ...(['residential.rotation.randomize', 'residential.rotation.sticky'] as const),
    ...(['residential.minutes', 'residential.account', 'residential.authentication'] as const),
    ...(['residential.auth.password', 'residential.auth.whitelist'] as const),
    ...(['residential.quantity', 'residential.format', 'residential.generate'] as const),
    ...(['common.copy', 'residential.download', 'residential.generateApi'] as const),
    'residential.list',
  ],
  'sub-accounts': [
    ...(['subaccount.add', 'subaccount.username', 'subaccount.password'] as const),
    ...(['subaccount.remark', 'subaccount.limit', 'subaccount.allocate'] as const),
    ...(['subaccount.recycle', 'subaccount.delete'] as const),
  ],
  whitelist: ['whitelist.add', 'whitelist.bulkAdd', 'whitelist.ip', 'whitelist.remark'],
  usage: ['usage.changeRecord', 'usage.usageDetail', 'export.csv'],
  recharge: ['recharge.addFunds', 'recharge.amount', 'recharge.record'],
  account: [
    ...(['account.token', 'common.show', 'common.copy', 'account.regenerate'] as const),
    ...(['account.currentPassword', 'user.newPassword', 'user.confirmPassword'] as const),
  ],
};

/** Returns the names of each row. */
function specified(): Map<string, readonly string[]> {
  const text = readFileSync(join(__dirname, '../docs/specification.md'), 'utf8');
  const section = text.split('### Names\n')[1]?.split('\n#')[0] ?? '';
  const rows = [...section.matchAll(/^\| ([a-z][^|]*?) +\| ([^|]*?) +\|$/gm)].slice(1);
  return new Map(
    rows.map(([, where = '', names = '']) => [
      where,
      names
        .replace(/\b(?:region|table|tabs) /g, '')
        .split(/ *[,;.()] *| and /)
        .filter(Boolean),
    ]),
  );
}

test('the names that the specification has are unchanged', () => {
  const texts = Object.entries(NAMES).map(
    ([where, keys]) => [where, [...new Set(keys.map((key) => MESSAGES['en-US'][key]))]] as const,
  );
  expect(new Map(texts)).toEqual(specified());
});
