import { arrivedTry } from './subAccountTry';

const NAME = 'scraperteam99';
const OTHER = 'scraperteam98';

it('a try has arrived when a sub-account of its name and its password is listed', () => {
  const password = 'letters123';
  const one = { username: NAME, password };
  expect(arrivedTry({ username: NAME, password }, [one])).toBe(one);
  expect(arrivedTry({ username: NAME, password: 'another123' }, [one])).toBeNull();
  expect(arrivedTry({ username: OTHER, password }, [one])).toBeNull();
  expect(arrivedTry(null, [one])).toBeNull();
});
