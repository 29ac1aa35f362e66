/** Texts of the signed-in pages. */
import account from '../en-US/account';
import credentials from '../en-US/credentials';
import dashboard from '../en-US/dashboard';
import order from '../en-US/order';
import payment from '../en-US/payment';
import place from '../en-US/place';
import presets from '../en-US/presets';
import recharge from '../en-US/recharge';
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
  ...payment,
  ...place,
  ...presets,
  ...recharge,
  ...residential,
  ...residentialHelp,
  ...samples,
  ...shell,
  ...subaccount,
  ...usage,
  ...whitelist,
};
