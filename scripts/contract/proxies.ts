/** Checks gateways, stock, sub-accounts and the whitelist: the parts of proxy lines. */
import type { Data } from '../../src/api/contract';
import { composeUsername } from '../../src/features/generator/rules';
import { isIp, normaliseIp } from '../../src/lib/ip';
import type { Caller } from './caller';
import { PagedList } from './lists';
import { checkWrongParameters, type Samples } from './samples';
import * as shown from './shown';

type SubAccount = Data<'auth.sublist'>['list'][number];
type Entry = Data<'auth.whiteipget'>['list'][number];

const LARGEST_PORT = 65_535;
/** A sub-account's username: anything else breaks the grammar of the proxy username. */
const SUB_USERNAME = /^[A-Za-z0-9]{12,24}$/;
const SOME_COUNTRY = 'US';

/**
 * Checks that there is a gateway, and that the address and ports of each can stand in a proxy line.
 */
export async function checkGateways(caller: Caller): Promise<void> {
  const { secrets } = caller.options;
  const call = caller.endpoint('dynamic.gateways');
  const gateways = await call.read({});
  if (gateways === null) return;
  if (gateways.list.length === 0 && gateways.unread === null) {
    call.departs('no gateway', 'there is none: customers can make no proxy line');
  }
  for (const { host, port, whitelistPort, protocols } of gateways.list) {
    for (const [field, value] of Object.entries({ port, whitelist_port: whitelistPort })) {
      // A port that could not be read is a finding already.
      if (value === null || (value >= 1 && value <= LARGEST_PORT)) continue;
      call.departs('port', 'it is no port: 1 to 65535', `data.0.${field}`);
    }
    if (protocols.length === 0) {
      const text = 'a gateway that speaks nothing: the portal offers no protocol for it';
      call.departs('protocols', text, 'data.0.protocols');
    }
    const name = composeUsername({ account: '<account>', country: SOME_COUNTRY }).text;
    const line = `${host}:${port}:${name}:<password>`;
    call.shows(`lines such as ${secrets.quote(line)} (${secrets.quote(protocols.join(', '))})`);
  }
}

/** Checks countries and cities. */
export async function checkStock(caller: Caller, samples: Samples) {
  const call = caller.endpoint('dynamic.stock');
  const stock = await call.read({});
  const countries = stock?.list ?? [];
  const codes = countries.map(({ countryCode }) => countryCode);
  if (new Set(codes).size < codes.length) {
    const text = 'a country comes twice';
    call.departs('same country', text, 'data.0.country_code');
  }
  const inStock = countries.filter(({ ips }) => ips > 0);
  if (stock !== null) {
    call.shows(`${countries.length} countries, ${inStock.length} with addresses`);
  }
  const most = inStock.reduce((one, other) => (other.ips > one.ips ? other : one), {
    countryCode: SOME_COUNTRY,
    ips: 0,
  });
  const { countryCode } = most;
  const citys = caller.endpoint('dynamic.citys');
  const cities = (await citys.read({ countryCode }))?.list ?? [];
  const places = cities.map(({ stateCode, cityCode }) => JSON.stringify([stateCode, cityCode]));
  if (new Set(places).size < places.length) {
    const text = 'two cities of one state have the same code';
    citys.departs('same city', text, 'data.0.city_code');
  }
  citys.shows(`${cities.length} cities in ${countryCode}`);
  await checkWrongParameters(citys, samples);
}

/** Checks sub-accounts by page and by keyword, and their sums. */
export async function checkSubAccounts(caller: Caller, samples: Samples): Promise<void> {
  const call = caller.endpoint('auth.sublist');
  const list = new PagedList(caller, call.name, samples[call.name]);
  const subs = await list.check();
  for (const sub of subs) checkSubAccount(caller, sub);
  await list.checkKeyword(({ username, remark }) => [username, remark]);
  if (list.rows !== null) {
    const allocated = subs.reduce((sum, { trafficLeft }) => sum + trafficLeft, 0);
    call.shows(`${list.total} sub-accounts, ${shown.traffic(allocated)} left in those read`);
  }
  await checkWrongParameters(call, samples);
}

function checkSubAccount(caller: Caller, sub: SubAccount): void {
  const add = (rule: string, text: string, field: string) =>
    caller.endpoint('auth.sublist').departs(rule, text, `data.list.0.${field}`);
  if (!SUB_USERNAME.test(sub.username)) {
    add(
      'username',
      'it is not 12 to 24 letters and digits: proxy lines with it may not work',
      'username',
    );
  }
  if (sub.trafficLimit > 0 && sub.trafficLeft + sub.trafficUsed > sub.trafficLimit) {
    add('traffic_limit', 'left and used are more than the limit', 'traffic_limit');
  }
}

/** Checks the whitelist of the customer's page against the gateways' one. */
export async function checkWhitelist(caller: Caller, samples: Samples): Promise<void> {
  const call = caller.endpoint('auth.whiteipget');
  const list = new PagedList(caller, call.name, samples[call.name]);
  const entries = await list.check();
  if (entries.some(({ ip }) => !isIp(ip))) {
    call.departs('ip', 'it is no IP address', 'data.list.0.ip');
  }
  await list.checkKeyword(({ ip, remark }) => [ip, remark]);
  await checkWrongParameters(call, samples);
  if (list.rows !== null) call.shows(`${list.total} whitelist entries`);
  await checkGatewaysWhitelist(caller, list.rows !== null && entries.length >= list.total, entries);
}

async function checkGatewaysWhitelist(caller: Caller, isWhole: boolean, entries: readonly Entry[]) {
  const call = caller.endpoint('dynamic.whiteipget');
  const whitelist = await call.read({});
  if (whitelist === null) return;
  call.shows(`${whitelist.list.length} addresses may use whitelist mode`);
  if (!isWhole || whitelist.unread !== null) return;
  const addresses = (list: readonly { readonly ip: string }[]) =>
    list
      .map(({ ip }) => normaliseIp(ip))
      .sort()
      .join(' ');
  if (addresses(entries) !== addresses(whitelist.list)) {
    const text = 'it does not hold the same addresses as /auth/whiteipget';
    call.departs('same whitelist', text, 'data');
  }
}
