import fc from 'fast-check';
import { parseLink, parseResetToken } from './linkParams';

const NOW = 1_772_600_800_000;
const RESET = '/user/resetpassword';

describe('the token of a reset link', () => {
  it('is taken out of the address, and the rest stays', () => {
    expect(parseLink({ path: RESET, search: '?token=s3cret&lang=ru', hash: '' }, null)).toEqual({
      params: { kind: 'resetToken', token: 's3cret' },
      search: '?lang=ru',
      hash: '',
    });
  });

  it('counts as missing when it is empty', () => {
    const reading = parseLink({ path: RESET, search: '?token=', hash: '' }, null);
    expect(reading).toMatchObject({ params: { kind: 'nothing' }, search: '' });
  });

  it.each([
    ['?token=ab+c/d==', 'ab+c/d=='],
    ['?token=ab%2Bc%2Fd%3D%3D', 'ab+c/d=='],
    ['?token=eyJh.bGci-_.Oi~J', 'eyJh.bGci-_.Oi~J'],
    // The rest is put there by mail programs: the end of a sentence, brackets, line breaks, the mail's HTML.
    ['?token=s3cret.', 's3cret'],
    ['?token=s3cret%3E', 's3cret'],
    ['?token=s3cret).', 's3cret'],
    ['?token=s3%0D%0Acret', 's3cret'],
    ['?token=s3%20cret%20', 's3cret'],
    ['?token=s3%E2%80%8Bcret', 's3cret'],
    ['?lang=ru&amp;token=s3cret', 's3cret'],
    ['?lang=ru&amp;amp;token=s3cret', 's3cret'],
    ['?token=50%', '50%'],
  ])('in %p is %p', (search, token) => {
    const { params } = parseLink({ path: RESET, search, hash: '' }, null);
    expect(params).toEqual({ kind: 'resetToken', token });
  });

  it.each(['/user/resetpassword/', '/User/ResetPassword', '/client/user/resetpassword'])(
    'is found at %s, which the router takes',
    (path) => {
      const reading = parseLink({ path, search: '?token=s3cret', hash: '' }, null);
      expect(reading).toMatchObject({ params: { kind: 'resetToken' }, search: '' });
    },
  );

  it.each([
    ['?token=s3cret&amp;lang=ru', '?lang=ru'],
    ['?ref=a+b&amp;token=s3cret', '?ref=a+b'],
  ])('leaves of %p in the address %p', (search, rest) => {
    expect(parseLink({ path: RESET, search, hash: '' }, null).search).toBe(rest);
  });

  it.each([
    [0, 'token'],
    [60_000, 'token'],
    [60_001, null],
    // The clock was put back in the meantime.
    [-1, null],
  ])('stored for a reload is read %d ms later as %p', (later, token) => {
    const stored = JSON.stringify({ token: 'token', at: NOW });
    expect(parseResetToken(stored, NOW + later)).toBe(token);
  });

  it('is null, without an error, for any other stored text', () => {
    fc.assert(
      fc.property(fc.option(fc.oneof(fc.json(), fc.string())), (text) => {
        expect(parseResetToken(text, NOW)).toBeNull();
      }),
    );
  });
});

it.each([
  ['/user/login', '?activated=1.', 'activated'],
  ['/user/login', '?lang=ru&amp;activated=1', 'activated'],
  ['/user/register', '?invalid=1%3E', 'invalidLink'],
])('the mailed link %s%s is read whatever a mail program puts around it', (path, search, kind) => {
  expect(parseLink({ path, search, hash: '' }, null).params).toEqual({ kind });
});

const back = (expireAt: string) =>
  parseLink(
    {
      path: '/user/login',
      search: '',
      hash: `#${new URLSearchParams({ jwt_token: 'token', state: 'nonce', expire_at: expireAt })}`,
    },
    'nonce',
  ).params;

describe('the end of a session that comes back from Google or Yandex', () => {
  it.each(['1800000000', '1800000000000', '1800000000000000'])('is read from %p', (expireAt) => {
    expect(back(expireAt)).toEqual({
      kind: 'session',
      jwtToken: 'token',
      expireAt: 1_800_000_000,
    });
  });

  it.each(['', 'never', '-1', '1e9', '1800000000.5'])('is none from %p', (expireAt) => {
    expect(back(expireAt)).toEqual({ kind: 'oauthFailed', reason: 'failed' });
  });
});

it.each(['ab+c/d==', 'ab%2Bc%2Fd%3D%3D'])('the token %p is read as it stands', (written) => {
  const hash = `#jwt_token=${written}&expire_at=1800000000&state=nonce`;
  const { params } = parseLink({ path: '/user/login', search: '', hash }, 'nonce');
  expect(params).toMatchObject({ kind: 'session', jwtToken: 'ab+c/d==' });
});

it.each([
  ['access_denied', 'nonce', 'cancelled'],
  ['cancelled', 'nonce', 'cancelled'],
  ['server_error', 'nonce', 'failed'],
  ['access_denied', 'guess', 'forged'],
])('the error %p from Google or Yandex, with the state %p, is %p', (error, state, reason) => {
  const hash = `#error=${error}&state=${state}`;
  const { params } = parseLink({ path: '/user/login', search: '', hash }, 'nonce');
  expect(params).toEqual({ kind: 'oauthFailed', reason });
});
