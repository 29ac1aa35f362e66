/** The tools: programs with a window to fill in, each with everything that the page says of it. A new one also stands in `TOOLS`. */
import type { Protocol } from '@/api/contract';
import type { LocalText } from '@/lib/locale';
import { type ProxyAccess, writeLine } from './line/proxyLine';
import { unsafeSigns } from './line/unsafeParts';
import type { ProxyProgram } from './program';

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
const COLON_LINE: ToolLine = {
  write: (access) => writeLine('HOST:PORT:USER:PASS', access),
  breaks({ host, login }) {
    const parts = login === null ? [host] : [host, login.username, login.password];
    return [...new Set(parts.flatMap((part) => unsafeSigns('HOST:PORT:USER:PASS', part)))];
  },
};

/** The limit of a line that users of a browser with profiles paste, although its maker does not document it. */
export const UNDOCUMENTED_LINE: LocalText = {
  'en-US':
    'You can try the whole line in the host field, though the documentation doesn’t mention it. If it isn’t split, fill in the fields one by one.',
  'ru-RU':
    'Можно попробовать вставить всю строку в поле хоста, хотя в документации этого нет. Если программа её не разберёт, заполните поля по одному.',
};

/** Returns the proxy as an address, percent-encoded, so that its login may hold any sign. */
const proxyUrl = (access: ProxyAccess): string => writeLine('url', access);

const TYPES: Readonly<Record<Protocol, string>> = {
  http: 'HTTP',
  https: 'HTTPS',
  socks5: 'SOCKS5',
};

/** Returns the fields that nearly every program has. */
function usualFields(
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

/**
 * AdsPower reads HOST:PORT and HOST:PORT:USER:PASS: https://anyip.io/tools/proxy-formatter lists the lines that browsers with
 * profiles take. Types and fields are from AdsPower's own document of its
 * API ("user_proxy_config"), https://localapi-doc-zh.adspower.net/docs/SzqA0A.
 */
const adsPower: Tool = {
  name: 'AdsPower',
  protocols: ['http', 'https', 'socks5'],
  line: COLON_LINE,
  fields: (input) => usualFields(input, { type: 'Proxy type', host: 'Host' }),
  where: {
    'en-US':
      'New profile → Proxy: choose the proxy type and fill in the fields. Then press Check proxy.',
    'ru-RU':
      'New profile → Proxy: выберите тип прокси и заполните поля. Затем нажмите Check proxy.',
  },
  limits: [UNDOCUMENTED_LINE],
  link: 'https://help.adspower.com/',
};

/**
 * Multilogin's field for each part: "Multilogin X API", its own document,
 * https://documenter.getpostman.com/view/28533318/2s946h9Cv9 (`proxy` of `parameters`). Only others document the line
 * HOST:PORT:USER:PASS in its window: https://docs.helodata.com/products/overview-2/proxy-list-format.
 */
const multilogin: Tool = {
  name: 'Multilogin',
  protocols: ['http', 'socks5'],
  line: COLON_LINE,
  fields: (input) => usualFields(input, { type: 'Connection type', host: 'Host' }),
  where: {
    'en-US':
      'New profile → Proxy → Custom: choose the connection type and fill in the fields. Then check the proxy.',
    'ru-RU':
      'New profile → Proxy → Custom: выберите тип соединения и заполните поля. Затем проверьте прокси.',
  },
  limits: [UNDOCUMENTED_LINE],
  link: 'https://multilogin.com/help/',
};

/**
 * GoLogin's protocols and its field for each part: GoLogin's own package for Node,
 * https://github.com/gologinapp/gologin (README, `changeProfileProxy`; types/profile-params.d.ts). Only others document the line
 * HOST:PORT:USER:PASS in its window: https://docs.helodata.com/products/overview-2/proxy-list-format.
 */
const goLogin: Tool = {
  name: 'GoLogin',
  protocols: ['http', 'socks5'],
  line: COLON_LINE,
  fields: (input) => usualFields(input, { type: 'Proxy type', host: 'Host' }),
  where: {
    'en-US':
      'New profile → Proxy → Your proxy: choose the proxy type and fill in the fields. Then press Check proxy.',
    'ru-RU':
      'New profile → Proxy → Your proxy: выберите тип прокси и заполните поля. Затем нажмите Check proxy.',
  },
  limits: [UNDOCUMENTED_LINE],
  link: 'https://gologin.com/docs',
};

const DOLPHIN_LINE: ToolLine = {
  write(input) {
    const line = COLON_LINE.write(input);
    // Dolphin Anty knows no line with a protocol and without a login: there the type is chosen in the window.
    return input.protocol === 'socks5' && input.login !== null ? `socks5://${line}` : line;
  },
  breaks: COLON_LINE.breaks,
};

/**
 * Dolphin Anty reads HOST:PORT, HOST:PORT:USER:PASS, and the latter with `socks5://` before it: "How to add a proxy" of its own
 * help, https://help.dolphin-anty.com/en/. An address that changes the IP may follow, but is not needed: a username of this service
 * already says when the IP changes.
 */
const dolphinAnty: Tool = {
  name: 'Dolphin Anty',
  protocols: ['http', 'socks5'],
  line: DOLPHIN_LINE,
  fields: (input) => usualFields(input, { type: 'Proxy type', host: 'Host' }),
  where: {
    'en-US':
      'Proxy → Add proxy, or in a profile Proxy → New proxy: choose the type, paste the line, and check the proxy with the arrow beside it.',
    'ru-RU':
      'Proxy → Add proxy или в профиле Proxy → New proxy: выберите тип, вставьте строку и нажмите стрелку рядом с ней: программа проверит прокси.',
  },
  link: 'https://help.dolphin-anty.com/en/',
};

/** FoxyProxy takes addresses, percent-encoded: https://github.com/foxyproxy/firefox-extension/wiki/Import-Proxy-List. */
const foxyProxy: Tool = {
  name: 'FoxyProxy',
  protocols: ['http', 'https', 'socks5'],
  line: { write: proxyUrl, breaks: () => [] },
  fields: (input) => usualFields(input, { type: 'Type', host: 'Hostname' }),
  where: {
    'en-US':
      'Options → Import → Import Proxy List: paste the line and press “Import”. Then press “Save” under “Proxies”.',
    'ru-RU':
      'Options → Import → Import Proxy List: вставьте строку, нажмите «Import», затем «Save» в разделе «Proxies».',
  },
  limits: [
    {
      'en-US':
        'Chrome, Edge and other Chromium browsers can’t send SOCKS5 credentials: use HTTP or whitelist mode there. Firefox can.',
      'ru-RU':
        'Chrome, Edge и другие браузеры на Chromium не поддерживают авторизацию по SOCKS5: в них используйте HTTP или режим белого списка. Firefox её поддерживает.',
    },
  ],
  link: 'https://github.com/foxyproxy/firefox-extension/wiki/Import-Proxy-List',
};

/** Proxifier calls a proxy that opens tunnels by CONNECT an HTTPS proxy. */
const PROXIFIER_TYPES = { http: 'HTTPS', socks5: 'SOCKS Version 5' } as const;

/** Proxifier's protocols and fields: its own manual, https://www.proxifier.com/docs/win-v4/. */
const proxifier: Tool = {
  name: 'Proxifier',
  protocols: ['http', 'socks5'],
  fields: (input) => usualFields(input, { type: 'Protocol', host: 'Address' }, PROXIFIER_TYPES),
  where: {
    'en-US':
      'Profile → Proxy Servers → Add: fill in the fields (Proxifier calls an HTTP proxy “HTTPS”). If you use a password, also tick “Enable” under “Authentication”. Then press “Check”. Under Profile → Proxification Rules, choose which programs use the proxy.',
    'ru-RU':
      'Profile → Proxy Servers → Add: заполните поля (HTTP-прокси там называется «HTTPS»), в режиме пароля отметьте «Enable» в разделе «Authentication» и нажмите «Check». Затем в Profile → Proxification Rules выберите, какие программы идут через прокси.',
  },
  limits: [
    {
      'en-US': 'Proxifier doesn’t take a whole line: copy the fields one by one.',
      'ru-RU': 'Proxifier не принимает строку целиком: скопируйте поля по одному.',
    },
  ],
  link: 'https://www.proxifier.com/docs/win-v4/',
};

/** postman-request (request.js) decodes a login that Node has decoded already: "%41" would become "A". */
const DECODED_TWICE = /%[\dA-F]{2}/i;

const POSTMAN_LINE: ToolLine = {
  write: proxyUrl,
  breaks: ({ login }) =>
    login !== null && [login.username, login.password].some((part) => DECODED_TWICE.test(part))
      ? ['%']
      : [],
};

/**
 * Postman opens no file with a proxy: the proxy is a setting of the program. "Use the system proxy" reads the variables HTTP_PROXY
 * and HTTPS_PROXY ("Respect HTTP_PROXY, HTTPS_PROXY, and NO_PROXY environment variables"), with the login in the address:
 * https://github.com/postmanlabs/postman-app-support/issues/3566. The address needs its protocol: issue 3667 there.
 */
const postman: Tool = {
  name: 'Postman',
  protocols: ['http'],
  line: POSTMAN_LINE,
  fields: (input) =>
    usualFields(input, { type: 'Proxy type', host: 'Proxy server' }, { http: 'HTTP, HTTPS' }),
  where: {
    'en-US':
      'In the desktop app, open Settings → Proxy, choose “Use custom proxy configuration” and fill in the fields; under “Proxy type”, tick both. If you use a password, also tick “This proxy requires authentication”.',
    'ru-RU':
      'В приложении для компьютера откройте Settings → Proxy, выберите «Use custom proxy configuration» и заполните поля; в «Proxy type» отметьте оба варианта. В режиме пароля отметьте и «This proxy requires authentication».',
  },
  limits: [
    {
      'en-US':
        'Instead of the fields, you can set the line as the environment variables HTTP_PROXY and HTTPS_PROXY, restart Postman, and choose “Use the system proxy” with “Respect HTTP_PROXY, HTTPS_PROXY, and NO_PROXY environment variables”.',
      'ru-RU':
        'Вместо полей можно задать строку в переменных окружения HTTP_PROXY и HTTPS_PROXY, перезапустить Postman и выбрать «Use the system proxy» и «Respect HTTP_PROXY, HTTPS_PROXY, and NO_PROXY environment variables».',
    },
    {
      'en-US': 'Postman’s proxy is one of its settings: there’s no file to import.',
      'ru-RU': 'Прокси в Postman\u00a0— это настройка программы: файла для импорта нет.',
    },
    {
      'en-US':
        'Other programs started with these variables go through the proxy, too, and use your traffic.',
      'ru-RU':
        'Другие программы, запущенные с этими переменными, тоже пойдут через прокси и будут тратить ваш трафик.',
    },
    {
      'en-US':
        'Postman doesn’t support SOCKS5 proxies. Its web version sends requests itself and doesn’t use your proxy.',
      'ru-RU':
        'Postman не поддерживает прокси SOCKS5. Веб-версия отправляет запросы сама и не использует ваш прокси.',
    },
  ],
  link: 'https://learning.postman.com/docs/sending-requests/capturing-request-data/proxy/',
};

/** The tools, in the order of the page. */
export const TOOLS: readonly Tool[] = [
  adsPower,
  multilogin,
  goLogin,
  dolphinAnty,
  foxyProxy,
  proxifier,
  postman,
];
