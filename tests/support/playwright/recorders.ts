import type { Page, Request } from '@playwright/test';
import { API_BASE } from '../../../src/api/contract';

/** One call as it left the browser. */
export interface SentCall {
  /** Its path below /api. */
  readonly path: string;
  readonly params: URLSearchParams;
  readonly token: string | undefined;
}

/** A page, or a browser with all its tabs. */
interface Sends {
  on(event: 'request', listener: (request: Request) => void): unknown;
}

/** Records the calls that are sent from now on, in their order: all, or those of one path. */
export function recordCalls(from: Sends, only?: string): SentCall[] {
  const calls: SentCall[] = [];
  from.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith(`${API_BASE}/`)) return;
    const path = pathname.slice(API_BASE.length);
    if (only !== undefined && path !== only) return;
    const body = request.postData();
    const params = body === null ? searchParams : new URLSearchParams(body);
    calls.push({ path, params, token: request.headers()['jwt-token'] });
  });
  return calls;
}

/** Records the addresses that a page's frames navigate to from now on. */
export function recordAddresses(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

/** Counts the documents that a page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Returns the text in the clipboard. */
export const clipboardText = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
