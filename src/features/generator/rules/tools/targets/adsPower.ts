/**
 * AdsPower reads HOST:PORT and HOST:PORT:USER:PASS: https://anyip.io/tools/proxy-formatter lists the lines that browsers with
 * profiles take. Types, fields and the object of the API are from AdsPower's own document of the API ("user_proxy_config"),
 * https://localapi-doc-zh.adspower.net/docs/SzqA0A.
 */
import { type Tool, UNDOCUMENTED_LINE, usualFields } from '../tool';

export const adsPower: Tool = {
  name: 'AdsPower',
  protocols: ['http', 'https', 'socks5'],
  api: {
    write: ({ protocol, host, port, login }) =>
      JSON.stringify({
        proxy_soft: 'other',
        proxy_type: protocol,
        proxy_host: host,
        proxy_port: String(port),
        ...(login && { proxy_user: login.username, proxy_password: login.password }),
      }),
    where: {
      'en-US': 'Use this as user_proxy_config when you create or change a profile.',
      'ru-RU': 'Используйте как user_proxy_config, когда создаёте или меняете профиль.',
    },
  },
  fields: (input) => usualFields(input, { type: 'Proxy type', host: 'Host' }),
  where: {
    'en-US':
      'New profile → Proxy: choose the proxy type and fill in the fields. Then press Check proxy.',
    'ru-RU':
      'New profile → Proxy: выберите тип прокси и заполните поля. Затем нажмите Check proxy.',
  },
  undocumented: UNDOCUMENTED_LINE,
  link: 'https://help.adspower.com/',
};
