import { NO_TRAFFIC } from '@/lib/number/traffic';
import { readMovesDraft, readSubAccountDraft } from './subAccountDraft';

const retype = (number: string) => `${number},0`;

describe('the draft of a sub-account', () => {
  const draft = { username: 'scraper01', remark: 'Paris', limit: { text: '1500', unit: 'MB' } };

  it('is as it was typed, its limit in the language of now', () => {
    const limit = { text: '1500,0', unit: 'MB' };
    expect(readSubAccountDraft(draft, retype)).toEqual({ ...draft, limit });
  });

  it.each([{ text: 5, unit: 'MB' }, { text: '5', unit: 'TB' }, { text: '5' }, null])(
    'has no limit with %o',
    (limit) => {
      expect(readSubAccountDraft({ ...draft, limit }, retype)).toEqual({
        ...draft,
        limit: NO_TRAFFIC,
      });
    },
  );

  it('is empty where nothing was typed', () => {
    expect(readSubAccountDraft({}, retype)).toEqual({
      username: '',
      remark: '',
      limit: NO_TRAFFIC,
    });
  });

  it.each([{ username: 1 }, { remark: null }])('is none with %o', (wrong) => {
    expect(readSubAccountDraft({ ...draft, ...wrong }, retype)).toBeNull();
  });
});

describe('the draft of several moves', () => {
  const moves = { action: 'recycle', amount: { text: '1500', unit: 'MB' } } as const;

  it('is as it was typed, its amount in the language of now', () => {
    expect(readMovesDraft(moves, retype)).toEqual({
      action: 'recycle',
      amount: { text: '1500,0', unit: 'MB' },
    });
  });

  it.each([{}, { ...moves, action: 'delete' }, { ...moves, amount: { text: '5', unit: 'TB' } }])(
    'is none in %o',
    (stored) => {
      expect(readMovesDraft(stored, retype)).toBeNull();
    },
  );
});
