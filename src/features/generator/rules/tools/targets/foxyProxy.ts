/** FoxyProxy takes addresses, percent-encoded: https://github.com/foxyproxy/firefox-extension/wiki/Import-Proxy-List. */
import { proxyUrl, type Tool, usualFields } from '../tool';

export const foxyProxy: Tool = {
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
