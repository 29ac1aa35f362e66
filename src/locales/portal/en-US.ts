/** Texts of the signed-in pages. */
import account from '../en-US/account';
import credentials from '../en-US/credentials';
import dashboard from '../en-US/dashboard';
import order from '../en-US/order';
import parts from '../en-US/parts';
import payment from '../en-US/payment';
import place from '../en-US/place';
import presets from '../en-US/presets';
import recharge from '../en-US/recharge';
import refusals from '../en-US/refusals';
import residential from '../en-US/residential';
import residentialHelp from '../en-US/residentialHelp';
import samples from '../en-US/samples';
import shell from '../en-US/shell';
import subaccount from '../en-US/subaccount';
import usage from '../en-US/usage';
import whitelist from '../en-US/whitelist';

export default {
  ...account,
  ...credentials,
  ...dashboard,
  ...order,
  ...parts,
  ...payment,
  ...place,
  ...presets,
  ...recharge,
  ...refusals,
  ...residential,
  ...residentialHelp,
  ...samples,
  ...shell,
  ...subaccount,
  ...usage,
  ...whitelist,
};
