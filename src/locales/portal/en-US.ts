/** Texts of the signed-in pages. */
import account from '../en-US/account';
import dashboard from '../en-US/dashboard';
import order from '../en-US/order';
import parts from '../en-US/parts';
import payment from '../en-US/payment';
import recharge from '../en-US/recharge';
import refusals from '../en-US/refusals';
import shell from '../en-US/shell';
import subaccount from '../en-US/subaccount';
import usage from '../en-US/usage';
import whitelist from '../en-US/whitelist';

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
