/** Reads the rows of a CSV of the portal, whose fields are quoted where needed. */
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
