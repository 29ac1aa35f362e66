/**
 * Dolphin Anty takes HOST:PORT:USER:PASS, with the address that changes the IP in brackets behind it:
 * https://anyip.io/tools/proxy-formatter. A username of this service says by itself when the IP changes, so there is no such
 * address. Dolphin's own help was not at hand to confirm the form; its fields are offered beside the line.
 */
import { COLON_LINE, type ToolPreset, usualFields } from '../preset';

export const dolphinAnty: ToolPreset = {
  id: 'dolphinAnty',
  name: 'Dolphin Anty',
  protocols: { password: ['http', 'socks5'], whitelist: ['http', 'socks5'] },
  line: COLON_LINE,
  file: null,
  fields: (input) => usualFields(input, { type: 'Proxy type', host: 'Host' }),
  where: {
    en: 'Proxies → Add proxy, or New profile → Proxy → New proxy: choose the type and paste the line. Then check the proxy.',
    ru: 'Proxies → Add proxy или New profile → Proxy → New proxy: выберите тип и вставьте строку. Затем проверьте прокси.',
  },
  limits: [],
  link: 'https://dolphin-anty.com/',
};
