/** What docs/openapi.json says of calls in words; the compiler asks for a sentence about each. No shipped code reads them. */
import type { CallName } from '../../src/api/contract';

/** Each tag is the first word of its calls' names. */
export const TAGS: Readonly<Record<string, string>> = {
  account: 'Before sign-in: passwords, sign-up, reset, Google and Yandex.',
  user: 'The signed-in customer: figures, token, password, language.',
  recharge: 'Payments in crypto.',
  order: 'What is for sale, orders, and the records of everything that was paid.',
  auth: 'Sub-accounts and the IP whitelist.',
  dynamic: 'The parts of proxy lines: gateways, places, addresses that need no password.',
  traffic: 'Where the traffic went.',
};

const SAME_ID = 'The same `request_id` gives the same order and charges once.';

export const DESCRIPTIONS: Readonly<Record<CallName, string>> = {
  'account.login':
    'Gives a token. An account that is not activated gets 20104, and the activation link by mail.',
  'account.signup': 'Makes an account and mails the activation link in the language `lang`.',
  'account.forgetPwd':
    'Mails a link to `/client/user/resetpassword?token=…`, in the language `lang`.',
  'account.resetPwd': 'Sets a new password with the token of the link.',
  'user.info':
    'The customer with balance and traffic. `traffic_left` is the main account’s, without what sub-accounts have. Any code but 0 ends ' +
    'the session.',
  'user.refreshToken':
    'Gives a new token for one that has ended within the last 24 hours. A GET that changes something.',
  'user.changepwd': 'Sets a new password when the old one is right.',
  'user.genToken': 'Makes a new API token. The one before is no longer valid.',
  'user.setlang': 'Remembers the customer’s language, for mails.',
  'recharge.cryptomusPay': `Makes an invoice and says where to pay it. ${SAME_ID}`,
  'recharge.checkPay':
    'How a crypto payment stands, of a recharge or of an order: code 0 once the money is credited, 20501 before, with `data` in both.',
  'order.rechargeRecord':
    'A page of recharges or of orders, by `type`; days are UTC, both included.',
  'order.pricemenu': 'The price of a GB by quantity.',
  'order.packages': 'What is for sale, the trial among them.',
  'order.check':
    'Counts the sum of an order without placing it. A coupon that is not valid is 20402.',
  'order.pay': `Places an order and pays it from the balance, or makes its invoice. ${SAME_ID}`,
  'auth.passadd':
    'Makes a sub-account. `traffic_limit` caps what is left and used together; 0 is no cap. A name that is taken is 20302.',
  'auth.passdelete':
    'Deletes a sub-account; its traffic goes back to the main account. A GET that changes something.',
  'auth.passupdate':
    'Sets a sub-account’s password, which stands in the address: keep query strings out of logs. A GET that changes something.',
  'auth.trafficupdate':
    'Moves `amount` bytes from the main account to a sub-account, or back. A GET that changes something.',
  'auth.remarkupdate': 'Sets a sub-account’s remark. A GET that changes something.',
  'auth.sublist': 'A page of sub-accounts whose name or remark holds `keyword`.',
  'auth.whiteipadd': 'Adds an address to the whitelist. A GET that changes something.',
  'auth.whiteipupdate': 'Sets an entry’s remark. A GET that changes something.',
  'auth.whiteipget': 'A page of the whitelist’s entries whose address or remark holds `keyword`.',
  'auth.whiteipdelete': 'Removes an address from the whitelist. A GET that changes something.',
  'dynamic.gateways':
    'The proxies that customers connect to. One without `whitelist_port` has no whitelist mode; `api_base` is where the API link leads.',
  'dynamic.stock': 'How many addresses there are in each country.',
  'dynamic.citys':
    'The states and cities of a country. Their codes go into the proxy username as they are.',
  'dynamic.whiteipget': 'The whitelist as the gateways see it.',
  'traffic.changelog':
    'A page of what changed the traffic: orders, moves, expiry. Days are UTC, both included.',
  'traffic.details':
    'A page with a row for each hour, account, country and protocol that had traffic.',
  'traffic.usage': 'Traffic by hour or day; empty ones may be left out.',
};
