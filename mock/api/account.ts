import {
  changePassword,
  forgetPassword,
  login,
  openSession,
  REFRESH_GRACE_SECONDS,
  resetPassword,
  signup,
} from '../world/account';
import { usd } from '../world/money';
import { leftIn, secret } from '../world/state';
import { definePublicCall, defineSignedInCall, type EndpointsOf } from './endpoint';
import * as p from './params';

const wireSession = ({ token, expireAt }: { token: string; expireAt: number }) => ({
  jwt_token: token,
  expire_at: expireAt,
});

export const account: EndpointsOf<'account'> = {
  'account.login': definePublicCall({ email: p.text, password: p.text }, ({ world }, sent) =>
    wireSession(openSession(world, login(world, sent.email, sent.password))),
  ),
  'account.signup': definePublicCall(
    { email: p.text, password: p.text, lang: p.lang },
    ({ world }, sent) => {
      signup(world, sent.email, sent.password, sent.lang);
      return null;
    },
  ),
  'account.forgetPwd': definePublicCall({ email: p.text, lang: p.lang }, ({ world }, sent) => {
    forgetPassword(world, sent.email, sent.lang);
    return null;
  }),
  'account.resetPwd': definePublicCall({ token: p.text, password: p.text }, ({ world }, sent) => {
    resetPassword(world, sent.token, sent.password);
    return null;
  }),
};

export const user: EndpointsOf<'user'> = {
  'user.info': defineSignedInCall({}, ({ user: me }) => ({
    id: me.id,
    name: me.name,
    email: me.email,
    balance: usd(me.balance),
    traffic_left: leftIn(me.lots),
    traffic_used: me.used,
    traffic_expire_at: me.lots[0]?.expiresAt ?? null,
    api_token: me.apiToken,
    proxy_username: me.proxyUsername,
    proxy_password: me.proxyPassword,
    lang: me.lang,
    can_trial: !me.trialUsed,
    created_at: me.createdAt,
  })),
  'user.refreshToken': defineSignedInCall(
    {},
    ({ world, user: me }) => wireSession(openSession(world, me)),
    REFRESH_GRACE_SECONDS,
  ),
  'user.changepwd': defineSignedInCall(
    { old_password: p.text, new_password: p.text },
    ({ user: me }, sent) => {
      changePassword(me, sent.old_password, sent.new_password);
      return null;
    },
  ),
  'user.genToken': defineSignedInCall({}, ({ world, user: me }) => {
    me.apiToken = secret(world, 40);
    return { api_token: me.apiToken };
  }),
  'user.setlang': defineSignedInCall({ lang: p.lang }, ({ user: me }, sent) => {
    me.lang = sent.lang;
    return null;
  }),
};
