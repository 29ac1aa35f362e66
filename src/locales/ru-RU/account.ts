import type en from '../en-US/account';

export default {
  'account.who': 'Ваш аккаунт',
  'account.id': 'ID',
  'account.created': 'Создан',
  'account.token': 'API-токен',
  'account.tokenText': 'С ним программы получают строки прокси. Берегите его, как пароль.',
  'account.regenerate': 'Выпустить новый',
  'account.regenerateTitle': 'Выпустить новый API-токен?',
  'account.regenerateText':
    'Старый токен сразу перестанет работать. Программы и API-ссылки с ним не будут работать, пока вы его не замените.',
  'account.regenerateConfirm': 'Выпустить токен',
  'account.regenerated': 'Новый API-токен уже действует',
  'account.preferences': 'Язык и тема',
  'account.session': 'Сеанс',
  'account.sessionText': 'Вы выйдете из аккаунта во всех вкладках этого браузера.',
  'account.signOut': 'Выйти во всех вкладках',
  'account.currentPassword': 'Текущий пароль',
  'account.changePassword': 'Сменить пароль',
  'account.passwordChanged': 'Пароль изменён',
  'account.signIn': 'Вход в аккаунт',
  'account.noPassword': 'Ещё нет пароля?',
  'account.noPasswordText':
    'Если вы регистрировались через Google или Яндекс, у аккаунта нет пароля. Мы пришлём на почту ссылку, чтобы его задать.',
} satisfies Record<keyof typeof en, string>;
