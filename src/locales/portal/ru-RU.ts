/** Texts of the signed-in pages. */

import dashboard from '../ru-RU/dashboard';

import order from '../ru-RU/order';
import payment from '../ru-RU/payment';
import recharge from '../ru-RU/recharge';
import shell from '../ru-RU/shell';
import usage from '../ru-RU/usage';
export default { ...order, ...payment, ...recharge, ...shell, ...dashboard, ...usage };
