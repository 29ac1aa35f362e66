import { NO_TRAFFIC } from '@/lib/number/traffic';
import {
  readMovesDraft,
  readSubAccountDraft,
  type StoredMoves,
  type StoredSubAccountDraft,
} from './subAccountDraft';

const STORED: StoredSubAccountDraft = {
  username: 'scraper01',
  remark: 'Paris',
  text: '1,500',
  unit: 'MB',
  typedIn: 'en-US',
};

describe('the draft of a sub-account', () => {
  it('is as it was typed, and in another language the same number', () => {
    const { username, remark } = STORED;
    expect(readSubAccountDraft(STORED, 'en-US')).toEqual({
      username,
      remark,
      limit: { text: '1,500', unit: 'MB' },
    });
    expect(readSubAccountDraft(STORED, 'ru-RU')?.limit).toEqual({ text: '1500', unit: 'MB' });
  });

  it.each([{ text: 5 }, { unit: 'TB' }, { unit: undefined }])('has no limit with %o', (wrong) => {
    const { username, remark } = STORED;
    expect(readSubAccountDraft({ ...STORED, ...wrong }, 'en-US')).toEqual({
      username,
      remark,
      limit: NO_TRAFFIC,
    });
  });

  it('counts as typed in the language of now when it does not say which', () => {
    expect(readSubAccountDraft({ ...STORED, typedIn: null }, 'ru-RU')?.limit.text).toBe('1,500');
  });

  it.each([null, 'scraper01', {}, { ...STORED, username: 1 }, { ...STORED, remark: null }])(
    'is none in %o',
    (stored) => {
      expect(readSubAccountDraft(stored, 'en-US')).toBeNull();
    },
  );
});

describe('the draft of several moves', () => {
  const moves: StoredMoves = {
    action: 'recycle',
    text: '1,500',
    unit: 'MB',
    typedIn: 'en-US',
    own: { a: '0.5', b: '' },
  };

  it('is as it was typed, and in another language the same numbers', () => {
    const { action, own } = moves;
    const same = { text: '1,500', unit: 'MB' };
    expect(readMovesDraft(moves, 'en-US')).toEqual({ action, same, own });
    expect(readMovesDraft(moves, 'ru-RU')).toEqual({
      action,
      same: { ...same, text: '1500' },
      own: { a: '0,5', b: '' },
    });
  });

  it('leaves out an amount that cannot be read', () => {
    expect(readMovesDraft({ ...moves, own: { a: 5 } }, 'en-US')?.own).toEqual({ a: '' });
    expect(readMovesDraft({ ...moves, own: null }, 'en-US')?.own).toEqual({});
  });

  it.each([null, {}, { ...moves, action: 'delete' }, { ...moves, unit: 'TB' }])(
    'is none in %o',
    (stored) => {
      expect(readMovesDraft(stored, 'en-US')).toBeNull();
    },
  );
});
