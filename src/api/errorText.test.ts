import en from '@/locales/en-US/failure';
import {
  BackendError,
  ContractError,
  NotSentError,
  OfflineError,
  TransportError,
} from './contract';
import { describeError } from './errorText';

const textOf = (error: unknown) => {
  const message = describeError(error);
  return 'verbatim' in message ? message.verbatim : en[message.id];
};
type Failed = 'auth.passadd' | 'auth.sublist' | 'account.login' | 'user.setlang';
const MAY_BE_DONE = /may have gone through\. Check before trying again\./;

describe('how a call failed', () => {
  test.each([
    ['no network', (call) => new TransportError(call, 'network')],
    ['no answer in time', (call) => new TransportError(call, 'timeout')],
    ['a status', (call) => new TransportError(call, 'http', 502)],
    ['no JSON', (call) => new TransportError(call, 'json')],
    ['another shape', (call) => new ContractError(call, 'data')],
  ] satisfies [string, (call: Failed) => Error][])(
    '%s: what changes something may have been done; what changes nothing, or the same again, is just tried again',
    (_, failed) => {
      expect(textOf(failed('auth.passadd'))).toMatch(MAY_BE_DONE);
      for (const call of ['auth.sublist', 'account.login', 'user.setlang'] as const) {
        expect(textOf(failed(call))).not.toMatch(MAY_BE_DONE);
        expect(textOf(failed(call))).toMatch(/ again/);
      }
    },
  );

  test('what has not left the browser, was given up or has been refused was not done', () => {
    const errors = [
      new NotSentError('auth.passadd', 'network'),
      new OfflineError('auth.passadd', 'network'),
      new TransportError('auth.passadd', 'cancelled'),
      new BackendError('auth.passadd', 30001, 'Too many requests, please try again later'),
      new Error('broken'),
    ];
    for (const error of errors) expect(textOf(error)).not.toMatch(MAY_BE_DONE);
  });
});
