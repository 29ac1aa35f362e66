/** Texts of the signed-in pages. */

import dashboard from '../en-US/dashboard';

import order from '../en-US/order';
import payment from '../en-US/payment';
import recharge from '../en-US/recharge';
import shell from '../en-US/shell';
import usage from '../en-US/usage';
export default { ...order, ...payment, ...recharge, ...shell, ...dashboard, ...usage };
