import { type ToolPreset, usualFields } from '../preset';

export const postman: ToolPreset = {
  id: 'postman',
  name: 'Postman',
  protocols: { password: ['http'], whitelist: ['http'] },
  paste: null,
  isEncoded: false,
  fields: (input) =>
    usualFields(input, { type: 'Proxy type', host: 'Proxy server' }, { http: 'HTTP, HTTPS' }),
  where: {
    en: 'In the desktop app: Settings → Proxy → Use custom proxy configuration. With a password tick This proxy requires authentication.',
    ru: 'В приложении для компьютера: Settings → Proxy → Use custom proxy configuration. Для входа с паролем отметьте This proxy requires authentication.',
  },
  limits: [
    {
      en: 'Postman takes no SOCKS5 proxy. Its web version sends requests by itself and uses no proxy of yours.',
      ru: 'Postman не поддерживает прокси SOCKS5. Веб-версия отправляет запросы сама и не использует ваш прокси.',
    },
  ],
  link: 'https://learning.postman.com/docs/sending-requests/capturing-request-data/proxy/',
};
