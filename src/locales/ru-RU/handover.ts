import type en from '../en-US/handover';

export default {
  'handover.title': 'Карточка доступа: {name}',
  'handover.secret':
    'В карточке есть пароль, он попадёт и в копию, и на бумагу. Передавайте её только тому, кто будет пользоваться субаккаунтом.',
  'handover.others':
    'В карточке указаны шлюз и протокол, с которых начинает генератор. Если нужны другие, выберите «Прокси» в меню субаккаунта.',
  'handover.copy': 'Копировать карточку',
  'handover.gateways': 'Шлюзы',
  'handover.noGateway': 'Сейчас нет доступных шлюзов, поэтому карточки нет. Попробуйте позже.',
  'handover.unreadable':
    'Данные этого субаккаунта не удалось прочитать: возможно, в них нет пароля. Поэтому карточки нет.',
  'handover.gateway': 'Шлюз',
  'handover.protocol': 'Протокол',
  'handover.host': 'Хост',
  'handover.port': 'Порт',
  'handover.username': 'Логин',
  'handover.password': 'Пароль',
  'handover.line': 'Строка прокси',
  'handover.sample': 'cURL',
} satisfies Record<keyof typeof en, string>;
