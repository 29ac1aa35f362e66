/**
 * Multilogin takes HOST:PORT:USER:PASS: https://docs.helodata.com/products/overview-2/proxy-list-format names the browsers
 * that read such lists. Multilogin's own help was not at hand to confirm it; its fields are offered beside the line.
 */
import { COLON_LINE, type ToolPreset, usualFields } from '../preset';

export const multilogin: ToolPreset = {
  id: 'multilogin',
  name: 'Multilogin',
  protocols: { password: ['http', 'socks5'], whitelist: ['http', 'socks5'] },
  line: COLON_LINE,
  file: null,
  fields: (input) => usualFields(input, { type: 'Connection type', host: 'Host' }),
  where: {
    en: 'New profile → Proxy → Custom: choose the connection type, and paste the line into the field for host and port. Then check the proxy.',
    ru: 'New profile → Proxy → Custom: выберите тип соединения и вставьте строку в поле для хоста и порта. Затем проверьте прокси.',
  },
  limits: [],
  link: 'https://multilogin.com/help/',
};
