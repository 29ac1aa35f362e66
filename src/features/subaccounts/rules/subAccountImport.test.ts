import fc from 'fast-check';
import { SUPPORTED_LOCALES } from '@/lib/locale';
import {
  BYTES_PER_GB,
  BYTES_PER_KB,
  BYTES_PER_MB,
  convertToUnitExactly,
} from '@/lib/number/traffic';
import { REMARK_MAX } from '@/lib/remark';
import { CSV_BYTE_ORDER_MARK, toCsv } from '@/lib/text/csv';
import { textsOf } from '../../../../tests/support/texts';
import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
  type ImportReading,
  readSubAccountImport,
} from './subAccountImport';

const NAME = 'scraperteam99';
const OTHER = 'scraperteam98';

const read = (text: string, locale = 'en-US', listed: readonly string[] = []) =>
  readSubAccountImport(text, locale, listed);

function rowsOf(reading: ImportReading) {
  if (reading.kind !== 'rows') throw new Error(reading.kind);
  return reading.rows;
}
const first = (text: string, locale?: string) => rowsOf(read(text, locale))[0];

describe('a row', () => {
  it('without a header gives username, password, remark and limit, in this order', () => {
    const given = { username: NAME, password: ' letters123 ', remark: 'for Ann' };
    const none = { username: OTHER, password: '', remark: '' };
    expect(rowsOf(read(`${NAME}, letters123 ,for Ann,1.5 GB\n\n${OTHER}`))).toMatchObject([
      { ...given, rowNumber: 1, limit: 1.5 * BYTES_PER_GB, state: 'ok', problems: [] },
      { ...none, rowNumber: 3, limit: 0 },
    ]);
  });

  it.each([
    ['short', 'username', ['length']],
    ['with-a-hyphen1', 'username', ['characters']],
    [',letters123', 'username', ['required']],
    [`${NAME},short1`, 'password', ['length']],
    [`${NAME},lettersonly`, 'password', ['number']],
    [`${NAME},1234567`, 'password', ['length', 'letter']],
    [`${NAME},,${'x'.repeat(REMARK_MAX + 1)}`, 'remark', ['length']],
    [`${NAME},,,much`, 'limit', ['amount']],
    [`${NAME},,,-1 GB`, 'limit', ['amount']],
    [`${NAME},,,1 TB`, 'limit', ['amount']],
    [`${NAME},,,GB`, 'limit', ['amount']],
    [`${NAME},,,5`, 'limit', ['unit']],
    [`${NAME},,,"0,500 GB"`, 'limit', ['ambiguous']],
    [`${NAME},,,,more`, 'row', ['cells']],
    [`username,remark\n${NAME},x,more`, 'row', ['cells']],
  ])('%s breaks a rule of its %s: %p', (text, field, rules) => {
    expect(first(text)).toMatchObject({
      state: 'invalid',
      problems: rules.map((rule) => `${field}-${rule}`),
    });
  });

  it('says every rule that it breaks', () => {
    expect(first('a-b,c,,d')?.problems).toEqual([
      'username-length',
      'username-characters',
      'password-length',
      'password-number',
      'limit-amount',
    ]);
  });

  it.each([
    ['', 'en-US', 0],
    ['0', 'en-US', 0],
    ['0 GB', 'en-US', 0],
    ['1GB', 'en-US', BYTES_PER_GB],
    ['500 mb', 'en-US', 500 * BYTES_PER_MB],
    ['10 KB', 'en-US', 10 * BYTES_PER_KB],
    ['"1,024 MB"', 'en-US', BYTES_PER_GB],
    ['"1,5 ГБ"', 'ru-RU', 1.5 * BYTES_PER_GB],
    ['1.5 ГБ', 'ru-RU', 1.5 * BYTES_PER_GB],
    ['"1,5 GB"', 'en-US', null],
  ])('%p is a limit in %s of %p bytes', (text, locale, bytes) => {
    expect(first(`${NAME},,,${text}`, locale)?.limit).toBe(bytes);
  });

  it.each(SUPPORTED_LOCALES)(
    'takes the limits that the help text of %s shows, as they stand',
    (locale) => {
      const [, shown = ''] = /\((.*?)\)/.exec(textsOf(locale)('subaccount.import.intro')) ?? [];
      const limits = shown.split(', ').map((text) => first(`${NAME},,,${text}`, locale)?.limit);
      expect(limits).toEqual([500 * BYTES_PER_MB, 1.5 * BYTES_PER_GB]);
    },
  );

  it('offers both readings of an ambiguous limit', () => {
    expect(first(`${NAME},,,"0,500 GB"`)?.limitReadings).toEqual(['0.5', '500']);
  });

  it('makes a password where its cell has none but spaces', () => {
    for (const text of [`${NAME}, ,for Ann,`, `username,password\n${NAME},\u00a0`])
      expect(first(text)).toMatchObject({ password: '', isPasswordUnescaped: false, state: 'ok' });
  });

  it('loses the invisible characters of its username and limit, and keeps those of its password and remark', () => {
    const text = `Username\u200b;Password;Remark;Limit\n\u200e${NAME}\u200b;letters\u200b123;👩\u200d💻;\u20691 GB`;
    expect(first(text)).toMatchObject({
      username: NAME,
      password: 'letters\u200b123',
      remark: '👩\u200d💻',
      limit: BYTES_PER_GB,
      state: 'ok',
    });
  });

  it('is marked when its username stands above already, unless that row is invalid, and when it is listed', () => {
    const text = `${NAME},short\n${NAME}\n${NAME}\n${OTHER}\n${OTHER}`;
    const states = rowsOf(read(text, 'en-US', [OTHER])).map(({ state }) => state);
    expect(states).toEqual(['invalid', 'ok', 'duplicate', 'listed', 'duplicate']);
  });
});

describe('a header', () => {
  it.each([
    ['Remark;Traffic limit (GB);PASSWORD;Username', 'en-US'],
    ['Заметка;Лимит трафика (ГБ);Пароль;Логин', 'ru-RU'],
  ])('%s names the columns and the unit, in any order', (header, locale) => {
    expect(first(`${header}\nfor Ann;2;letters123;${NAME}`, locale)).toMatchObject({
      rowNumber: 2,
      username: NAME,
      password: 'letters123',
      remark: 'for Ann',
      limit: 2 * BYTES_PER_GB,
    });
  });

  it.each(['Traffic limit GB', 'traffic limit, GB', 'Limit[gb]', 'Лимит — ГБ', 'Limit_GB'])(
    '%s names a limit with its unit',
    (name) => {
      expect(first(`Username;${name}\n${NAME};5`)?.limit).toBe(5 * BYTES_PER_GB);
    },
  );

  it('in Russian has Russian amounts, whatever the page’s language', () => {
    const text = `Логин\tЛимит трафика (MB)\n${NAME}\t125,952`;
    for (const locale of SUPPORTED_LOCALES)
      expect(first(text, locale)?.limit).toBe(Math.floor(125.952 * BYTES_PER_MB));
  });

  it('with a unit that no limit has asks for one', () => {
    for (const name of ['Limit (TB)', 'Limit [in GB]'])
      expect(first(`Username;${name}\n${NAME};5`)?.problems).toEqual(['limit-unit']);
  });

  it('tells which columns are ignored, and whether one of them may be meant for the limit', () => {
    expect(read(`Username,Traffic left (MB),\n${NAME},7`)).toMatchObject({
      ignored: ['Traffic left (MB)'],
      isLimitIgnored: false,
      rows: [{ username: NAME, state: 'ok' }],
    });
    expect(read(`Username,Limits\n${NAME},7`)).toMatchObject({ isLimitIgnored: true });
  });

  it('may name a column twice, also in another case: that is said, and the filled one counts', () => {
    const header = 'Password,username,PASSWORD,limit (MB),Limit (GB)';
    const reading = read(`${header}\n\u200b,${NAME},letters123,,2\nletters456,${OTHER}, ,1,2`);
    expect(reading).toMatchObject({ repeated: ['PASSWORD', 'Limit (GB)'], ignored: [] });
    expect(rowsOf(reading)).toMatchObject([
      { password: 'letters123', limit: 2 * BYTES_PER_GB, state: 'ok' },
      { password: 'letters456', limit: BYTES_PER_MB, state: 'ok' },
    ]);
  });

  it('shows a file of the portal, whose guards are taken out; a file without one keeps its apostrophes', () => {
    const guarded = `${NAME},'=letters123`;
    const unescaped = { password: '=letters123', isPasswordUnescaped: true };
    expect(first(`username,password\n${guarded}`)).toMatchObject(unescaped);
    expect(first(guarded)).toMatchObject({ password: "'=letters123", isPasswordUnescaped: false });
  });
});

it('not read: too large, too many rows, a quotation mark that is never closed', () => {
  expect(read('x'.repeat(IMPORT_MAX_BYTES + 1))).toEqual({ kind: 'tooLarge' });
  const many = `${NAME}\n`.repeat(IMPORT_MAX_ROWS);
  expect(rowsOf(read(`username\n${many}`))).toHaveLength(IMPORT_MAX_ROWS);
  expect(read(many + NAME)).toEqual({ kind: 'tooMany', count: IMPORT_MAX_ROWS + 1 });
  expect(read(`${NAME}\n${OTHER},"open`)).toEqual({ kind: 'unclosed', row: 2 });
  expect(rowsOf(read(' \n'))).toEqual([]);
});

describe('an exported list', () => {
  const HEADERS = SUPPORTED_LOCALES.map(textsOf).map((t) => [
    t('subaccount.username'),
    t('subaccount.remark'),
    `${t('subaccount.limit')} (${t('unit.MB')})`,
    `${t('shell.trafficLeft')} (${t('unit.MB')})`,
  ]);
  const alphanumeric = fc.constantFrom(...'abcXYZ0123456789');
  const account = fc.record({
    username: fc.string({ unit: alphanumeric, minLength: 12, maxLength: 24 }),
    // A customer's own apostrophe before a formula sign cannot be told from the export's guard.
    remark: fc
      .string({
        unit: fc.oneof(
          fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
          fc.constantFrom(...'=+-@;,"\t\r\n a'),
        ),
        maxLength: 40,
      })
      .map((text) => text.replaceAll("'", '')),
    limit: fc.nat(5000).map((mb) => mb * BYTES_PER_MB),
  });

  it('is imported as it was', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(account, { minLength: 1, selector: ({ username }) => username }),
        fc.constantFrom(...HEADERS),
        fc.constantFrom('en-US', 'ru-RU'),
        (accounts, header, locale) => {
          const lines = accounts.map(({ username, remark, limit }) => [
            username,
            remark,
            convertToUnitExactly(limit, 'MB'),
            '1.5',
          ]);
          const rows = rowsOf(read(CSV_BYTE_ORDER_MARK + toCsv([header, ...lines]), locale));
          expect(rows.map(({ username, remark, limit, state }) => [username, remark, limit, state]))
            // Spaces around a remark are removed.
            .toEqual(
              accounts.map(({ username, remark, limit }) => [username, remark.trim(), limit, 'ok']),
            );
        },
      ),
    );
  });

  it('has limits that no byte is lost of by more than the rounding of the file', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 45 }), (bytes) => {
        const text = `Username,Traffic limit (MB)\n${NAME},${convertToUnitExactly(bytes, 'MB')}`;
        expect(Math.abs((first(text)?.limit ?? 0) - bytes)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
