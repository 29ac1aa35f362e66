import type { Page, Request } from '@playwright/test';
import { API_BASE, calls } from '../../src/contract';

/** How the readings of a page go: as they are, none is answered, or each fails. */
export type Network = 'open' | 'silent' | 'failing';

/** Who is signed in is read at the start: without it there is no page. */
const READINGS = new Set(
  Object.values(calls)
    .filter(({ changes, path }) => !changes && path !== '/user/info')
    .map(({ path }) => `${API_BASE}${path}`),
);

/** The network of a page, which a test switches before the page is opened. */
export interface Switch {
  /** From now on, until it is switched again. */
  to(network: Network): void;
  /** How many readings of the page have no answer because of it. */
  held(): number;
}

/** Puts a switch into the network of a page. A failure is an answer of the service, so the console has nothing to say. */
export async function networkSwitch(page: Page): Promise<Switch> {
  let network: Network = 'open';
  const held = new Set<Request>();
  await page.route(`**${API_BASE}/**`, (route, request) => {
    const isReading = READINGS.has(new URL(request.url()).pathname);
    if (!isReading || network === 'open') return route.fallback();
    if (network === 'failing') return route.fulfill({ json: { code: 50000, msg: '', data: null } });
    held.add(request);
    return undefined;
  });
  return {
    to: (next) => {
      network = next;
      held.clear();
    },
    held: () => held.size,
  };
}
