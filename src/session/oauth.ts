import type { RedirectName } from '@/contract';
import { LOGIN_PATH, withBase } from '@/domain/navigation';
import { announce } from '@/runtime/announce';
import { chunkOf } from '@/runtime/chunks';
import { chunkText, staysOffline } from '@/runtime/connectionText';
import { randomUuid } from '@/runtime/random';
import { tab } from '@/runtime/storage';
import { NONCE_KEY } from './arrival';

const contract = chunkOf(() => import('@/contract'));

/**
 * Leaves for the sign-in at Google or Yandex, with a nonce that must come back and the page's own query (a referral code).
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
