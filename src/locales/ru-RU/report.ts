import type en from '../en-US/report';

export default {
  'report.intro':
    'Файл покажет поддержке, что эта вкладка запрашивала у сервера, что он ответил и что вы нажимали. Паролей, токенов и данных для входа в прокси в нём нет, адреса эл. почты сокращены. Ничего не отправляется: файл сохраняется на вашем устройстве.',
  'report.message': 'Что пошло не так? Достаточно одного предложения; не пишите здесь паролей.',
  'report.exchanges': 'Запросы к серверу',
  'report.actions': 'Что вы нажимали',
  'report.purchases': 'Покупки',
  'report.about': 'Эта страница и ваш браузер',
  'report.part': '{name}: {chosen} из {all}',
  'report.strike': 'Убрать',
  'report.putBack': 'Вернуть',
  'report.code': 'код {code}',
  'report.pending': 'ответа пока нет',
  'report.ending.network': 'нет связи',
  'report.ending.timeout': 'нет ответа вовремя',
  'report.ending.cancelled': 'отменён',
  'report.ending.notSent': 'не отправлен',
  'report.download': 'Скачать отчёт',
  'report.saved': 'Сохранено как {name}. Отправьте файл на {email}.',
} satisfies Record<keyof typeof en, string>;
