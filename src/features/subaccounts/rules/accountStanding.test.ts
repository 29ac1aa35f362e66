import { standingOf } from './accountStanding';

describe('a name in the address of a page with statistics', () => {
  it.each([
    ['', undefined, undefined, null, 'account'],
    ['main1', 'main1', undefined, null, 'account'],
    ['sub1', 'main1', ['sub1'], null, 'account'],
    ['sub1', undefined, ['sub1'], null, 'account'],
    ['gone', 'main1', ['sub1'], null, 'missing'],
    ['gone', undefined, ['sub1'], null, 'waiting'],
    ['gone', 'main1', undefined, null, 'waiting'],
    ['gone', 'main1', undefined, new Error('lost'), 'unread'],
  ])('%p, main %p, sub-accounts %j, %p: %p', (name, main, subs, error, standing) => {
    expect(standingOf(name, main, subs, error)).toBe(standing);
  });
});
