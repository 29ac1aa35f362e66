import type { Page } from '@playwright/test';

/** A sheet shows pictures this much smaller. */
const SCALE = 0.45;

/** Turns a page's address or a view's name into a name for its picture. */
export const fileOf = (name: string) => name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');

/** Puts pictures side by side, row by row, into one picture. Chromium looks at the bytes for their format. */
export async function drawSheet(
  sheet: Page,
  file: string,
  rows: readonly (readonly Buffer[])[],
): Promise<void> {
  const images = (row: readonly Buffer[]) =>
    row
      .map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`)
      .join('');
  await sheet.setContent(
    `<style>body { margin: 0; background: #888; width: max-content } div { display: flex; gap: 8px; padding: 4px; align-items: start }
    img { zoom: ${SCALE} }</style>${rows.map((row) => `<div>${images(row)}</div>`).join('')}`,
  );
  await sheet.locator('body').screenshot({ path: file });
}
