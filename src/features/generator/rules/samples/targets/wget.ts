import { shellQuote } from '../../line/curl';
import { gatewayUrl } from '../../line/proxyLine';
import { type CodeSample, joinLines, onlyHttp, SEEN_PASSWORD } from '../sample';

export const wget: CodeSample = {
  name: 'wget',
  language: 'bash',
  runWith: 'wget 1.21',
  protocols: ['http'],
  limits: [
    onlyHttp('wget'),
    {
      'en-US': 'For GNU Wget 1.x in bash, zsh and other POSIX shells.',
      'ru-RU': 'Для GNU Wget 1.x в bash, zsh и других оболочках POSIX.',
    },
    {
      isOfLogin: true,
      'en-US': 'wget2 has other options for the username and password.',
      'ru-RU': 'В wget2 параметры логина и пароля другие.',
    },
    SEEN_PASSWORD,
  ],
  write(input) {
    const { login, site } = input;
    const proxy = shellQuote(gatewayUrl(input, 'http'));
    const password =
      typeof login?.password !== 'string' ? `"\${PROXY_PASSWORD:?}"` : shellQuote(login.password);
    return joinLines(
      'wget -nv -O - \\',
      `  -e use_proxy=yes -e http_proxy=${proxy} -e https_proxy=${proxy} \\`,
      login && `  --proxy-user=${shellQuote(login.username)} --proxy-password=${password} \\`,
      `  ${shellQuote(site)}`,
    );
  },
};
