/**
 * Multilogin's field for each part: "Multilogin X API", its own document,
 * https://documenter.getpostman.com/view/28533318/2s946h9Cv9 (`proxy` of `parameters`). Only others document the line
 * HOST:PORT:USER:PASS in its window: https://docs.helodata.com/products/overview-2/proxy-list-format.
 */
import { COLON_LINE, type Tool, UNDOCUMENTED_LINE, usualFields } from '../tool';

export const multilogin: Tool = {
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
