import { colonLine, type ToolPreset, usualFields } from '../preset';

export const multilogin: ToolPreset = {
  id: 'multilogin',
  name: 'Multilogin',
  protocols: { password: ['http', 'socks5'], whitelist: ['http', 'socks5'] },
  paste: colonLine,
  isEncoded: false,
  fields: (input) => usualFields(input, { type: 'Connection type', host: 'Host' }),
  where: {
    en: 'New profile → Proxy → Custom: choose the connection type, and paste the line into the field for host and port. Then check the proxy.',
    ru: 'New profile → Proxy → Custom: выберите тип соединения и вставьте строку в поле для хоста и порта. Затем проверьте прокси.',
  },
  limits: [],
  link: 'https://multilogin.com/help/',
};
