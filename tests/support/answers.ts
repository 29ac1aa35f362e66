import type { Page } from '@playwright/test';

/** What a call is answered with in the server's place: a text, or 'reset' (the connection breaks), or 'silence'. */
export type Answer =
  | { readonly status?: number; readonly contentType: string; readonly body: string }
  | 'reset'
  | 'silence';

/**
 * Answers a page's requests of one address until the returned function is called. Only those are looked at, unlike with
 * `page.route`, which stops every request for a look and turns the browser's cache off: a third of a page's time.
 */
export async function answering(
  page: Page,
  {
    pattern,
    matches,
    times = Number.POSITIVE_INFINITY,
  }: {
    readonly pattern: string;
    readonly matches: RegExp;
    /** How many requests are answered; the further ones go on. */
    readonly times?: number;
  },
  answer: Answer,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  let left = times;
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const settle = () => {
      if (left <= 0 || !matches.test(request.url)) {
        return session.send('Fetch.continueRequest', { requestId });
      }
      left -= 1;
      if (answer === 'silence') return Promise.resolve();
      if (answer === 'reset') {
        return session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
      }
      return session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: answer.status ?? 200,
        responseHeaders: [{ name: 'Content-Type', value: answer.contentType }],
        body: Buffer.from(answer.body).toString('base64'),
      });
    };
    // The page may have given the request up, or gone, meanwhile.
    settle().catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  return () => session.detach();
}
