/**
 * GoLogin's protocols and its field for each part: GoLogin's own package for Node,
 * https://github.com/gologinapp/gologin (README, `changeProfileProxy`; types/profile-params.d.ts). Only others document the line
 * HOST:PORT:USER:PASS in its window: https://docs.helodata.com/products/overview-2/proxy-list-format.
 */
import { COLON_LINE, type Tool, UNDOCUMENTED_LINE, usualFields } from '../tool';

export const goLogin: Tool = {
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
