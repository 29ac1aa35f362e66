import type en from '../en-US/report';

export default {
  'report.intro':
    'В файле запросы этой вкладки, ответы сервера и ваши нажатия, без паролей, токенов и полных адресов эл. почты. Ваше имя и логины прокси остаются. Ничего не отправляется: кому передать файл, решаете вы.',
  'report.message': 'Что пошло не так? Не указывайте пароли.',
  'report.exchanges': 'Запросы к серверу',
  'report.actions': 'Что вы нажимали',
  'report.purchases': 'Покупки',
  'report.about': 'Страница и браузер',
  'report.leaveOut': 'Убрать',
  'report.putBack': 'Добавить',
  'report.download': 'Скачать отчёт',
  'report.saved': 'Сохранено: {name}. Отправьте файл в поддержку:',
  'report.over':
    'Вы выходили из аккаунта, поэтому отчёт не сохранить. Закройте его и сделайте новый.',
} satisfies Record<keyof typeof en, string>;
