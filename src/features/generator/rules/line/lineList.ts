import { randomText } from '@/lib/random';
import { fileFrame, LINES_PER_CHUNK, type LineSpec, lineOf } from './proxyLine';
import { SESSION_ID_ALPHABET, SESSION_ID_LENGTH } from './proxyUsername';

/** A list of up to a million lines; a new object for each press of Generate. */
export interface LineList {
  readonly spec: LineSpec;
  readonly count: number;
  /** The session id of the first line on a Sticky IP. */
  readonly sessionId: string;
  /** Returns a line by its index from 0, always the same. */
  lineAt(index: number): string;
}

/**
 * Makes a list. Randomize IP and whitelist mode repeat one line; on a Sticky IP each line has a session id of its own. Ids are made for
 * many lines at once: the first ones here, the others when one of their lines is first asked for, because making them all would delay Generate.
 */
export function makeLineList(spec: LineSpec, count: number): LineList {
  const chunks: string[] = [];
  const idAt = (index: number) => {
    const chunk = Math.floor(index / LINES_PER_CHUNK);
    chunks[chunk] ??= randomText(SESSION_ID_ALPHABET, SESSION_ID_LENGTH * LINES_PER_CHUNK);
    const start = (index % LINES_PER_CHUNK) * SESSION_ID_LENGTH;
    return chunks[chunk].slice(start, start + SESSION_ID_LENGTH);
  };
  const sessionId = idAt(0);
  const around = lineOf(spec, sessionId).split(sessionId);
  const lineAt = (index: number) => around.join(around.length > 1 ? idAt(index) : '');
  return { spec, count, sessionId, lineAt };
}

/**
 * Yields the pieces of the list's file, in order, or those for the clipboard: without a line break at the end, which would paste as an
 * empty line. Each piece takes a few ms, so that the caller can draw and cancel in between.
 */
export function* textParts(
  { spec, count, lineAt }: LineList,
  use: 'file' | 'clipboard',
): Generator<string, void, undefined> {
  const { head, between, tail } = fileFrame(spec.format, spec.auth);
  yield head;
  for (let made = 0; made < count; made += LINES_PER_CHUNK) {
    const length = Math.min(LINES_PER_CHUNK, count - made);
    const lines = Array.from({ length }, (_, index) => lineAt(made + index));
    yield (made === 0 ? '' : between) + lines.join(between);
  }
  yield use === 'file' ? tail : tail.trimEnd();
}
