import type en from '../en-US/menu';

export default {
  'menu.dashboard': 'Обзор',
  'menu.neworder': 'Новый заказ',
  'menu.residential': 'Резидентные прокси',
  'menu.proxysetting': 'Настройки прокси',
  'menu.subaccount': 'Субаккаунты',
  'menu.addsub': 'Новый субаккаунт',
  'menu.editsub': 'Изменить субаккаунт',
  'menu.whitelist': 'Белый список',
  'menu.usage': 'Расход трафика',
  'menu.recharge': 'Пополнение',
  'menu.accountsetting': 'Настройки аккаунта',
  'menu.accountresetpassword': 'Смена пароля',
  'menu.login': 'Вход',
  'menu.register': 'Регистрация',
  'menu.resetpassword': 'Новый пароль',
  'menu.emailtoreset': 'Восстановление пароля',
} satisfies Record<keyof typeof en, string>;
