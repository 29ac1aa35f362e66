/** The redirecting side of Google and Yandex sign-in: a consent page, and the way back by fragment. */
import { API_BASE, redirects } from '../src/api/contract';
import { escapeHtml, formButton, page, redirectTo } from './html';
import { findUser, openSession } from './world/account';
import { ACCOUNTS } from './world/seed';
import type { World } from './world/state';

const CONSENT_PATH = '/__mock/oauth';
const LOGIN_PATH = '/client/user/login';

const PROVIDERS: Readonly<Record<string, string>> = {
  [`${API_BASE}${redirects['account.ggoauth'].path}`]: 'Google',
  [`${API_BASE}${redirects['account.yandexoauth'].path}`]: 'Yandex',
};

const isProvider = (name: string) => Object.values(PROVIDERS).includes(name);

/** Returns the reason to refuse a request; null when it is fine. */
function fault(query: URLSearchParams, host: string): string | null {
  const text = query.get('redirect_uri') ?? '';
  if (!URL.canParse(text)) return 'redirect_uri is missing or no address';
  const target = new URL(text);
  if (!/^https?:$/.test(target.protocol) || target.host !== host)
    return 'redirect_uri is on another host';
  if (target.pathname !== LOGIN_PATH) return 'redirect_uri is not the login page';
  if (!query.get('state')) return 'state is missing';
  if (!query.get('lang')) return 'lang is missing';
  return null;
}

const refused = (why: string) => page('Sign-in request refused', `<p>${escapeHtml(why)}</p>`, 400);

function consentPage(provider: string, query: URLSearchParams): Response {
  const fields = { ...Object.fromEntries(query), provider };
  const choice = (label: string, decision: string) =>
    formButton(label, CONSENT_PATH, { ...fields, decision });
  return page(
    `Sign in with ${provider}`,
    `<p>The portal asks who you are. Language: ${escapeHtml(query.get('lang') ?? '')}.</p>` +
      choice('Continue as demo', 'demo') +
      choice('Continue as Gina, who has no password', 'google') +
      choice('Cancel', 'cancel') +
      choice('Send a forged answer', 'forged'),
  );
}

function answerOf(world: World, decision: string, state: string): URLSearchParams | null {
  if (decision === 'cancel') return new URLSearchParams({ error: 'access_denied', state });
  const account = decision === 'google' ? ACCOUNTS.google : ACCOUNTS.demo;
  const user = findUser(world, account.email);
  if (!user || !['demo', 'google', 'forged'].includes(decision)) return null;
  const { token, expireAt } = openSession(world, user);
  return new URLSearchParams({
    jwt_token: token,
    expire_at: String(expireAt),
    state: decision === 'forged' ? `forged-${state}` : state,
  });
}

/** Answers the two sign-in redirects and the consent page; null for any other path. */
export async function handleOauth(world: World, request: Request): Promise<Response | null> {
  const { pathname, searchParams, host } = new URL(request.url);
  const provider = PROVIDERS[pathname];
  if (provider) {
    if (request.method !== 'GET') return new Response(null, { status: 405 });
    const why = fault(searchParams, host);
    if (why) return refused(why);
    return redirectTo(
      `${CONSENT_PATH}?${new URLSearchParams([...searchParams, ['provider', provider]])}`,
    );
  }
  if (pathname !== CONSENT_PATH) return null;
  const query =
    request.method === 'POST' ? new URLSearchParams(await request.text()) : searchParams;
  const name = query.get('provider') ?? '';
  const why = isProvider(name) ? fault(query, host) : 'unknown provider';
  if (why) return refused(why);
  if (request.method !== 'POST') return consentPage(name, query);
  const answer = answerOf(world, query.get('decision') ?? '', query.get('state') ?? '');
  if (!answer) return refused('unknown decision');
  const back = new URL(query.get('redirect_uri') ?? '');
  back.hash = answer.toString();
  return redirectTo(back.href);
}
