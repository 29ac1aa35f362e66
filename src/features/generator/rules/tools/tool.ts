/** The shape of a tool: a program with a window to fill in. Each has one file, with everything that the page says of it. */
import type { Protocol } from '@/api/contract';
import type { LocalText } from '@/lib/locale';
import { type ProxyAccess, writeLine } from '../line/proxyLine';
import { unsafeCharacters } from '../line/unsafeParts';
import type { ProxyProgram } from '../program';

/** A field of the program's window, by its English name. */
export interface ToolField {
  readonly label: string;
  readonly value: string;
  readonly isSecret?: boolean;
}

/** A line that the user pastes into the program as a whole. */
export interface ToolLine {
  write(input: ProxyAccess): string;
  /** Returns the signs of the input that the program would misread; empty when the line is safe. */
  breaks(input: ProxyAccess): readonly string[];
}

/** A program whose proxy is set in a window, as its own documentation says unless one of `limits` says otherwise. */
export interface Tool extends ProxyProgram {
  /** The line that the program takes as a whole; left out when it takes none. */
  readonly line?: ToolLine;
  fields(input: ProxyAccess): readonly ToolField[];
  /** The place in the program. */
  readonly where: LocalText;
  readonly limits?: readonly LocalText[];
  /** A link to the program's own documentation. */
  readonly link: string;
}

/** HOST:PORT:USER:PASS, as browsers with profiles read it; HOST:PORT in whitelist mode. */
export const COLON_LINE: ToolLine = {
  write: (access) => writeLine('HOST:PORT:USER:PASS', access),
  breaks({ host, login }) {
    const parts = login === null ? [host] : [host, login.username, login.password];
    return [...new Set(parts.flatMap((part) => unsafeCharacters('HOST:PORT:USER:PASS', part)))];
  },
};

/** The limit of a line that users of a browser with profiles paste, although its maker does not document it. */
export const UNDOCUMENTED_LINE: LocalText = {
  'en-US':
    'Some users paste the whole line into the host field, which the documentation doesn’t mention. If the program doesn’t split it, fill in the fields.',
  'ru-RU':
    'Некоторые пользователи вставляют всю строку в поле хоста, хотя в документации этого нет. Если программа не разберёт её на части, заполните поля.',
};

/** Returns the proxy as an address, percent-encoded, so that its login may hold any sign. */
export const proxyUrl = (access: ProxyAccess): string => writeLine('url', access);

const TYPES: Readonly<Record<Protocol, string>> = {
  http: 'HTTP',
  https: 'HTTPS',
  socks5: 'SOCKS5',
};

/** Returns the fields that nearly every program has. */
export function usualFields(
  { protocol, host, port, login }: ProxyAccess,
  names: { readonly type: string; readonly host: string },
  types: Readonly<Partial<Record<Protocol, string>>> = TYPES,
): ToolField[] {
  const place = [
    { label: names.type, value: types[protocol] ?? TYPES[protocol] },
    { label: names.host, value: host },
    { label: 'Port', value: String(port) },
  ];
  if (login === null) return place;
  return [
    ...place,
    { label: 'Username', value: login.username },
    { label: 'Password', value: login.password, isSecret: true },
  ];
}
