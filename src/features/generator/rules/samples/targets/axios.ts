import { SOCKS5H_SCHEMES } from '../../line/curl';
import { gatewayUrl } from '../../line/proxyLine';
import { jsCheck, jsText } from '../literals';
import { type CodeSample, joinLines } from '../sample';

export const axios: CodeSample = {
  name: 'Node.js axios',
  language: 'javascript',
  file: 'sample.mjs',
  run: 'node sample.mjs',
  runWith: 'axios 1.21',
  install: (protocol) =>
    protocol === 'socks5'
      ? 'npm install axios socks-proxy-agent'
      : 'npm install axios https-proxy-agent',
  protocols: ['http', 'https', 'socks5'],
  limits: [
    {
      'en-US':
        'Keep axios’s own proxy option off: many versions can’t reach https sites with it, and none supports SOCKS5. The agent does the work.',
      'ru-RU':
        'Туннель открывает агент. Собственный параметр proxy в axios выключен: многие версии axios не открывают туннель для сайтов https, и ни одна не поддерживает SOCKS5.',
    },
    {
      isOfLogin: true,
      'en-US':
        'The username and password are part of a URL, so they’re percent-encoded: encodeURIComponent() does it for any password.',
      'ru-RU':
        'Логин и пароль\u00a0— часть URL, поэтому они кодируются: encodeURIComponent() делает это для любого пароля.',
    },
  ],
  write(input) {
    const { protocol, login, site } = input;
    const agent = protocol === 'socks5' ? 'SocksProxyAgent' : 'HttpsProxyAgent';
    const library = protocol === 'socks5' ? 'socks-proxy-agent' : 'https-proxy-agent';
    const proxy = jsText(gatewayUrl(input, SOCKS5H_SCHEMES[protocol]));
    return joinLines(
      'import axios from "axios";',
      `import { ${agent} } from "${library}";`,
      '',
      login && [
        `const username = ${jsText(login.username)};`,
        `const password = ${jsText(login.password)};`,
      ],
      login?.password === null && jsCheck,
      `const proxy = new URL(${proxy});`,
      login && [
        'proxy.username = encodeURIComponent(username);',
        'proxy.password = encodeURIComponent(password);',
      ],
      `const agent = new ${agent}(proxy);`,
      '',
      `const response = await axios.get(${jsText(site)}, {`,
      '  httpAgent: agent,',
      '  httpsAgent: agent,',
      '  proxy: false,',
      '});',
      'console.log(response.status, response.data);',
    );
  },
};
