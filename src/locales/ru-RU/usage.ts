import type en from '../en-US/usage';

export default {
  'usage.account': 'Аккаунт',
  'usage.allAccounts': 'Все аккаунты',
  'usage.mainAccount': 'Основной аккаунт ({name})',
  'usage.range': 'Период',
  'usage.range.24h': '24 ч',
  'usage.range.7d': '7 дн.',
  'usage.range.30d': '30 дн.',
  'usage.range.custom': 'Свой',
  'usage.utc': 'UTC',
  'usage.timeUtc': 'Время (UTC)',
  'usage.traffic': 'Трафик',
  'usage.total': 'Всего',
  'usage.previous': 'Предыдущий период',
  'usage.spike': 'Необычно много',
  'usage.chartAsTable': 'Показать числа таблицей',
  'usage.chartFailed': 'График не загрузился. Числа есть в таблице ниже.',
  'usage.chartName': 'Израсходовано за период: {amount}',
  'usage.none': 'За этот период трафика нет',
  'usage.noneText': 'Как только прокси будет использован, трафик появится здесь в течение часа.',
  'usage.noneAction': 'Создать строки прокси',
} satisfies Record<keyof typeof en, string>;
