import { CODE } from './codes';
import { BackendError, isFinalForBulkAdd, isRefused, TransportError } from './errors';

const code = (number: number) => new BackendError('auth.whiteipadd', number, '');
const lost = new TransportError('auth.whiteipadd', 'network');

describe('what was sent is refused', () => {
  it.each([CODE.parameterWrong, CODE.ipListed, 50000])('by the code %i', (number) => {
    expect(isRefused(code(number))).toBe(true);
  });

  it.each([
    ['a session that is over', code(CODE.sessionInvalid)],
    ['too many requests', code(CODE.tooManyRequests)],
    ['no answer', lost],
    ['a failure of the portal', new Error('no code')],
  ])('not by %s', (_, error) => {
    expect(isRefused(error)).toBe(false);
  });
});

describe('adding addresses ends', () => {
  it.each([
    ['a session that is over', code(CODE.sessionInvalid)],
    ['too many requests', code(CODE.tooManyRequests)],
    ['a full whitelist', code(CODE.whitelistFull)],
    ['no answer', lost],
  ])('with %s', (_, error) => {
    expect(isFinalForBulkAdd(error)).toBe(true);
  });

  it.each([CODE.ipListed, CODE.parameterWrong])(
    'not with the code %i, which is about one address',
    (number) => {
      expect(isFinalForBulkAdd(code(number))).toBe(false);
    },
  );
});
