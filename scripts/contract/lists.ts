/** Rules of paged lists: page, page_size and total agree, the newest row is first, filters filter. */
import { type CallName, calls, type Data, type Page, type Params } from '../../src/api/contract';
import { examples } from '../../src/api/contract/examples';
import type { Fields } from '../../src/api/contract/wire';
import type { Caller } from './caller';
import type { CallFindings } from './findings';

const LARGEST_PAGE = 200;
/** A word that no row of any list holds. */
const NO_SUCH_WORD = 'no-such-thing-4f1c';
/** A year before the service: every list is empty there. */
const LONG_AGO = { start: '2000-01-01', end: '2000-01-02' } as const;

/** The calls that answer with pages. */
export type PagedCall = {
  [C in CallName]: Data<C> extends Page<unknown> ? C : never;
}[CallName];
type Row<C extends PagedCall> = Data<C>['list'][number];
type Filter<C extends PagedCall> = Omit<Params<C>, 'page' | 'pageSize'>;

const PAGING = ['page', 'pageSize'];

/** Returns whether a call answers with pages. */
export const isPaged = (call: CallName): call is PagedCall => 'page' in calls[call].params.fields;

/** Returns the example without its page, and without the filters that may be left out. */
function withoutFilters<C extends PagedCall>(call: C, example: Params<C>): Filter<C> {
  const fields: Fields = calls[call].params.fields;
  const needed = Object.entries(example).filter(
    ([name]) => !PAGING.includes(name) && fields[name]?.[1].type !== 'optional',
  );
  return Object.fromEntries(needed) as Filter<C>;
}

const keyOf = (row: object): string => ('id' in row ? String(row.id) : JSON.stringify(row));

/** A list and its known rows. */
export class PagedList<C extends PagedCall> {
  /** Up to 200 rows in the backend's order, without any filter; null when they could not be read. */
  rows: readonly Row<C>[] | null = null;
  /** Number of all rows. */
  total = 0;

  /** The parameters without any filter. */
  private readonly all: Filter<C>;
  private readonly report: CallFindings;

  /**
   * @param example right parameters of the call
   * @param key returns a text that differs for each row
   */
  constructor(
    private readonly caller: Caller,
    private readonly call: C,
    example: Params<C>,
    private readonly key: (row: Row<C>) => string = keyOf,
  ) {
    this.all = withoutFilters(call, example);
    this.report = caller.options.findings.about(call);
  }

  /** Returns the time of a row by which the list is sorted, UTC seconds; null when the row or the contract has none. */
  private readonly time = (row: Row<C>): number | null => {
    const time: unknown = Reflect.get(row, examples[this.call].newestFirst ?? '');
    return typeof time === 'number' ? time : null;
  };

  private async page(
    filter: Filter<C>,
    page: number,
    pageSize: number,
  ): Promise<Page<Row<C>> | null> {
    const params = { ...filter, page, pageSize } as unknown as Params<C>;
    return (await this.caller.read(this.call, params)) as Page<Row<C>> | null;
  }

  /** Reads the list and checks that its pages agree. */
  async check(): Promise<readonly Row<C>[]> {
    const first = await this.page(this.all, 1, LARGEST_PAGE);
    if (first === null) return [];
    this.rows = first.list;
    this.total = first.total;
    this.checkOnePage(first);
    await this.checkSmallPages(first);
    return first.list;
  }

  private checkOnePage({ list, total, unread }: Page<Row<C>>): void {
    const received = unread?.rows ?? list.length;
    if (received > LARGEST_PAGE) {
      this.report.departs('page_size', `${received} rows came where page_size was ${LARGEST_PAGE}`);
    }
    if (received > total)
      this.report.departs('total', `total is ${total}, but ${received} rows came`);
    if (received === 0 && total > 0) {
      this.report.departs('total', `total is ${total}, but the first page is empty`);
    }
    const keys = list.map(this.key);
    if (new Set(keys).size < keys.length) {
      this.report.departs('same row twice', 'the same row stands on a page twice');
    }
    const times = list.map(this.time).filter((time) => time !== null);
    if (times.some((time, i) => i > 0 && time > (times[i - 1] ?? time))) {
      this.report.liberal('newest first', 'the rows do not come newest first');
    }
  }

  /** Checks pages of one row: the first two, and one past the end. */
  private async checkSmallPages(whole: Page<Row<C>>): Promise<void> {
    for (const number of [1, 2]) {
      if (whole.total < number) continue;
      const small = await this.page(this.all, number, 1);
      if (small === null) return;
      this.checkTotal(whole.total, small.total);
      if (small.list.length > 1) {
        this.report.departs('page_size', `${small.list.length} rows came where page_size was 1`);
      } else if (small.list.length === 0 && small.unread === null) {
        this.report.departs('page', `page ${number} of ${whole.total} pages of one row is empty`);
      }
      const [wanted, received] = [whole.list[number - 1], small.list[0]];
      if (whole.unread !== null || wanted === undefined || received === undefined) continue;
      if (this.key(wanted) !== this.key(received)) {
        this.report.departs(
          'page',
          `page ${number} of one row does not hold row ${number} of the list`,
        );
      }
    }
    const past = await this.page(this.all, whole.total + 1, 1);
    if (past === null) return;
    this.checkTotal(whole.total, past.total);
    if (past.list.length > 0) this.report.departs('page', 'a page past the last one holds rows');
  }

  private checkTotal(one: number, other: number): void {
    if (one !== other) {
      this.report.departs('total', `total changes from page to page: ${one}, then ${other}`);
    }
  }

  /**
   * Checks that a filter filters.
   * @param name of the parameter, for the report
   * @param fits returns true for the rows that the filter allows
   */
  async checkFilter(
    name: string,
    filter: Partial<Filter<C>>,
    fits: (row: Row<C>) => boolean,
  ): Promise<void> {
    if (this.rows === null || this.caller.isSilent(this.call)) return;
    const page = await this.page({ ...this.all, ...filter }, 1, LARGEST_PAGE);
    if (page === null) return;
    const wrong = page.list.filter((row) => !fits(row)).length;
    if (wrong > 0) {
      this.report.departs(`filter ${name}`, `\`${name}\` is ignored: rows came that do not fit it`);
    }
    const isWhole = this.rows.length >= this.total && page.list.length >= page.total;
    const received = new Set(page.list.map(this.key));
    const missing = this.rows.filter((row) => fits(row) && !received.has(this.key(row))).length;
    if (isWhole && missing > 0) {
      this.report.departs(`filter ${name}`, `\`${name}\` leaves out rows that fit it`);
    }
    if (wrong === 0 && isWhole && page.total !== page.list.length + (page.unread?.count ?? 0)) {
      this.report.departs('total', `total does not count what \`${name}\` leaves`);
    }
  }

  /** Checks that `keyword` finds the right rows, and no others. */
  async checkKeyword(texts: (row: Row<C>) => readonly string[]): Promise<void> {
    const ask = (keyword: string) =>
      this.checkFilter('keyword', { keyword } as unknown as Partial<Filter<C>>, (row) =>
        texts(row).some((text) => text.toLowerCase().includes(keyword.toLowerCase())),
      );
    await ask(NO_SUCH_WORD);
    const [text] = this.rows?.[0] === undefined ? [] : texts(this.rows[0]);
    if (text !== undefined && text !== '') await ask(text);
  }

  /** Checks that `start` and `end` filter: days in UTC, both inclusive. */
  async checkRange(dayOf: (time: number) => string): Promise<void> {
    const inside = (start: string, end: string) => (row: Row<C>) => {
      const time = this.time(row);
      return time === null || (dayOf(time) >= start && dayOf(time) <= end);
    };
    const ask = (start: string, end: string) =>
      this.checkFilter(
        'start and end',
        { start, end } as unknown as Partial<Filter<C>>,
        inside(start, end),
      );
    await ask(LONG_AGO.start, LONG_AGO.end);
    const times = (this.rows ?? []).map(this.time).filter((time) => time !== null);
    const [newest] = times;
    if (newest !== undefined) await ask(dayOf(newest), dayOf(newest));
  }
}
