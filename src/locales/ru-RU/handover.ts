import type en from '../en-US/handover';

export default {
  'handover.title': 'Карточка доступа: {name}',
  'handover.secret':
    'В карточке есть пароль, он будет и в копии, и в распечатке. Передавайте её только тому, кто будет пользоваться субаккаунтом.',
  'handover.noTraffic': 'У субаккаунта нет трафика: выделите его, прежде чем передавать карточку.',
  'handover.others':
    'В карточке указаны шлюз и протокол по умолчанию. Если нужны другие, выберите «Строки прокси» в меню субаккаунта.',
  'handover.copy': 'Копировать карточку',
  'handover.gateways': 'Шлюзы',
  'handover.noGateway':
    'Сейчас нет доступных шлюзов, поэтому карточку не создать. Попробуйте через несколько минут.',
  'handover.unreadable':
    'Не удалось прочитать данные субаккаунта, карточка недоступна. Его строки работают. Перезагрузите страницу или напишите в поддержку.',
  'handover.gateway': 'Шлюз',
  'handover.protocol': 'Протокол',
  'handover.host': 'Хост',
  'handover.port': 'Порт',
  'handover.username': 'Логин',
  'handover.password': 'Пароль',
  'handover.line': 'Строка прокси',
  'handover.sample': 'cURL',
} satisfies Record<keyof typeof en, string>;
