/** The parts of a proxy line, read by the tests' own rules, because the portal's are under test. */
export interface ReadLine {
  readonly host: string;
  readonly port: number;
  readonly username: string | null;
  readonly password: string | null;
}

const HOST = String.raw`(?<host>[\w.-]+|\[[\da-f:]+\])`;
const PORT = String.raw`(?<port>\d{2,5})`;
const USER = String.raw`(?<username>[\w-]+)`;
const PASS = '(?<password>.+?)';

const READERS: Readonly<Record<string, RegExp>> = {
  'HOST:PORT:USER:PASS': new RegExp(`^${HOST}:${PORT}:${USER}:${PASS}$`),
  'HOST:PORT@USER:PASS': new RegExp(`^${HOST}:${PORT}@${USER}:${PASS}$`),
  'USER:PASS:HOST:PORT': new RegExp(`^${USER}:${PASS}:${HOST}:${PORT}$`),
  'USER:PASS@HOST:PORT': new RegExp(`^${USER}:${PASS}@${HOST}:${PORT}$`),
};

/** Reads a line of one of the four formats; throws when it is not one. */
export function readLine(text: string, format: string): ReadLine {
  const groups = READERS[format]?.exec(text.trim())?.groups;
  if (!groups?.host || !groups.port) throw new Error(`not ${format}: ${text}`);
  const { host, port, username = null, password = null } = groups;
  return { host, port: Number(port), username, password };
}
