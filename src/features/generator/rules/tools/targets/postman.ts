/**
 * Postman opens no file with a proxy: the proxy is a setting of the program. "Use the system proxy" reads the variables HTTP_PROXY
 * and HTTPS_PROXY ("Respect HTTP_PROXY, HTTPS_PROXY, and NO_PROXY environment variables"), with the login in the address:
 * https://github.com/postmanlabs/postman-app-support/issues/3566. The address needs its protocol: issue 3667 there.
 */
import { proxyUrl, type Tool, type ToolLine, usualFields } from '../tool';

/** postman-request (request.js) decodes a login that Node has decoded already: "%41" would become "A". */
const DECODED_TWICE = /%[\dA-F]{2}/i;

const LINE: ToolLine = {
  write: proxyUrl,
  breaks: ({ login }) =>
    login !== null && [login.username, login.password].some((part) => DECODED_TWICE.test(part))
      ? ['%']
      : [],
};

export const postman: Tool = {
  name: 'Postman',
  protocols: ['http'],
  line: LINE,
  fields: (input) =>
    usualFields(input, { type: 'Proxy type', host: 'Proxy server' }, { http: 'HTTP, HTTPS' }),
  where: {
    'en-US':
      'In the desktop app, open Settings → Proxy, choose “Use custom proxy configuration” and fill in the fields; under “Proxy type”, tick both. If you use a password, also tick “This proxy requires authentication”.',
    'ru-RU':
      'В приложении для компьютера откройте Settings → Proxy, выберите «Use custom proxy configuration» и заполните поля; в «Proxy type» отметьте оба варианта. В режиме пароля отметьте и «This proxy requires authentication».',
  },
  limits: [
    {
      'en-US':
        'Instead of the fields, you can set the line as the environment variables HTTP_PROXY and HTTPS_PROXY, restart Postman, and choose “Use the system proxy” with “Respect HTTP_PROXY, HTTPS_PROXY, and NO_PROXY environment variables”.',
      'ru-RU':
        'Вместо полей можно задать строку в переменных окружения HTTP_PROXY и HTTPS_PROXY, перезапустить Postman и выбрать «Use the system proxy» и «Respect HTTP_PROXY, HTTPS_PROXY, and NO_PROXY environment variables».',
    },
    {
      'en-US': 'Postman’s proxy is one of its settings: there’s no file to import.',
      'ru-RU': 'Прокси в Postman\u00a0— это настройка программы: файла для импорта нет.',
    },
    {
      'en-US':
        'Other programs started with these variables go through the proxy, too, and use your traffic.',
      'ru-RU':
        'Другие программы, запущенные с этими переменными, тоже пойдут через прокси и будут тратить ваш трафик.',
    },
    {
      'en-US':
        'Postman doesn’t support SOCKS5 proxies. Its web version sends requests itself and doesn’t use your proxy.',
      'ru-RU':
        'Postman не поддерживает прокси SOCKS5. Веб-версия отправляет запросы сама и не использует ваш прокси.',
    },
  ],
  link: 'https://learning.postman.com/docs/sending-requests/capturing-request-data/proxy/',
};
