/** The project's documents, as tests read them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the text of a file of the project. */
export const textOf = (path: string): string =>
  readFileSync(join(__dirname, '../..', path), 'utf8');

/** Returns the cells of a document's table, which is known by the first cell of its head. */
export function tableOf(path: string, first: string): { head: string[]; rows: string[][] } {
  const lines = textOf(path).split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${first} `));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  const [head = [], , ...rows] = lines.slice(start, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  if (start < 0 || rows.length === 0) throw new Error(`${path} has no table "${first}"`);
  return { head, rows };
}
