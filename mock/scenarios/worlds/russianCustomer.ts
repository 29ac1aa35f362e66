import { settledCustomer } from '../life';
import type { Scenario } from '../scenario';

const MARIA = { name: 'Мария Соколова', email: 'maria.sokolova@example.com', lang: 'ru-RU' };

export const russianCustomer: Scenario = {
  name: 'russian-customer',
  title: 'Russian customer',
  sentence: 'Uses the portal in Russian, and her name and remarks are written in Cyrillic.',
  subject: 'Customers',
  path: '/proxysetting/subaccount',
  says: ['Субаккаунты', 'Мониторинг цен'],
  locale: 'ru-RU',
  build: (world) => ({ customer: settledCustomer(world, MARIA, { remark: 'Мониторинг цен' }) }),
};
