import {
  BackendError,
  ContractError,
  NotSentError,
  OfflineError,
  TransportError,
} from './contract/errors';
import { describeError } from './errorText';

/** Returns true when the text says that what was asked for may have been done. */
const mayBeDone = (error: unknown) => {
  const message = describeError(error);
  return 'id' in message && message.id.endsWith('Changing');
};
/** Returns where the customer sees whether a change was made. */
const checkAfter = (call: ConstructorParameters<typeof TransportError>[0]) => {
  const message = describeError(new TransportError(call, 'timeout'));
  return 'id' in message ? message.check : undefined;
};
type Failed = 'auth.passadd' | 'auth.sublist' | 'account.login' | 'user.setlang';

describe('how a call failed', () => {
  test.each([
    ['no network', (call) => new TransportError(call, 'network')],
    ['no answer in time', (call) => new TransportError(call, 'timeout')],
    ['a status', (call) => new TransportError(call, 'http', 502)],
    ['no JSON', (call) => new TransportError(call, 'json')],
    ['another shape', (call) => new ContractError(call, 'data')],
  ] satisfies [string, (call: Failed) => Error][])(
    '%s: a change may have been made; a reading, or a change that may be repeated, is just tried again',
    (_, failed) => {
      expect(mayBeDone(failed('auth.passadd'))).toBe(true);
      for (const call of ['auth.sublist', 'account.login', 'user.setlang'] as const) {
        expect(mayBeDone(failed(call))).toBe(false);
      }
    },
  );

  test('each change says where to look: a reload shows nothing of a password, and nothing before sign-in', () => {
    expect(checkAfter('account.signup')).toBe('check.inbox');
    expect(checkAfter('account.forgetPwd')).toBe('check.inbox');
    expect(checkAfter('account.resetPwd')).toBe('check.signIn');
    expect(checkAfter('user.changepwd')).toBe('check.password');
    expect(checkAfter('user.genToken')).toBe('check.token');
    expect(checkAfter('auth.passupdate')).toBe('check.value');
    expect(checkAfter('auth.whiteipdelete')).toBe('check.list');
    expect(checkAfter('auth.passadd')).toBe('check.page');
    expect(checkAfter('auth.sublist')).toBeUndefined();
    expect(checkAfter('account.login')).toBeUndefined();
  });

  test('no check is asked for after a call that was not sent, was cancelled or was refused', () => {
    const errors = [
      new NotSentError('auth.passadd', 'network'),
      new OfflineError('auth.passadd', 'network'),
      new TransportError('auth.passadd', 'cancelled'),
      new BackendError('auth.passadd', 30001, 'Too many requests, please try again later'),
      new Error('broken'),
    ];
    expect(errors.map(mayBeDone)).toEqual(errors.map(() => false));
  });
});
