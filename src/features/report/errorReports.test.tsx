import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/ui/feedback/crash/ErrorBoundary';
import { demo, driftAnswers, renderPage } from '../../../tests/support/jsdom/renderPage';
import { t } from '../../../tests/support/texts';
import { sendErrors } from './errorReports';

const ENDPOINT = '/api/errors';
/** The texts that were sent, and the addresses. */
const beacons: { readonly address: string; readonly text: Promise<string> }[] = [];
let before = 0;

beforeAll(() => {
  // jsdom has no beacons.
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: Blob) => beacons.push({ address, text: body.text() }) > 0,
  });
  sendErrors({ endpoint: ENDPOINT, share: 1 });
  // Not sampled: each error would be sent twice.
  sendErrors({ endpoint: '/api/never', share: 0 });
});
beforeEach(() => {
  before = beacons.length;
});
afterAll(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

/** Returns what a test has sent. */
async function reports(): Promise<readonly unknown[]> {
  const own = beacons.slice(before);
  for (const { address } of own) expect(address).toBe(ENDPOINT);
  return (await Promise.all(own.map(({ text }) => text))).map((text) => JSON.parse(text));
}
function Broken(): never {
  throw new TypeError('no such row');
}
const uncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

test('an answer that cannot be read is sent as call and field, without its value', async () => {
  driftAnswers('/dynamic/gateways', () => ({ wrong: demo().email }));
  await renderPage('/residential?country=US');
  await screen.findAllByText(t.pattern('failure.contract'));
  expect(await reports()).toEqual([
    {
      kind: 'unreadable',
      call: 'dynamic.gateways',
      field: 'data',
      // jsdom's window stays where it began.
      page: '/',
      release: '',
    },
  ]);
});

test('what a part throws while it is drawn is sent, and its fallback is shown', async () => {
  // React writes it to the console as well, which is no failure here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary fallback={() => <p>{t('crash.title')}</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText(t('crash.title'))).toBeTruthy();
  expect(await reports()).toMatchObject([
    { kind: 'crash', name: 'TypeError', message: 'no such row', stack: expect.stringMatching(/./) },
  ]);
});

test('secrets and the queries of addresses are taken out, and a long text is cut', async () => {
  const error = new Error('password=hunter2secret of https://portal.example.com/a?token=abc&b=c#d');
  error.stack = `at https://portal.example.com/client/assets/a.js?v=secretOfMine:1:2 ${'x'.repeat(5000)}`;
  uncaught(error);
  const text = JSON.stringify(await reports());
  for (const secret of ['hunter2secret', 'token=', 'b=c', 'secretOfMine'])
    expect(text).not.toContain(secret);
  expect(text).toContain('https://portal.example.com/client/assets/a.js:1:2');
  expect(text.length).toBeLessThan(3000);
});

test('a violation of the policy is sent, the same error once, and no more than twenty in all', async () => {
  const violation = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'img-src',
    blockedURI: 'https://ads.example/pixel?id=1',
    sourceFile: 'https://portal.example.com/client/',
    lineNumber: 3,
  });
  for (let times = 0; times < 3; times += 1) document.dispatchEvent(violation);
  expect(await reports()).toMatchObject([
    { kind: 'csp', directive: 'img-src', blocked: 'https://ads.example/pixel', line: 3 },
  ]);
  for (let number = 0; number < 30; number += 1) uncaught(new Error(`error ${number}`));
  expect(beacons).toHaveLength(20);
});
