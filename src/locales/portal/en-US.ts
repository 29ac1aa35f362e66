/** Texts of the signed-in pages. */
import dashboard from '../en-US/dashboard';
import order from '../en-US/order';
import payment from '../en-US/payment';
import recharge from '../en-US/recharge';
import residential from '../en-US/residential';
import shell from '../en-US/shell';
import usage from '../en-US/usage';

export default {
  ...dashboard,
  ...order,
  ...payment,
  ...recharge,
  ...residential,
  ...shell,
  ...usage,
};
