import { API_BASE } from './calls';

/** The two sign-in redirects: addresses to go to, not calls. */
export const redirects = {
  'account.ggoauth': { path: '/account/ggoauth', purpose: 'Google sign-in' },
  'account.yandexoauth': { path: '/account/yandexoauth', purpose: 'Yandex sign-in' },
} as const;
export type RedirectName = keyof typeof redirects;

/** The parameters of a sign-in redirect; `page` is the page's own query (for example a referral code). */
export interface RedirectParams {
  /** Absolute address of the portal's login page. */
  readonly redirectUri: string;
  /** A nonce that the answer repeats. */
  readonly state: string;
  readonly lang: string;
  readonly page: URLSearchParams;
}

/** The base of the redirects' addresses: the backend's; a static bench has pages of its own (`config/plugins/bench.ts`). */
const REDIRECT_BASE = process.env.REDIRECT_BASE || API_BASE;

/** Returns the address that starts a sign-in at Google or Yandex. The portal's own parameters win over the page's. */
export function redirectUrl(name: RedirectName, params: RedirectParams): string {
  const query = new URLSearchParams(params.page);
  query.set('redirect_uri', params.redirectUri);
  query.set('state', params.state);
  query.set('lang', params.lang);
  return `${REDIRECT_BASE}${redirects[name].path}?${query.toString()}`;
}
