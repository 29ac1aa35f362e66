/** Asks for a password without showing it. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The part of standard input that the prompt uses. */
export type Terminal = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/**
 * Reads one line from a terminal without showing it.
 * @returns null when nothing can be asked (no terminal), or the customer gave up
 */
export async function askHidden(
  question: string,
  terminal: Terminal,
  write: (text: string) => void,
): Promise<string | null> {
  if (!terminal.isTTY) return null;
  write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: terminal, output: nowhere, terminal: true });
  const answer = await new Promise<string | null>((resolve) => {
    lines.once('line', resolve);
    // Ctrl-C and Ctrl-D.
    lines.once('close', () => resolve(null));
  });
  lines.close();
  write('\n');
  return answer;
}
