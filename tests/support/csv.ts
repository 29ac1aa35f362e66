/** Rows of a CSV that the portal has saved; it quotes what needs it. */
export function rowsOfCsv(csv: string): string[][] {
  return csv
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/("([^"]|"")*"|[^,]*)(,|$)/g)]
        .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'))
        .slice(0, -1),
    );
}
