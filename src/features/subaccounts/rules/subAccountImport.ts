import {
  type PasswordRule,
  passwordRules,
  type RuleState,
  type SubUsernameRule,
  subUsernameRules,
} from '@/lib/credentials';
import { ambiguousReadings } from '@/lib/number/decimalInput';
import { BYTES_PER_MB, parseTrafficOrNone, type TrafficUnit } from '@/lib/number/traffic';
import { REMARK_MAX } from '@/lib/remark';
import { parseCsv, unescapeFormula } from '@/lib/text/csv';
import { removeInvisible } from '@/lib/text/invisible';

/** Limit of rows per import, since each is a call of its own. */
export const IMPORT_MAX_ROWS = 1000;
/** Limit of a file's size: 1 MB. */
export const IMPORT_MAX_BYTES = BYTES_PER_MB;

/** The columns of an import; in this order where a file has no header. */
const COLUMNS = ['username', 'password', 'remark', 'limit'] as const;
type Column = (typeof COLUMNS)[number];

/** Accepted names of columns: those of the exported list in both languages, and other words that customers use. */
const HEADERS: Readonly<Record<Column, readonly string[]>> = {
  username: ['username', 'login', 'логин'],
  password: ['password', 'пароль'],
  remark: ['remark', 'заметка'],
  limit: ['traffic limit', 'limit', 'лимит трафика', 'лимит'],
};
/** The beginning of a name for a limit. */
const LIMIT = /^(?:traffic )?limit|^лимит/i;
const CYRILLIC = /\p{Script=Cyrillic}/u;

const UNITS: Readonly<Record<string, TrafficUnit>> = {
  b: 'B',
  kb: 'KB',
  mb: 'MB',
  gb: 'GB',
  б: 'B',
  кб: 'KB',
  мб: 'MB',
  гб: 'GB',
};
/** A column's name with its unit, as in "Traffic limit (MB)" or "Limit, GB". */
const WITH_UNIT = new RegExp(
  `^(.*?)(?:\\s*[([]([^()[\\]]*)[)\\]]|[^\\p{L}\\d]+(${Object.keys(UNITS).join('|')}))$`,
  'su',
);
const unitNamed = (name: string): TrafficUnit | null => UNITS[name.trim().toLowerCase()] ?? null;
/** An amount with the letters of its unit after it. */
const AMOUNT = /^(.*?)\s*(\p{L}*)$/su;

type LimitProblem = 'limit-amount' | 'limit-ambiguous' | 'limit-unit';

/** A rule that a row breaks, with its column; `row-cells` for a row with more cells than there are columns. */
export type ImportProblem =
  | 'username-required'
  | `username-${SubUsernameRule}`
  | `password-${PasswordRule}`
  | 'remark-length'
  | LimitProblem
  | 'row-cells';

/** A sub-account of a file. */
export interface ImportRow {
  /** Number of the row in the file, from 1, as in a spreadsheet. */
  readonly rowNumber: number;
  readonly username: string;
  /** '' when a password is to be generated. */
  readonly password: string;
  /** True when an apostrophe was removed from the password: the customer's own cannot be told from the export's. */
  readonly isPasswordUnescaped: boolean;
  readonly remark: string;
  /** Bytes, 0 for none; null when the cell cannot be read. */
  readonly limit: number | null;
  /** The two numbers that the limit may mean, when it is ambiguous. */
  readonly limitReadings?: readonly string[];
  /** `duplicate`: an earlier row has the same username. `listed`: a sub-account of that name exists. */
  readonly state: 'ok' | 'invalid' | 'duplicate' | 'listed';
  /** The rules that an invalid row breaks. */
  readonly problems: readonly ImportProblem[];
}

/** The rows of a file or a pasted text, or the reason why it is not read. */
export type ImportReading =
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'tooMany'; readonly count: number }
  /** A quotation mark of this row is never closed. */
  | { readonly kind: 'unclosed'; readonly row: number }
  | {
      readonly kind: 'rows';
      readonly rows: readonly ImportRow[];
      /** Names of columns that an import does not know. */
      readonly ignored: readonly string[];
      /** True when one of these begins as the name of a limit does, which may have been meant. */
      readonly isLimitIgnored: boolean;
      /** Names of columns that stand for one that an earlier column has already. */
      readonly repeated: readonly string[];
    };

/** The columns of a file without a header. */
const WITHOUT_HEADER = COLUMNS.map((column, at) => ({ name: '', at, column, unit: null }));

/** Returns the columns that a file's first row names; null for a row without a column of usernames, which is no header. */
function headerIn(first: readonly string[]) {
  const named = first.map((name, at) => {
    const text = removeInvisible(name).trim().toLowerCase();
    const [, title = text, inBrackets = '', unitName = inBrackets] = WITH_UNIT.exec(text) ?? [];
    const column = COLUMNS.find((one) => HEADERS[one].includes(title)) ?? null;
    return { name, at, column, unit: unitNamed(unitName) };
  });
  return named.some(({ column }) => column === 'username') ? named : null;
}

function splitAmount(text: string) {
  const [, amount = '', unitName = ''] = AMOUNT.exec(text) ?? [];
  return { amount, unitName };
}

/** Reads the bytes in a cell, or returns the broken rule. Without a unit, "5" may mean MB or GB, so no unit is guessed. */
function readLimit(text: string, unit: TrafficUnit | null, locale: string): number | LimitProblem {
  if (text === '') return 0;
  const { amount, unitName } = splitAmount(text);
  const own = unitNamed(unitName);
  if (amount === '' || (unitName !== '' && own === null)) return 'limit-amount';
  if (ambiguousReadings(amount, locale).length > 0) return 'limit-ambiguous';
  const bytes = parseTrafficOrNone(amount, own ?? unit ?? 'MB', locale);
  if (bytes === null) return 'limit-amount';
  return bytes > 0 && own === null && unit === null ? 'limit-unit' : bytes;
}

type Cells = Readonly<Record<Column, string>>;

const isFilled = (cell = '') => removeInvisible(cell).trim() !== '';

const findBroken = <Rule extends string>(rules: readonly RuleState<Rule>[]): Rule[] =>
  rules.filter(({ met }) => !met).map(({ rule }) => rule);

function problemsOf({ username, password, remark }: Cells): ImportProblem[] {
  const ofUsername = findBroken(subUsernameRules(username)).map(
    (rule) => `username-${rule}` as const,
  );
  const ofPassword = findBroken(passwordRules(password)).map((rule) => `password-${rule}` as const);
  return [
    ...(username === '' ? (['username-required'] as const) : ofUsername),
    ...(password === '' ? [] : ofPassword),
    ...(remark.length > REMARK_MAX ? (['remark-length'] as const) : []),
  ];
}

/**
 * Reads sub-accounts from CSV: username, password, remark and traffic limit, in this order or in the header's. An exported list is
 * read unchanged; other columns are ignored. The export puts an apostrophe before a text that would start a formula. Such
 * apostrophes are removed only below a header: a file without one is not the portal's, and its apostrophes are part of the text.
 * @param locale the language of the amounts, unless the limit’s column has a Russian name
 * @param listed usernames of the existing sub-accounts
 */
export function readSubAccountImport(
  text: string,
  locale: string,
  listed: readonly string[],
): ImportReading {
  if (text.length > IMPORT_MAX_BYTES) return { kind: 'tooLarge' };
  const { rows, unclosedRow } = parseCsv(text);
  if (unclosedRow !== null) return { kind: 'unclosed', row: unclosedRow };
  const filled = rows
    .map((cells, index) => ({ cells, rowNumber: index + 1 }))
    .filter(({ cells }) => cells.some(isFilled));
  const header = headerIn(filled[0]?.cells ?? []);
  const columns = header ?? WITHOUT_HEADER;
  const body = header ? filled.slice(1) : filled;
  if (body.length > IMPORT_MAX_ROWS) return { kind: 'tooMany', count: body.length };

  const placesOf = (wanted: Column) => columns.filter(({ column }) => column === wanted);
  // The export of the Russian page writes 125,952, which an English one would read as a thousand times as much.
  const isRussian = placesOf('limit').every(({ name }) => CYRILLIC.test(name));
  const amountLocale = isRussian ? 'ru-RU' : locale;
  const listedNames = new Set(listed);
  const seen = new Set<string>();
  const stateOf = (username: string): ImportRow['state'] => {
    if (seen.has(username)) return 'duplicate';
    seen.add(username);
    return listedNames.has(username) ? 'listed' : 'ok';
  };
  const read = ({ cells, rowNumber }: (typeof body)[number]): ImportRow => {
    const placeOf = (column: Column) => {
      const places = placesOf(column);
      return places.find(({ at }) => isFilled(cells[at])) ?? places[0];
    };
    const writtenIn = (column: Column) => cells[placeOf(column)?.at ?? cells.length] ?? '';
    const cellOf = (column: Column) =>
      header ? unescapeFormula(writtenIn(column)) : writtenIn(column);
    const own: Cells = {
      username: removeInvisible(cellOf('username')).trim(),
      // Spaces at the ends of a password are part of it.
      password: isFilled(writtenIn('password')) ? cellOf('password') : '',
      remark: cellOf('remark').trim(),
      limit: removeInvisible(cellOf('limit')).trim(),
    };
    const limit = readLimit(own.limit, placeOf('limit')?.unit ?? null, amountLocale);
    const isTooLong = cells.slice(columns.length).some(isFilled);
    const ofCells = [...problemsOf(own), ...(typeof limit === 'string' ? [limit] : [])];
    const problems: readonly ImportProblem[] = isTooLong ? ['row-cells'] : ofCells;
    return {
      rowNumber,
      ...own,
      isPasswordUnescaped: own.password !== '' && own.password !== writtenIn('password'),
      limit: typeof limit === 'number' ? limit : null,
      limitReadings:
        limit === 'limit-ambiguous'
          ? ambiguousReadings(splitAmount(own.limit).amount, amountLocale)
          : undefined,
      state: problems.length > 0 ? 'invalid' : stateOf(own.username),
      problems,
    };
  };
  const ignored = columns.flatMap(({ name, column }) => (column || !name.trim() ? [] : [name]));
  return {
    kind: 'rows',
    rows: body.map(read),
    ignored,
    isLimitIgnored: ignored.some((name) => LIMIT.test(name.trim())),
    repeated: COLUMNS.flatMap((column) => placesOf(column).slice(1)).map(({ name }) => name),
  };
}
