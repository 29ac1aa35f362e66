/** Asks for a password without showing it. */

/** The part of Node's terminal streams that the prompt uses. */
export interface Terminal {
  readonly isTTY?: boolean;
  setRawMode?(on: boolean): unknown;
  on(event: 'data', listener: (chunk: Buffer) => void): unknown;
  off(event: 'data', listener: (chunk: Buffer) => void): unknown;
  resume(): unknown;
  pause(): unknown;
}

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const ENTER = ['\r', '\n'];
const BACKSPACE = ['\u0008', '\u007f'];

/**
 * Reads one line from a terminal without showing it.
 * @returns null when nothing can be asked (no terminal), or the customer gave up
 */
export function askHidden(
  question: string,
  terminal: Terminal,
  write: (text: string) => void,
): Promise<string | null> {
  if (!terminal.isTTY || !terminal.setRawMode) return Promise.resolve(null);
  write(question);
  terminal.setRawMode(true);
  terminal.resume();
  return new Promise((resolve) => {
    let typed: string[] = [];
    const end = (answer: string | null) => {
      terminal.off('data', listen);
      terminal.setRawMode?.(false);
      terminal.pause();
      write('\n');
      resolve(answer);
    };
    const listen = (chunk: Buffer) => {
      for (const sign of chunk.toString()) {
        if (ENTER.includes(sign)) return end(typed.join(''));
        if (sign === CTRL_C || sign === CTRL_D) return end(null);
        if (BACKSPACE.includes(sign)) typed = typed.slice(0, -1);
        else typed.push(sign);
      }
    };
    terminal.on('data', listen);
  });
}
