import type en from '../en-US/shell';

export default {
  'shell.skip': 'Перейти к содержимому',
  'shell.menu': 'Меню',
  'shell.mainMenu': 'Главное меню',
  'shell.userMenu': 'Меню пользователя',
  'shell.recharge': 'Пополнить',
  'shell.signOut': 'Выйти',
  'shell.greeting': 'Здравствуйте, {name}',
  'shell.balance': 'Баланс',
  'shell.trafficLeft': 'Остаток трафика',
  'unit.name': 'Единица',
  'unit.B': 'Б',
  'unit.KB': 'КБ',
  'unit.MB': 'МБ',
  'unit.GB': 'ГБ',
  'shell.loading': 'Загрузка',
  'shell.offline':
    'Нет подключения к сети. Данные могут быть устаревшими; они обновятся, когда связь вернётся.',
  'shell.notices': 'Уведомления',
  'palette.name': 'Команды',
  'palette.search': 'Поиск страниц и действий',
  'palette.open': 'Поиск',
  'palette.keys': 'Ctrl K',
  'palette.page': 'Страница',
  'palette.action': 'Действие',
  'palette.none': 'Ничего не найдено',
  'palette.usageDetails': 'Детализация расхода трафика',
  'shell.forbidden.title': 'Нет доступа',
  'shell.forbidden.text':
    'Вашему аккаунту эта страница недоступна. Если это ошибка, напишите в поддержку.',
} satisfies Record<keyof typeof en, string>;
