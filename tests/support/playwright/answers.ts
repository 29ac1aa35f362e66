import type { BrowserContext, Page } from '@playwright/test';
import { closedGate } from '../world/gate';

/**
 * An answer in the server's place: a text, or 'reset' (the connection breaks), or 'silence'; or 'pass': the server answers
 * itself.
 */
export type ReplacementAnswer =
  | { readonly status?: number; readonly contentType: string; readonly body: string }
  | 'reset'
  | 'silence'
  | 'pass';

/**
 * Answers a page's requests of some addresses with the current result of `answer`. `page.route` would stop every request and
 * turn the browser's cache off, which takes a third of a page's time; only the matching requests are stopped here. Returns a
 * function that ends it.
 */
export async function replaceAnswers(
  page: Page,
  { pattern, matches }: { readonly pattern: string; readonly matches: RegExp },
  answer: (url: string, resourceType: string) => ReplacementAnswer,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    const settle = () => {
      const given = matches.test(request.url) ? answer(request.url, resourceType) : 'pass';
      if (given === 'pass') return session.send('Fetch.continueRequest', { requestId });
      if (given === 'silence') return Promise.resolve();
      if (given === 'reset') {
        return session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
      }
      return session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: given.status ?? 200,
        responseHeaders: [{ name: 'Content-Type', value: given.contentType }],
        body: Buffer.from(given.body).toString('base64'),
      });
    };
    // The page may have given the request up, or be gone.
    settle().catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  return () => session.detach();
}

/** Holds the requests of an address back. Returns the function that lets them go. */
export async function holdRequests(
  from: Page | BrowserContext,
  address: string,
): Promise<() => void> {
  const { opened, open } = closedGate();
  await from.route(address, async (route) => {
    await opened;
    await route.fallback();
  });
  return open;
}
