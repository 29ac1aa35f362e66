import { fileFrame, LINES_PER_CHUNK, type LineSpec } from './proxyLine';

/**
 * A list of up to a million lines. It is kept as texts of many lines each, not as lines: a million strings hold the
 * browser's memory, and with it the page, up.
 */
export interface LineList {
  readonly spec: LineSpec;
  readonly count: number;
  /** Texts of `LINES_PER_CHUNK` lines each (the last may hold fewer), as a file holds them. */
  readonly parts: readonly string[];
}

/** The text that a chunk of lines is kept as. */
export function linesText(spec: LineSpec, lines: readonly string[]): string {
  return lines.join(fileFrame(spec.format, spec.auth).between);
}

/** A line by its index from 0; "" when there is none. All lines of a list are of one length. */
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

function* framed({ spec, parts }: LineList, tail: string): Generator<string, void, undefined> {
  const { head, between } = fileFrame(spec.format, spec.auth);
  yield head;
  for (const [index, part] of parts.entries()) yield index === 0 ? part : between + part;
  yield tail;
}

/** The pieces that make a file of a list, in order. */
export function fileParts(list: LineList): Generator<string, void, undefined> {
  return framed(list, fileFrame(list.spec.format, list.spec.auth).tail);
}

/** The same for the clipboard: without a line break at the end, which would paste as an empty line. */
export function copyParts(list: LineList): Generator<string, void, undefined> {
  return framed(list, fileFrame(list.spec.format, list.spec.auth).tail.trimEnd());
}
