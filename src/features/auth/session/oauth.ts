import { type RedirectName, redirectUrl } from '@/api/contract';
import { warnIfOffline } from '@/lib/browser/connectionErrors';
import { sessionStore } from '@/lib/browser/storage/storage';
import { LOGIN_PATH, withBase } from '@/lib/navigation';
import { randomUuid } from '@/lib/random';
import { NONCE_KEY } from './linkParams';

/**
 * Opens the sign-in at Google or Yandex, with a nonce that must be returned and the page's own query (a referral code).
 * `search` is the query of the sign-in page.
 */
export function startOauth(name: RedirectName, lang: string, search: string): void {
  if (warnIfOffline()) return;
  const state = randomUuid();
  sessionStore.write(NONCE_KEY, state);
  window.location.assign(
    redirectUrl(name, {
      redirectUri: window.location.origin + withBase(LOGIN_PATH),
      state,
      lang,
      page: new URLSearchParams(search),
    }),
  );
}
