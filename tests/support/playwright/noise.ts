import { type BrowserContext, type ConsoleMessage, expect, type WebError } from '@playwright/test';
import { escapeRegExp } from '../escapeRegExp';

/** Names console messages and page errors that a test provokes on purpose. */
export type ExpectNoise = (...patterns: readonly RegExp[]) => void;

/** Console errors and warnings and uncaught errors of a test's pages, compared with the expected ones. */
export interface Noise {
  /** Listens to all pages of a context; call it before there is one. */
  listen(context: BrowserContext): void;
  /** Adds the messages of a browser that Playwright does not drive. */
  add(messages: readonly string[]): void;
  readonly expect: ExpectNoise;
  /** Like `expect`, and the test fails without such a message. */
  readonly require: ExpectNoise;
  /**
   * Fails when a required message is missing. Call it while the pages are open: a busy browser may write a message only after
   * the test has seen everything it looks for.
   */
  expectRequired(): Promise<void>;
  /** Fails on a message that nobody expected. Call it when the pages are closed. */
  check(): void;
}

/** The browser's message lacks the address that could not be loaded; the message's location has it. */
function textOf(message: ConsoleMessage): string {
  const { url } = message.location();
  if (!URL.canParse(url)) return message.text();
  const { pathname, search } = new URL(url);
  return `${message.text()} @ ${pathname}${search}`;
}

const textOfError = (error: WebError) => `Uncaught: ${String(error.error())}`;

/** Creates a listener without any messages yet. */
export function createNoise(): Noise {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const required: RegExp[] = [];
  return {
    listen: (context) => {
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(textOf(message));
      });
      context.on('weberror', (error) => heard.push(textOfError(error)));
    },
    add: (messages) => heard.push(...messages),
    expect: (...patterns) => allowed.push(...patterns),
    require: (...patterns) => {
      allowed.push(...patterns);
      required.push(...patterns);
    },
    expectRequired: () => {
      const missing = () =>
        required.filter((pattern) => !heard.some((text) => pattern.test(text))).map(String);
      return expect.poll(missing, 'console messages that the test requires').toEqual([]);
    },
    check: () => {
      const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'console messages and page errors that no test expects').toEqual([]);
    },
  };
}

/** A failed load: a status from 400 on, or the browser's own name of a network failure. */
type LoadFailure =
  | number
  | 'ERR_FAILED'
  | 'ERR_CONNECTION_RESET'
  | 'ERR_CONTENT_LENGTH_MISMATCH'
  | 'ERR_INTERNET_DISCONNECTED'
  | 'ERR_ABORTED';

/**
 * Returns a pattern of Chromium's message when a load fails for one of these reasons, at an address that begins with a path
 * ("/api/order/pay") or fits a pattern.
 */
export function failedLoad(path: string | RegExp, ...failures: readonly LoadFailure[]): RegExp {
  const reasons = failures.map((one) =>
    typeof one === 'number'
      ? `the server responded with a status of ${one} \\(.*\\)`
      : `net::${one}`,
  );
  const place = typeof path === 'string' ? escapeRegExp(path) : path.source;
  return new RegExp(`^Failed to load resource: (${reasons.join('|')}) @ ${place}`);
}
