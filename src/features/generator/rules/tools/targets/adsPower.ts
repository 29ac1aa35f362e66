/**
 * AdsPower reads HOST:PORT and HOST:PORT:USER:PASS: https://anyip.io/tools/proxy-formatter lists the lines that browsers with
 * profiles take. Types and fields are from AdsPower's own document of its
 * API ("user_proxy_config"), https://localapi-doc-zh.adspower.net/docs/SzqA0A.
 */
import { COLON_LINE, type Tool, UNDOCUMENTED_LINE, usualFields } from '../tool';

export const adsPower: Tool = {
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
