import { readArrival } from './arrival';

const back = (expireAt: string) =>
  readArrival(
    {
      path: '/user/login',
      search: '',
      hash: `#${new URLSearchParams({ jwt_token: 'token', state: 'nonce', expire_at: expireAt })}`,
    },
    'nonce',
  ).arrival;

describe('the end of a session that comes back from Google or Yandex', () => {
  it.each(['1800000000', '1800000000000'])('is read from %p', (expireAt) => {
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
