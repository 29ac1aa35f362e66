import * as v from 'valibot';
import { CODE } from '../codes';
import * as read from '../decoders';
import * as e from '../entities';
import * as l from '../lists';
import { bytes, paramsSchema, secret, text } from '../wire';
import { change, paging, reading } from './call';
import { type Examples, PAGE } from './example';

/** The id of a created record. Code 0 already confirms the creation, so an answer without the id is no failure. */
const created = read.withFallback(read.objectOf({ id: ['id', read.id] }), null);
const unknownBytes = read.withFallback(read.bytes, null);
const id = { id: ['id', text] } as const;

export const auth = {
  'auth.passadd': change('POST', {
    params: paramsSchema({
      username: ['username', text],
      password: ['password', secret],
      remark: ['remark', text],
      trafficLimit: ['traffic_limit', bytes],
    }),
    data: created,
    passThrough: [CODE.usernameTaken],
  }),
  'auth.passdelete': change('GET', {
    check: 'check.list',
    params: paramsSchema(id),
    data: read.withFallback(read.objectOf({ recycled: ['recycled', unknownBytes] }), {
      recycled: null,
    }),
  }),
  'auth.passupdate': change('GET', {
    check: 'check.value',
    params: paramsSchema({ ...id, password: ['password', secret] }),
    data: read.ignored,
  }),
  'auth.trafficupdate': change('GET', {
    check: 'check.list',
    params: paramsSchema({
      ...id,
      action: ['action', v.picklist(l.TRAFFIC_ACTIONS)],
      amount: ['amount', v.pipe(bytes, v.minValue(1))],
    }),
    data: read.withFallback(
      read.objectOf({
        trafficLeft: ['traffic_left', unknownBytes],
        mainTrafficLeft: ['main_traffic_left', unknownBytes],
      }),
      { trafficLeft: null, mainTrafficLeft: null },
    ),
  }),
  'auth.remarkupdate': change('GET', {
    check: 'check.value',
    params: paramsSchema({ ...id, remark: ['remark', text] }),
    data: read.ignored,
  }),
  'auth.sublist': reading({
    label: 'menu.subaccount',
    params: paramsSchema({ ...paging, keyword: ['keyword', text] }),
    data: read.pageOf(e.subAccount),
  }),
  'auth.whiteipadd': change('GET', {
    check: 'check.list',
    params: paramsSchema({ ip: ['ip', text], remark: ['remark', text] }),
    data: created,
  }),
  'auth.whiteipupdate': change('GET', {
    check: 'check.value',
    params: paramsSchema({ ...id, remark: ['remark', text] }),
    data: read.ignored,
  }),
  'auth.whiteipget': reading({
    label: 'menu.whitelist',
    params: paramsSchema({ ...paging, keyword: ['keyword', text] }),
    data: read.pageOf(e.whitelistEntry),
  }),
  'auth.whiteipdelete': change('GET', {
    check: 'check.list',
    params: paramsSchema(id),
    data: read.ignored,
  }),
} as const;

export const authExamples: Examples<typeof auth> = {
  'auth.passadd': {
    purpose: 'add sub-account',
    description:
      'Makes a sub-account. `traffic_limit` caps what is left and used together; 0 is no cap. A name that is taken is 20302.',
    params: ({ username, newPassword }) => ({
      username,
      password: newPassword,
      remark: 'new',
      trafficLimit: 0,
    }),
    needs: 'write',
    page: '/proxysetting/addsub',
  },
  'auth.passdelete': {
    purpose: 'delete sub-account',
    description:
      'Deletes a sub-account; its traffic goes back to the main account. A GET that changes something.',
    params: ({ subAccount }) => ({ id: subAccount }),
    needs: 'write',
    page: '/proxysetting/subaccount',
  },
  'auth.passupdate': {
    purpose: 'update sub-account password',
    description:
      'Sets a sub-account’s password, which is in the URL: keep query strings out of logs. A GET that changes something.',
    params: ({ subAccount, newPassword }) => ({ id: subAccount, password: newPassword }),
    needs: 'write',
  },
  'auth.trafficupdate': {
    purpose: 'allocate or recycle traffic',
    description:
      'Moves `amount` bytes from the main account to a sub-account, or back. A GET that changes something.',
    params: ({ subAccount }) => ({ id: subAccount, action: 'recycle', amount: 1_048_576 }),
    needs: 'write',
    page: '/proxysetting/subaccount',
  },
  'auth.remarkupdate': {
    purpose: 'update sub-account remark',
    description: 'Sets a sub-account’s remark. A GET that changes something.',
    params: ({ subAccount }) => ({ id: subAccount, remark: 'renamed' }),
    needs: 'write',
  },
  'auth.sublist': {
    purpose: 'list sub-accounts',
    description: 'A page of sub-accounts whose name or remark contains `keyword`.',
    params: () => ({ ...PAGE, keyword: '' }),
    newestFirst: 'createdAt',
    page: '/proxysetting/subaccount',
    isOnSeveralPages: true,
  },
  'auth.whiteipadd': {
    purpose: 'add whitelist IP',
    description: 'Adds an IP to the whitelist. A GET that changes something.',
    params: ({ ip }) => ({ ip, remark: 'office' }),
    needs: 'write',
    page: '/proxysetting/whitelist',
  },
  'auth.whiteipupdate': {
    purpose: 'update IP remark',
    description: 'Sets an entry’s remark. A GET that changes something.',
    params: ({ whitelistEntry }) => ({ id: whitelistEntry, remark: 'home' }),
    needs: 'write',
    page: '/proxysetting/whitelist',
  },
  'auth.whiteipget': {
    purpose: 'list whitelist IPs',
    description: 'A page of the whitelist’s entries whose IP or remark contains `keyword`.',
    params: () => ({ ...PAGE, keyword: '' }),
    newestFirst: 'addedAt',
    page: '/proxysetting/whitelist',
  },
  'auth.whiteipdelete': {
    purpose: 'delete whitelist IP',
    description: 'Removes an IP from the whitelist. A GET that changes something.',
    params: ({ whitelistEntry }) => ({ id: whitelistEntry }),
    needs: 'write',
    page: '/proxysetting/whitelist',
  },
};
