import { colonLine, type ToolPreset, usualFields } from '../preset';

export const adsPower: ToolPreset = {
  id: 'adsPower',
  name: 'AdsPower',
  protocols: { password: ['http', 'socks5'], whitelist: ['http', 'socks5'] },
  paste: colonLine,
  isEncoded: false,
  fields: (input) => usualFields(input, { type: 'Proxy type', host: 'Host' }),
  where: {
    en: 'New profile → Proxy: choose the proxy type, and paste the line into the field for host and port. Then press Check proxy.',
    ru: 'New profile → Proxy: выберите тип прокси и вставьте строку в поле для хоста и порта. Затем нажмите Check proxy.',
  },
  limits: [],
  link: 'https://help.adspower.com/',
};
