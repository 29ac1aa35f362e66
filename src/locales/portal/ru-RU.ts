/** Texts of the signed-in pages. */
import account from '../ru-RU/account';
import dashboard from '../ru-RU/dashboard';
import order from '../ru-RU/order';
import parts from '../ru-RU/parts';
import payment from '../ru-RU/payment';
import recharge from '../ru-RU/recharge';
import refusals from '../ru-RU/refusals';
import shell from '../ru-RU/shell';
import subaccount from '../ru-RU/subaccount';
import usage from '../ru-RU/usage';
import whitelist from '../ru-RU/whitelist';

export default {
  ...account,
  ...dashboard,
  ...order,
  ...parts,
  ...payment,
  ...recharge,
  ...refusals,
  ...shell,
  ...subaccount,
  ...usage,
  ...whitelist,
};
