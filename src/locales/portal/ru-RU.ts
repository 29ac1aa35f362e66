/** Texts of the signed-in pages. */
import account from '../ru-RU/account';
import credentials from '../ru-RU/credentials';
import dashboard from '../ru-RU/dashboard';
import order from '../ru-RU/order';
import parts from '../ru-RU/parts';
import payment from '../ru-RU/payment';
import place from '../ru-RU/place';
import presets from '../ru-RU/presets';
import recharge from '../ru-RU/recharge';
import refusals from '../ru-RU/refusals';
import residential from '../ru-RU/residential';
import residentialHelp from '../ru-RU/residentialHelp';
import samples from '../ru-RU/samples';
import shell from '../ru-RU/shell';
import subaccount from '../ru-RU/subaccount';
import usage from '../ru-RU/usage';
import whitelist from '../ru-RU/whitelist';

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
