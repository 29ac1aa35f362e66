/** Checks the two sign-in redirects: addresses that a browser opens, and that must lead to the provider. */
import { type RedirectName, redirects, redirectUrl } from '../../src/api/contract';
import { LOGIN_PATH, withBase } from '../../src/lib/navigation';
import type { Caller } from './caller';

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Checks both redirects.
 * @param portal the portal's address, before /client: providers go back to nowhere else
 */
export async function checkRedirects(caller: Caller, portal: string): Promise<void> {
  const { base, findings, secrets } = caller.options;
  for (const name of Object.keys(redirects) as RedirectName[]) {
    const path = redirectUrl(name, {
      redirectUri: portal + withBase(LOGIN_PATH),
      state: crypto.randomUUID(),
      lang: 'en-US',
      page: new URLSearchParams(),
    });
    const { departs, shows } = findings.about(name);
    const answer = await caller.open(name, base + path);
    if (answer === null) continue;
    if (!REDIRECTS.includes(answer.status)) {
      const text = `HTTP status ${answer.status}, not a redirect: its button on the sign-in page leads nowhere`;
      departs('HTTP status', text);
      continue;
    }
    const location = answer.header('location') ?? '';
    if (!URL.canParse(location, base)) {
      departs('Location', 'the redirect names no address');
      continue;
    }
    const { protocol, host } = new URL(location, base);
    if (!/^https?:$/.test(protocol)) {
      departs('Location', 'the redirect does not lead to the web');
      continue;
    }
    shows(`its button leads to ${secrets.quote(host)}`);
  }
}
