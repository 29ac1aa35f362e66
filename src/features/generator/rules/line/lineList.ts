import { fileFrame, LINES_PER_CHUNK, type LineSpec } from './proxyLine';

/** The settings of a list that is to be made; a new object for each press of Generate. */
export interface ListOrder {
  readonly spec: LineSpec;
  readonly count: number;
  /** The session id of the first line on a Sticky IP. */
  readonly sessionId: string;
}

/**
 * A list of up to a million lines, kept as texts of many lines each: a million separate strings would slow down the browser's
 * memory management, and with it the page.
 */
export interface LineList extends ListOrder {
  /** Texts of `LINES_PER_CHUNK` lines each (the last may hold fewer), joined as in the saved file. */
  readonly parts: readonly string[];
}

/** Joins a chunk of lines to the text that is kept. */
export function linesText(spec: LineSpec, lines: readonly string[]): string {
  return lines.join(fileFrame(spec.format, spec.auth).between);
}

/** Returns a line by its index from 0; "" when there is none. Relies on all lines of a list having the same length. */
export function lineAt({ spec, count, parts }: LineList, index: number): string {
  const part = Math.floor(index / LINES_PER_CHUNK);
  const text = parts[part];
  if (text === undefined || index < 0 || index >= count) return '';
  const gap = fileFrame(spec.format, spec.auth).between.length;
  const held = Math.min(LINES_PER_CHUNK, count - part * LINES_PER_CHUNK);
  const step = (text.length + gap) / held;
  const start = (index % LINES_PER_CHUNK) * step;
  return text.slice(start, start + step - gap);
}

/**
 * Yields the pieces of the list's file, in order, or those for the clipboard: without a line break at the end, which would paste as an
 * empty line.
 */
export function* textParts(
  { spec, parts }: LineList,
  use: 'file' | 'clipboard',
): Generator<string, void, undefined> {
  const { head, between, tail } = fileFrame(spec.format, spec.auth);
  yield head;
  for (const [index, part] of parts.entries()) yield index === 0 ? part : between + part;
  yield use === 'file' ? tail : tail.trimEnd();
}
