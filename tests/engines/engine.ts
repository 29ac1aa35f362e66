/** A browser as the scenarios drive it: what WebDriver BiDi (Firefox) and WebDriver (WebKit) have in common, and no more. */

/** A function that runs in the page: it knows nothing outside of itself, and its argument and result are JSON. */
export type InPage<A, R> = (arg: A) => R | Promise<R>;

/** An element of the page. */
export interface Handle {
  /** A click of the mouse in its middle. */
  click(): Promise<void>;
  /** For a field of files. */
  chooseFile(path: string): Promise<void>;
}

export type Modifier = 'Control' | 'Shift';

export interface Tab {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  address(): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a script of many functions, such as a library. */
  addScript(source: string): Promise<void>;
  evaluate<R>(script: InPage<undefined, R>): Promise<R>;
  evaluate<A, R>(script: InPage<A, R>, arg: A): Promise<R>;
  find<A>(script: (arg: A) => Element | null, arg: A): Promise<Handle | null>;
  /** Types at the focus. */
  type(text: string): Promise<void>;
  /** Presses a key ("Enter", "a"), also while others are held down. */
  press(key: string, ...held: readonly Modifier[]): Promise<void>;
}

/** A browser that has been started; each session has its own cookies and storage. */
export interface Engine {
  /** The folder in which the browser saves files. */
  readonly downloads: string;
  startSession(): Promise<Session>;
  close(): Promise<void>;
}

export interface Session {
  /** Opens a tab beside those that are open. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** The highest tab that a scenario asks for, in px. */
export const HIGHEST = 2000;

/** The size of a tab that nobody has resized. */
export const SIZE = { width: 1440, height: 900 };
