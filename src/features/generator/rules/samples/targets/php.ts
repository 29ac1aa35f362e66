import { SOCKS5H_SCHEMES } from '../../line/curl';
import { gatewayUrl } from '../../line/proxyLine';
import { phpText } from '../literals';
import { type CodeSample, joinLines } from '../sample';

export const php: CodeSample = {
  name: 'PHP',
  language: 'php',
  file: 'sample.php',
  run: 'php sample.php',
  runWith: 'PHP 8.2, libcurl 7.88, 8.14',
  protocols: ['http', 'socks5'],
  limits: [
    {
      'en-US': 'Needs PHP’s curl extension (php-curl on Debian).',
      'ru-RU': 'Нужно расширение curl для PHP (в Debian это пакет php-curl).',
    },
    {
      isOfLogin: true,
      'en-US':
        'CURLOPT_PROXYUSERPWD decodes the username and password, so they’re percent-encoded: rawurlencode() does it for any password. CURLOPT_PROXYUSERNAME and CURLOPT_PROXYPASSWORD decode them up to libcurl 8.7 only.',
      'ru-RU':
        'CURLOPT_PROXYUSERPWD раскодирует логин и пароль, поэтому они кодируются: rawurlencode() делает это для любого пароля. CURLOPT_PROXYUSERNAME и CURLOPT_PROXYPASSWORD раскодируют их только до libcurl 8.7.',
    },
  ],
  write(input) {
    const { protocol, login, site } = input;
    return joinLines(
      '<?php',
      '',
      login && [
        `$username = ${phpText(login.username)};`,
        `$password = ${phpText(login.password)};`,
        '',
      ],
      `$curl = curl_init(${phpText(site)});`,
      'curl_setopt_array($curl, [',
      `    CURLOPT_PROXY => ${phpText(gatewayUrl(input, SOCKS5H_SCHEMES[protocol]))},`,
      login &&
        '    CURLOPT_PROXYUSERPWD => rawurlencode($username) . ":" . rawurlencode($password),',
      '    CURLOPT_RETURNTRANSFER => true,',
      '    CURLOPT_TIMEOUT => 30,',
      ']);',
      '$body = curl_exec($curl);',
      'if ($body === false) {',
      '    fwrite(STDERR, curl_error($curl) . PHP_EOL);',
      '    exit(1);',
      '}',
      'echo $body, PHP_EOL;',
    );
  },
};
