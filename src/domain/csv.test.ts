import fc from 'fast-check';
import { ANY_CHARACTER } from '../../tests/support/anyCharacter';
import { csvCell, formulaSafe, toCsv } from './csv';

/** An independent reader of RFC 4180. */
function readCsv(text: string): string[][] {
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

describe('a cell', () => {
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
  ])('of %p is %p', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

describe('a table', () => {
  it('is read back as it was, but for the apostrophes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: ANY_CHARACTER }), { minLength: 2, maxLength: 2 })),
        (rows) => {
          expect(readCsv(toCsv(rows))).toEqual(rows.map((row) => row.map(formulaSafe)));
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
        const safe = formulaSafe(text);
        expect(safe).not.toMatch(/(?:^|[;\t\r\n"]) *[=+\-@＝]/);
      }),
    );
  });
});
