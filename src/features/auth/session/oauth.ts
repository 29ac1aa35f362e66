import type { RedirectName } from '@/api/contract';
import { announce } from '@/lib/browser/announce';
import { chunkText, staysOffline } from '@/lib/browser/connectionText';
import { lazyModule } from '@/lib/browser/lazyModule';
import { randomUuid } from '@/lib/browser/random';
import { tab } from '@/lib/browser/storage';
import { LOGIN_PATH, withBase } from '@/lib/navigation';
import { NONCE_KEY } from './arrival';

const contract = lazyModule(() => import('@/api/contract'));

/**
 * Opens the sign-in at Google or Yandex, with a nonce that must be returned and the page's own query (a referral code).
 * `search` is the query of the sign-in page.
 */
export async function startOauth(name: RedirectName, lang: string, search: string): Promise<void> {
  let redirectUrl: Awaited<ReturnType<typeof contract.fetch>>['redirectUrl'];
  try {
    ({ redirectUrl } = await contract.fetch());
  } catch (error) {
    announce('toast', { kind: 'error', text: chunkText(error) });
    return;
  }
  if (staysOffline()) return;
  const state = randomUuid();
  tab.write(NONCE_KEY, state);
  window.location.assign(
    redirectUrl(name, {
      redirectUri: window.location.origin + withBase(LOGIN_PATH),
      state,
      lang,
      page: new URLSearchParams(search),
    }),
  );
}
