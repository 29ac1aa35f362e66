import type en from '../en-US/account';

export default {
  'menu.accountsetting': 'Настройки аккаунта',
  'menu.accountresetpassword': 'Смена пароля',
  'account.who': 'Ваш аккаунт',
  'account.id': 'ID',
  'account.created': 'Создан',
  'account.token': 'API-токен',
  'account.tokenText': 'С ним программы получают строки прокси. Берегите его, как пароль.',
  'account.regenerate': 'Выпустить новый',
  'account.regenerateTitle': 'Выпустить новый API-токен?',
  'account.regenerateText':
    'Старый токен и ссылки с ним сразу перестанут работать: впишите в программы новый. Полученные строки будут работать.',
  'account.regenerateLost':
    'Ответа о новом API-токене мы не получили. Посмотрите в настройках аккаунта: там действующий токен.',
  'account.regenerateConfirm': 'Выпустить токен',
  'account.regenerated': 'Новый API-токен уже действует',
  'account.preferences': 'Язык и тема',
  'account.session': 'Выход',
  'account.sessionText': 'Вы выйдете из аккаунта во всех вкладках этого браузера.',
  'account.signOut': 'Выйти во всех вкладках',
  'account.currentPassword': 'Текущий пароль',
  'account.changePassword': 'Сменить пароль',
  'account.passwordChanged': 'Пароль изменён',
  'account.signIn': 'Пароль для входа',
  'account.noPassword': 'Забыли пароль или его ещё нет?',
  'account.noPasswordText':
    'Если вы регистрировались через Google или Яндекс, пароля нет, пока вы его не зададите. Мы можем прислать ссылку на почту.',
  'account.signOutFirst': 'Прежде чем открыть ссылку, выйдите из аккаунта.',
} satisfies Record<keyof typeof en, string>;
