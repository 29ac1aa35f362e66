/** Texts of the signed-in pages. */
import dashboard from '../ru-RU/dashboard';
import order from '../ru-RU/order';
import payment from '../ru-RU/payment';
import recharge from '../ru-RU/recharge';
import residential from '../ru-RU/residential';
import shell from '../ru-RU/shell';
import usage from '../ru-RU/usage';

export default {
  ...dashboard,
  ...order,
  ...payment,
  ...recharge,
  ...residential,
  ...shell,
  ...usage,
};
