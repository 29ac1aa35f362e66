import { TRAFFIC_ACTIONS } from '../../src/api/contract/lists';
import { checkPassword } from '../world/account';
import { leftIn, type SubAccount, type WhitelistEntry } from '../world/state';
import {
  addSub,
  checkRemark,
  deleteSub,
  findSub,
  listSubs,
  moveTraffic,
} from '../world/subAccount';
import { addIp, deleteEntry, findEntry, listEntries } from '../world/whitelist';
import { defineSignedInCall, type EndpointsOf } from './endpoint';
import * as p from './params';

const wireSub = (sub: SubAccount) => ({
  id: sub.id,
  username: sub.username,
  password: sub.password,
  remark: sub.remark,
  traffic_limit: sub.limit,
  traffic_left: leftIn(sub.lots),
  traffic_used: sub.used,
  allocated_traffic: leftIn(sub.lots) + sub.used,
  created_at: sub.createdAt,
});

const wireEntry = (entry: WhitelistEntry) => ({
  id: entry.id,
  ip: entry.ip,
  remark: entry.remark,
  added_at: entry.addedAt,
});

const list = { ...p.paging, keyword: p.text };

export const auth: EndpointsOf<'auth'> = {
  'auth.passadd': defineSignedInCall(
    { username: p.text, password: p.text, remark: p.text, traffic_limit: p.wholeNumber(0) },
    ({ world, user }, { traffic_limit: limit, ...sent }) => ({
      id: addSub(world, user, { ...sent, limit }).id,
    }),
  ),
  'auth.passdelete': defineSignedInCall({ id: p.filled }, ({ world, user }, sent) => ({
    recycled: deleteSub(world, user, findSub(world, user, sent.id)),
  })),
  'auth.passupdate': defineSignedInCall(
    { id: p.filled, password: p.text },
    ({ world, user }, sent) => {
      const sub = findSub(world, user, sent.id);
      checkPassword(sent.password, 'password');
      sub.password = sent.password;
      return null;
    },
  ),
  'auth.trafficupdate': defineSignedInCall(
    { id: p.filled, action: p.oneOf(TRAFFIC_ACTIONS), amount: p.wholeNumber(1) },
    ({ world, user }, sent) => {
      const sub = findSub(world, user, sent.id);
      moveTraffic(world, user, sub, sent.action, sent.amount);
      return { traffic_left: leftIn(sub.lots), main_traffic_left: leftIn(user.lots) };
    },
  ),
  'auth.remarkupdate': defineSignedInCall(
    { id: p.filled, remark: p.text },
    ({ world, user }, sent) => {
      const sub = findSub(world, user, sent.id);
      checkRemark(sent.remark);
      sub.remark = sent.remark;
      return null;
    },
  ),
  'auth.sublist': defineSignedInCall(list, ({ world, user }, sent) =>
    p.pageOf(listSubs(world, user, sent.keyword), sent, wireSub),
  ),
  'auth.whiteipadd': defineSignedInCall(
    { ip: p.text, remark: p.text },
    ({ world, user }, sent) => ({
      id: addIp(world, user, sent.ip, sent.remark).id,
    }),
  ),
  'auth.whiteipupdate': defineSignedInCall(
    { id: p.filled, remark: p.text },
    ({ world, user }, sent) => {
      const entry = findEntry(world, user, sent.id);
      checkRemark(sent.remark);
      entry.remark = sent.remark;
      return null;
    },
  ),
  'auth.whiteipget': defineSignedInCall(list, ({ world, user }, sent) =>
    p.pageOf(listEntries(world, user, sent.keyword), sent, wireEntry),
  ),
  'auth.whiteipdelete': defineSignedInCall({ id: p.filled }, ({ world, user }, sent) => {
    deleteEntry(world, findEntry(world, user, sent.id));
    return null;
  }),
};
