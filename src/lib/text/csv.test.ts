import fc from 'fast-check';
import {
  CSV_BYTE_ORDER_MARK,
  csvCell,
  escapeFormula,
  excelRows,
  excelStart,
  parseCsv,
  toCsv,
  unescapeFormula,
} from './csv';

/** An independent parser of RFC 4180. */
function readRfc4180(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(cell)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

it.each([
  [null, ''],
  [12.5, '12.5'],
  [-12.5, '-12.5'],
  ['-12.50', '-12.50'],
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+7 999', '"\'+7 999"'],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\t\'=1"'],
  ['＝1+1', "'＝1+1"],
  ['x;=cmd', '"x;\'=cmd"'],
  ['x\n=cmd', '"x\n\'=cmd"'],
])('the cell of %p is %p', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

describe('a table', () => {
  it('is read back as it was, but for the apostrophes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 })),
        (rows) => {
          expect(readRfc4180(toCsv(rows))).toEqual(rows.map((row) => row.map(escapeFormula)));
        },
      ),
    );
  });

  it('has no cell that starts a formula, whatever the separator', () => {
    const hostile = fc.string({
      minLength: 2,
      unit: fc.constantFrom('=', '+', '-', '@', ';', '"', '\t', '\r', '\n', ' ', ',', 'a', '＝'),
    });
    fc.assert(
      fc.property(hostile, (signs) => {
        const text = `${signs}x`;
        const safe = escapeFormula(text);
        expect(safe).not.toMatch(/(?:^|[;\t\r\n"]) *[=+\-@＝]/);
      }),
    );
  });
});

test('a table for Excel is UTF-16 with tabs, figures of its region, texts as they are, and no formula', () => {
  const rows = [
    ['Имя', 'MB'],
    ['=1+1', '-12.50'],
    ['a,b;\tc', 1.5],
    ['2.10', 'unlimited'],
    ['1.5.6', null],
  ];
  const bytes = [...excelStart(), ...excelRows(rows, ',', [false, true])];
  expect(bytes.slice(0, 4)).toEqual([0xff, 0xfe, 0x18, 0x04]);
  const text = new TextDecoder('utf-16le').decode(Uint8Array.from(bytes));
  expect(text).toBe(`Имя\tMB\r\n'=1+1\t-12,50\r\n"a,b;\tc"\t1,5\r\n2.10\tunlimited\r\n1.5.6\t\r\n`);
  expect(parseCsv(text).rows[2]).toEqual(['a,b;\tc', '1,5']);
});

describe('reading', () => {
  /** Expects the cells of a row with bars between them, and the rows with strokes. */
  it.each([
    ['one cell', 'a', 'a'],
    ['commas', 'a,b\nc,d\n', 'a|b / c|d'],
    ['semicolons, with commas in cells', 'a;b,c;d\r\n\r\ne;f,g', 'a|b,c|d /  / e|f,g'],
    ['tabs, with other signs in cells', 'a\tb,c;d\re\tf', 'a|b,c;d / e|f'],
    ['quotes around a separator, a line break and quotes', '"a,\n""b""",c', 'a,\n"b"|c'],
    ['a quotation mark within a cell', 'a"b,c', 'a"b|c'],
    ['signs after closing quotes', '"a"b,c', 'ab|c'],
    ['spaces around quotes, which are no part of a cell', '"a", "b, c" , d ', 'a|b, c| d '],
    ['a title with a comma', 'Limit, GB;Username\n1,5;a', 'Limit, GB|Username / 1,5|a'],
    ['a separator of which another is part', 'a,b;c;d\na,b;c;d', 'a|b;c;d / a|b;c;d'],
    ['empty cells', ',\n"",', '| / |'],
    ['a line that names the separator', '\uFEFFsep=;\r\na;b,c,d', 'a|b,c,d'],
    ['the same, as a spreadsheet saves it', '"sep=,",,\na,b;c;d', 'a|b;c;d'],
    ['a byte order mark', `${CSV_BYTE_ORDER_MARK}"a",b`, 'a|b'],
  ])('%s', (_, text, shown) => {
    const { rows, unclosedRow } = parseCsv(text);
    expect(rows.map((cells) => cells.join('|')).join(' / ')).toBe(shown);
    expect(unclosedRow).toBeNull();
  });

  it('finds no row in nothing', () => expect(parseCsv('').rows).toEqual([]));

  it('says which quotation mark is never closed', () => {
    expect(parseCsv('a,b\nc,"d\ne,f').unclosedRow).toBe(2);
  });

  it('gives back what was written, guards included, as another reader does', () => {
    const cells = fc.array(fc.string({ unit: 'binary' }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1 }), (rows) => {
        // The first row decides the separator of the cells.
        const text = toCsv([['x', 'y', 'z'], ...rows]);
        expect(parseCsv(text)).toEqual({ rows: readRfc4180(text), unclosedRow: null });
      }),
    );
  });

  it('takes out the apostrophes that made a text safe', () => {
    const text = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', ';', '"', '\t', '\n', ' ', ',', 'a', '1', '＝'),
    });
    fc.assert(
      fc.property(text, (any) => {
        expect(unescapeFormula(escapeFormula(any))).toBe(any);
      }),
    );
    expect(unescapeFormula("'tis Ann's")).toBe("'tis Ann's");
  });
});
