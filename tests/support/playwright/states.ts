import type { Page, Request } from '@playwright/test';
import { API_BASE, type CallName, calls, pathOf } from '../../../src/api/contract';
import { replaceAnswers } from './answers';

/** The state of a page's readings: as usual, none is answered, or each fails. */
export type Network = 'open' | 'silent' | 'failing';

/** The signed-in customer is read at the start, and without an answer there is no page. */
const READINGS = new Set(
  (Object.keys(calls) as CallName[])
    .filter((name) => !calls[name].changes && name !== 'user.info')
    .map((name) => `${API_BASE}${pathOf(name)}`),
);

/** The network of a page, which a test switches before the page is opened. */
export interface Switch {
  /** Switches the network from now on. */
  to(network: Network): void;
  /** Returns the number of the page's readings that wait because of the switch. */
  held(): number;
  /** Lets the readings that wait go on, and ends the switch. */
  release(): Promise<void>;
}

/** The answer of a failing reading: an answer of the service, so that the console stays silent. */
const FAILURE = {
  contentType: 'application/json',
  body: JSON.stringify({ code: 50000, msg: '', data: null }),
};

/** Puts a switch into the network of a page. */
export async function networkSwitch(page: Page): Promise<Switch> {
  let network: Network = 'open';
  const isReading = (url: string) => READINGS.has(new URL(url).pathname);
  const held = new Set<Request>();
  page.on('request', (request) => {
    if (network === 'silent' && isReading(request.url())) held.add(request);
  });
  // A page that is left gives its readings up.
  page.on('requestfailed', (request) => held.delete(request));
  const release = await replaceAnswers(page, { pattern: `*${API_BASE}/*`, matches: /./ }, (url) => {
    if (network === 'open' || !isReading(url)) return 'pass';
    return network === 'failing' ? FAILURE : 'silence';
  });
  return {
    to: (next) => {
      network = next;
    },
    held: () => held.size,
    release,
  };
}

/** React's console message about a page that broke so. */
export const BREAK_NOISE = /^Error: no country names here\n/;

/**
 * Removes the names of countries from a page's browser, so that Traffic Usage Detail breaks, until `mend()` is called in the
 * page.
 */
export async function breakUsageDetail(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const whole = Intl.DisplayNames;
    Object.assign(window, {
      mend: () => Object.defineProperty(Intl, 'DisplayNames', { value: whole }),
    });
    Object.defineProperty(Intl, 'DisplayNames', {
      configurable: true,
      value: class {
        constructor() {
          throw new Error('no country names here');
        }
      },
    });
  });
}

/** Shows the portal in another appearance, as a customer who chooses it in another tab. */
export async function chooseAppearance(page: Page, appearance: string) {
  await page.evaluate((choice) => {
    localStorage.setItem('appearance', choice);
    dispatchEvent(new StorageEvent('storage', { key: 'appearance' }));
  }, appearance);
}
