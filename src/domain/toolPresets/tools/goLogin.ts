import { colonLine, type ToolPreset, usualFields } from '../preset';

export const goLogin: ToolPreset = {
  id: 'goLogin',
  name: 'GoLogin',
  protocols: { password: ['http', 'socks5'], whitelist: ['http', 'socks5'] },
  paste: colonLine,
  isEncoded: false,
  fields: (input) => usualFields(input, { type: 'Proxy type', host: 'Host' }),
  where: {
    en: 'New profile → Proxy → Your proxy: choose the proxy type, press Paste proxy or paste the line into the field for the host. Then press Check proxy.',
    ru: 'New profile → Proxy → Your proxy: выберите тип прокси, нажмите Paste proxy или вставьте строку в поле для хоста. Затем нажмите Check proxy.',
  },
  limits: [],
  link: 'https://gologin.com/docs',
};
