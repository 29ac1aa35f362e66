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
  const moves = {
    action: 'recycle',
    same: { text: '1500', unit: 'MB' },
    own: { a: '0.5', b: '7' },
  } as const;

  it('is as it was typed, its amounts in the language of now', () => {
    expect(readMovesDraft(moves, retype)).toEqual({
      action: 'recycle',
      same: { text: '1500,0', unit: 'MB' },
      own: { a: '0.5,0', b: '7,0' },
    });
  });

  it('leaves out an amount that cannot be read', () => {
    expect(readMovesDraft({ ...moves, own: { a: 5 } }, retype)?.own).toEqual({ a: '' });
    expect(readMovesDraft({ ...moves, own: null }, retype)?.own).toEqual({});
  });

  it.each([{}, { ...moves, action: 'delete' }, { ...moves, same: { text: '5', unit: 'TB' } }])(
    'is none in %o',
    (stored) => {
      expect(readMovesDraft(stored, retype)).toBeNull();
    },
  );
});
