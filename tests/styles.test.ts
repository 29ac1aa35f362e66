import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../config/brand';

const SOURCE = join(__dirname, '../src');
/** More lines would mean that a control of antd's is drawn again, or a rule is written twice. */
const MOST_LINES = 900;
/** The brand's own two colours: in the layouts antd's primary colour is the settings' (src/layouts/global.css). */
const OWN_COLOURS = [
  `--brand: var(--ant-color-primary, ${brand.color});`,
  `--on-brand: ${brand.onColor};`,
];

/** A QR code is dark on light in every appearance: many cameras read nothing else. */
const QR_COLOURS = ['color="#000000"', 'bgColor="#ffffff"'];
const LITERAL = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i;
const WORD = /:[^;]*(?<!-)\b(white|black|red|gray|grey)\b/i;

interface Source {
  readonly file: string;
  readonly lines: readonly string[];
}

const filesWith = (name: RegExp): readonly Source[] =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !/^\.umi|\.test\.tsx?$/.test(file))
    .map((file) => ({
      file,
      lines: readFileSync(join(SOURCE, file), 'utf8').trimEnd().split('\n'),
    }));
const sheets = filesWith(/\.css$/);

const linesWith = (pattern: RegExp, sources = sheets): string[] =>
  sources.flatMap(({ file, lines }) =>
    lines.filter((line) => pattern.test(line)).map((line) => `${file}: ${line.trim()}`),
  );

describe('the stylesheets of the portal', () => {
  it(`have at most ${MOST_LINES} lines`, () => {
    const lines = sheets.reduce((sum, sheet) => sum + sheet.lines.length, 0);
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThanOrEqual(MOST_LINES);
  });

  it('take their colours from antd, so that light, dark and the settings reach all of them', () => {
    const own = OWN_COLOURS.map((line) => `layouts/global.css: ${line}`);
    expect(linesWith(new RegExp(`${LITERAL.source}|${WORD.source}`, 'i'))).toEqual(own);
  });

  it('leave no colour to the code, which has them from antd, too', () => {
    const own = QR_COLOURS.map((line) => `features/generator/apiLink/ApiQr.tsx: ${line}`);
    expect(linesWith(LITERAL, filesWith(/\.tsx?$/))).toEqual(own);
  });

  it('name the sides of a line by its start and end, so that they turn round from right to left', () => {
    expect(
      linesWith(/(^|[\s-])(left|right)\s*:|(text-align|float|clear)\s*:\s*(left|right)/),
    ).toEqual([]);
  });
});
