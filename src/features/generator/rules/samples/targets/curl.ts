import { curlLoginPart, SOCKS5H_SCHEMES, shellQuote } from '../../line/curl';
import { gatewayUrl } from '../../line/proxyLine';
import { type CodeSample, httpsSince, joinLines, SEEN_PASSWORD } from '../sample';

export const curl: CodeSample = {
  name: 'cURL',
  language: 'bash',
  runWith: 'curl 7.88, libcurl 7.88, 8.14',
  protocols: ['http', 'https', 'socks5'],
  limits: [
    {
      'en-US': 'For bash and zsh. For PowerShell, use the command on the “Test” tab.',
      'ru-RU': 'Для bash и zsh. Для PowerShell возьмите команду на вкладке «Проверка».',
    },
    {
      isOfLogin: true,
      'en-US':
        'curl decodes %XX in the username and password, so each percent sign is written as %25.',
      'ru-RU':
        'curl раскодирует %XX в логине и пароле, поэтому каждый символ процента записан как %25.',
    },
    SEEN_PASSWORD,
    httpsSince('curl 7.52'),
  ],
  write(input) {
    const { protocol, login, site } = input;
    const username = curlLoginPart(login?.username ?? '');
    const password = login?.password;
    // Bash cannot check a variable and replace a sign of it in one expansion.
    const check = password === null ? `: "\${PROXY_PASSWORD:?}" && ` : '';
    return joinLines(
      `${check}curl --proxy ${shellQuote(gatewayUrl(input, SOCKS5H_SCHEMES[protocol]))} \\`,
      login !== null &&
        (typeof password === 'string'
          ? `  --proxy-user ${shellQuote(`${username}:${curlLoginPart(password)}`)} \\`
          : `  --proxy-user ${shellQuote(`${username}:`)}"\${PROXY_PASSWORD//\\%/%25}" \\`),
      `  ${shellQuote(site)}`,
    );
  },
};
