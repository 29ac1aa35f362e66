import { testWorld } from '../../mock/testing';
import { openSession } from '../../mock/world/account';
import { textPattern, textStartPattern } from '../support/eitherText';
import { MESSAGES } from '../support/messages';
import { secretsIn } from './secrets';

test('secrets are found in plain and in encoded text, and named by their place', () => {
  const { world, demo } = testWorld();
  demo.proxyPassword = 'a/b@c';
  const { token } = openSession(world, demo);
  const found = secretsIn(world, [
    { where: 'the address', text: '/client/residential?p=a%2Fb%40c' },
    { where: 'the console', text: `signed in with ${token}` },
    { where: 'sessionStorage draft', text: '{"username":"democustomer01"}' },
  ]);
  expect(found).toEqual(['a proxy password in the address', 'a session token in the console']);
});

test('a name is known in both languages, whatever is filled in', () => {
  for (const texts of Object.values(MESSAGES)) {
    const [pay, allocate] = [texts['order.payNow'], texts['subaccount.allocate']];
    expect(pay).toMatch(textPattern('order.payNow'));
    expect(`${pay}!`).not.toMatch(textPattern('order.payNow'));
    expect(`${allocate}: scraperteam01`).toMatch(textStartPattern('subaccount.allocate'));
  }
  expect('5 GB').toMatch(textPattern('order.gb'));
});
