/**
 * Dolphin Anty reads HOST:PORT, HOST:PORT:USER:PASS, and the latter with `socks5://` before it: "How to add a proxy" of its own
 * help, https://help.dolphin-anty.com/en/. An address that changes the IP may follow, but is not needed: a username of this service
 * already says when the IP changes.
 */
import { COLON_LINE, type Tool, type ToolLine, usualFields } from '../tool';

const LINE: ToolLine = {
  write(input) {
    const line = COLON_LINE.write(input);
    // Dolphin Anty knows no line with a protocol and without a login: there the type is chosen in the window.
    return input.protocol === 'socks5' && input.login !== null ? `socks5://${line}` : line;
  },
  breaks: COLON_LINE.breaks,
};

export const dolphinAnty: Tool = {
  name: 'Dolphin Anty',
  protocols: ['http', 'socks5'],
  line: LINE,
  fields: (input) => usualFields(input, { type: 'Proxy type', host: 'Host' }),
  where: {
    'en-US':
      'Proxy → Add proxy, or in a profile Proxy → New proxy: choose the type, paste the line, and check the proxy with the arrow beside it.',
    'ru-RU':
      'Proxy → Add proxy или в профиле Proxy → New proxy: выберите тип, вставьте строку и нажмите стрелку рядом с ней: программа проверит прокси.',
  },
  link: 'https://help.dolphin-anty.com/en/',
};
