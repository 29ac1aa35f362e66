import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { ensureDebian } from '../../../scripts/debian.mjs';

const POPPLER = 'poppler-utils';
/** Dots per inch: enough to tell letters from paper. */
const DPI = 100;
/** The head of poppler's picture: its kind, width, height, and the brightest value. */
const HEAD = /^P5\s\d+\s\d+\s\d+\s/;
/** From here on a dot counts as paper, up to here as dark, of 255. */
const PAPER = 235;
const DARK = 90;

/** What a page looks like on paper. */
export interface Printed {
  readonly picture: Buffer;
  /** The share of dots that are paper. */
  readonly paper: number;
  /** The share of dots that are dark enough to be read. */
  readonly dark: number;
}

/** Prints the page as the browser's menu does, and looks at the first sheet. */
export async function printed(page: Page): Promise<Printed> {
  return lookAtPdf(await page.pdf({ printBackground: true }));
}

/** Looks at the first sheet of a PDF. */
export function lookAtPdf(input: Uint8Array): Printed {
  const failed = ensureDebian([POPPLER]);
  if (failed.length > 0) throw new Error(`${failed.join()} could not be installed`);
  const args = ['-gray', '-r', String(DPI), '-f', '1', '-l', '1', '-'];
  const file = execFileSync('pdftoppm', args, { input, maxBuffer: 1e8 });
  const head = HEAD.exec(file.toString('latin1', 0, 64))?.[0] ?? '';
  const picture = file.subarray(head.length);
  const share = (isMeant: (dot: number) => boolean) =>
    picture.reduce((sum, dot) => sum + (isMeant(dot) ? 1 : 0), 0) / picture.length;
  return { picture, paper: share((dot) => dot >= PAPER), dark: share((dot) => dot <= DARK) };
}
