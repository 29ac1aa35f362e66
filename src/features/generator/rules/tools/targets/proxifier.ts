/** Proxifier's protocols and fields: its own manual, https://www.proxifier.com/docs/win-v4/. */
import { type Tool, usualFields } from '../tool';

/** Proxifier calls a proxy that opens tunnels by CONNECT an HTTPS proxy. */
const TYPES = { http: 'HTTPS', socks5: 'SOCKS Version 5' } as const;

export const proxifier: Tool = {
  name: 'Proxifier',
  protocols: ['http', 'socks5'],
  fields: (input) => usualFields(input, { type: 'Protocol', host: 'Address' }, TYPES),
  where: {
    'en-US':
      'Profile → Proxy Servers → Add: fill in the fields (Proxifier calls an HTTP proxy “HTTPS”). If you use a password, also tick “Enable” under “Authentication”. Then press “Check”. Under Profile → Proxification Rules, choose which programs use the proxy.',
    'ru-RU':
      'Profile → Proxy Servers → Add: заполните поля (HTTP-прокси там называется «HTTPS»), в режиме пароля отметьте «Enable» в разделе «Authentication» и нажмите «Check». Затем в Profile → Proxification Rules выберите, какие программы идут через прокси.',
  },
  link: 'https://www.proxifier.com/docs/win-v4/',
};
