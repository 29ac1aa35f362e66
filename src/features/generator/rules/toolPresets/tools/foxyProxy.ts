/** FoxyProxy takes addresses, percent-encoded: https://github.com/foxyproxy/firefox-extension/wiki/Import-Proxy-List. */
import { proxyUrl, type ToolPreset, usualFields } from '../preset';

export const foxyProxy: ToolPreset = {
  id: 'foxyProxy',
  name: 'FoxyProxy',
  protocols: { password: ['http', 'https', 'socks5'], whitelist: ['http', 'https', 'socks5'] },
  line: { write: proxyUrl, breaks: () => [] },
  api: null,
  fields: (input) => usualFields(input, { type: 'Type', host: 'Hostname' }),
  where: {
    en: 'Options → Import → Import Proxy List: paste the line, press Import, then Save in Proxies.',
    ru: 'Options → Import → Import Proxy List: вставьте строку, нажмите Import, затем Save в разделе Proxies.',
  },
  limits: [
    {
      en: 'Chrome, Edge and other Chromium browsers cannot send a SOCKS5 login: use HTTP or whitelist mode there. Firefox can send it.',
      ru: 'Chrome, Edge и другие браузеры на Chromium не поддерживают вход по SOCKS5: в них используйте HTTP или режим белого списка. Firefox его поддерживает.',
    },
  ],
  extra: null,
  link: 'https://github.com/foxyproxy/firefox-extension/wiki/Import-Proxy-List',
};
