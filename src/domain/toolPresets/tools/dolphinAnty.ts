import { colonLine, type ToolPreset, usualFields } from '../preset';

export const dolphinAnty: ToolPreset = {
  id: 'dolphinAnty',
  name: 'Dolphin Anty',
  protocols: { password: ['http', 'socks5'], whitelist: ['http', 'socks5'] },
  paste: colonLine,
  isEncoded: false,
  fields: (input) => usualFields(input, { type: 'Proxy type', host: 'Host' }),
  where: {
    en: 'Proxies → Add proxy, or New profile → Proxy → New proxy: choose the type and paste the line. Then check the proxy.',
    ru: 'Proxies → Add proxy или New profile → Proxy → New proxy: выберите тип и вставьте строку. Затем проверьте прокси.',
  },
  limits: [],
  link: 'https://dolphin-anty.com/',
};
