/** Sub-accounts and the whitelist. */
import * as v from 'valibot';
import { CODE } from '../codes';
import * as e from '../entities';
import * as l from '../lists';
import * as read from '../reading';
import { bytes, secret, sent, text } from '../wire';
import { paging, row } from './call';
import { type Examples, PAGE } from './example';

/** The id of a created record. Code 0 already confirms the creation, so an answer without the id is no failure. */
const created = read.otherwise(read.received({ id: ['id', read.id] }), null);
const unknownBytes = read.otherwise(read.bytes, null);
const id = { id: ['id', text] } as const;

export const auth = {
  'auth.passadd': row({
    method: 'POST',
    path: '/auth/passadd',
    purpose: 'add sub-account',
    params: sent({
      username: ['username', text],
      password: ['password', secret],
      remark: ['remark', text],
      trafficLimit: ['traffic_limit', bytes],
    }),
    data: created,
    changes: true,
    passThrough: [CODE.usernameTaken],
  }),
  'auth.passdelete': row({
    method: 'GET',
    path: '/auth/passdelete',
    purpose: 'delete sub-account',
    params: sent(id),
    data: read.otherwise(read.received({ recycled: ['recycled', unknownBytes] }), {
      recycled: null,
    }),
    changes: true,
  }),
  'auth.passupdate': row({
    method: 'GET',
    path: '/auth/passupdate',
    purpose: 'update sub-account password',
    params: sent({ ...id, password: ['password', secret] }),
    data: read.nothing,
    changes: true,
  }),
  'auth.trafficupdate': row({
    method: 'GET',
    path: '/auth/trafficupdate',
    purpose: 'allocate or recycle traffic',
    params: sent({
      ...id,
      action: ['action', v.picklist(l.TRAFFIC_ACTIONS)],
      amount: ['amount', v.pipe(bytes, v.minValue(1))],
    }),
    data: read.otherwise(
      read.received({
        trafficLeft: ['traffic_left', unknownBytes],
        mainTrafficLeft: ['main_traffic_left', unknownBytes],
      }),
      { trafficLeft: null, mainTrafficLeft: null },
    ),
    changes: true,
  }),
  'auth.remarkupdate': row({
    method: 'GET',
    path: '/auth/remarkupdate',
    purpose: 'update sub-account remark',
    params: sent({ ...id, remark: ['remark', text] }),
    data: read.nothing,
    changes: true,
  }),
  'auth.sublist': row({
    method: 'GET',
    path: '/auth/sublist',
    purpose: 'list sub-accounts',
    params: sent({ ...paging, keyword: ['keyword', text] }),
    data: read.pageOf(e.subAccount),
    changes: false,
  }),
  'auth.whiteipadd': row({
    method: 'GET',
    path: '/auth/whiteipadd',
    purpose: 'add whitelist IP',
    params: sent({ ip: ['ip', text], remark: ['remark', text] }),
    data: created,
    changes: true,
  }),
  'auth.whiteipupdate': row({
    method: 'GET',
    path: '/auth/whiteipupdate',
    purpose: 'update IP remark',
    params: sent({ ...id, remark: ['remark', text] }),
    data: read.nothing,
    changes: true,
  }),
  'auth.whiteipget': row({
    method: 'GET',
    path: '/auth/whiteipget',
    purpose: 'list whitelist IPs',
    params: sent({ ...paging, keyword: ['keyword', text] }),
    data: read.pageOf(e.whitelistEntry),
    changes: false,
  }),
  'auth.whiteipdelete': row({
    method: 'GET',
    path: '/auth/whiteipdelete',
    purpose: 'delete whitelist IP',
    params: sent(id),
    data: read.nothing,
    changes: true,
  }),
} as const;

export const authExamples: Examples<typeof auth> = {
  'auth.passadd': {
    params: ({ username, newPassword }) => ({
      username,
      password: newPassword,
      remark: 'new',
      trafficLimit: 0,
    }),
    needs: 'write',
  },
  'auth.passdelete': {
    params: ({ subAccount }) => ({ id: subAccount }),
    needs: 'write',
    neutral: ['recycled'],
  },
  'auth.passupdate': {
    params: ({ subAccount, newPassword }) => ({ id: subAccount, password: newPassword }),
    needs: 'write',
  },
  'auth.trafficupdate': {
    params: ({ subAccount }) => ({ id: subAccount, action: 'recycle', amount: 1_048_576 }),
    needs: 'write',
    neutral: ['traffic_left', 'main_traffic_left'],
  },
  'auth.remarkupdate': {
    params: ({ subAccount }) => ({ id: subAccount, remark: 'renamed' }),
    needs: 'write',
  },
  'auth.sublist': {
    params: () => ({ ...PAGE, keyword: '' }),
    page: '/proxysetting/subaccount',
    neutral: ['remark', 'created_at'],
  },
  'auth.whiteipadd': { params: ({ ip }) => ({ ip, remark: 'office' }), needs: 'write' },
  'auth.whiteipupdate': {
    params: ({ whitelistEntry }) => ({ id: whitelistEntry, remark: 'home' }),
    needs: 'write',
  },
  'auth.whiteipget': {
    params: () => ({ ...PAGE, keyword: '' }),
    page: '/proxysetting/whitelist',
    neutral: ['remark', 'added_at'],
  },
  'auth.whiteipdelete': {
    params: ({ whitelistEntry }) => ({ id: whitelistEntry }),
    needs: 'write',
  },
};
