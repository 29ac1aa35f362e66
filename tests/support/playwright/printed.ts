import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { ensureDebian } from '../../../scripts/debian.mjs';

const POPPLER = 'poppler-utils';
/** Dots per inch: enough to tell letters from paper. */
const DPI = 100;
/** The head of poppler's picture: its kind, width, height, and the brightest value. */
const HEAD = /^P5\s\d+\s\d+\s\d+\s/;
/** From here on a dot counts as paper, up to here as dark, of 255. */
const PAPER = 235;
const DARK = 90;

/** The least share of a sheet that is paper, and that is dark text. */
const MOSTLY = 0.8;
const READABLE = 0.001;

/** Prints the page as the browser's menu does, and looks at the first sheet. `last` ends what must be printed. */
export async function printed(page: Page, last: string): Promise<Buffer> {
  const pdf = await page.pdf({ printBackground: true });
  const picture = expectReadable(pdf);
  // Chromium's PDF lacks a text that the paper would not show.
  const text = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(last);
  return picture;
}

/** Checks that the first sheet of a PDF is dark text on light paper. Returns its picture. */
export function expectReadable(input: Uint8Array): Buffer {
  const failed = ensureDebian([POPPLER]);
  if (failed.length > 0) throw new Error(`${failed.join()} could not be installed`);
  const args = ['-gray', '-r', String(DPI), '-f', '1', '-l', '1', '-'];
  const file = execFileSync('pdftoppm', args, { input, maxBuffer: 1e8 });
  const head = HEAD.exec(file.toString('latin1', 0, 64))?.[0] ?? '';
  const picture = file.subarray(head.length);
  const share = (isMeant: (dot: number) => boolean) =>
    picture.reduce((sum, dot) => sum + (isMeant(dot) ? 1 : 0), 0) / picture.length;
  expect(share((dot) => dot >= PAPER)).toBeGreaterThan(MOSTLY);
  expect(share((dot) => dot <= DARK)).toBeGreaterThan(READABLE);
  return picture;
}
