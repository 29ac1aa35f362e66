/**
 * GoLogin takes HOST:PORT:USER:PASS: https://docs.helodata.com/products/overview-2/proxy-list-format names the browsers that
 * read such lists. GoLogin's own help was not at hand to confirm it; its fields are offered beside the line.
 */
import { COLON_LINE, type ToolPreset, usualFields } from '../preset';

export const goLogin: ToolPreset = {
  id: 'goLogin',
  name: 'GoLogin',
  protocols: { password: ['http', 'socks5'], whitelist: ['http', 'socks5'] },
  line: COLON_LINE,
  file: null,
  fields: (input) => usualFields(input, { type: 'Proxy type', host: 'Host' }),
  where: {
    en: 'New profile → Proxy → Your proxy: choose the proxy type, press Paste proxy or paste the line into the field for the host. Then press Check proxy.',
    ru: 'New profile → Proxy → Your proxy: выберите тип прокси, нажмите Paste proxy или вставьте строку в поле для хоста. Затем нажмите Check proxy.',
  },
  limits: [],
  link: 'https://gologin.com/docs',
};
