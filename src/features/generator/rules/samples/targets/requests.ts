import { SOCKS5H_SCHEMES } from '../../line/curl';
import { gatewayUrl } from '../../line/proxyLine';
import { pythonText } from '../literals';
import { type CodeSample, httpsSince, joinLines } from '../sample';

export const requests: CodeSample = {
  name: 'Python requests',
  language: 'python',
  file: 'sample.py',
  run: 'python3 sample.py',
  runWith: 'requests 2.28',
  install: (protocol) =>
    protocol === 'socks5' ? 'pip install "requests[socks]"' : 'pip install requests',
  protocols: ['http', 'https', 'socks5'],
  limits: [
    {
      isOfLogin: true,
      'en-US':
        'The username and password are part of a URL, so they’re percent-encoded: quote() does it for any password.',
      'ru-RU':
        'Логин и пароль\u00a0— часть URL, поэтому они кодируются: quote() делает это для любого пароля.',
    },
    httpsSince('urllib3 1.26'),
  ],
  write(input) {
    const { protocol, login, site } = input;
    const scheme = SOCKS5H_SCHEMES[protocol];
    const place = gatewayUrl(input, scheme).slice(`${scheme}://`.length);
    return joinLines(
      login?.password === null && ['import os', 'import sys'],
      login && ['from urllib.parse import quote', ''],
      'import requests',
      '',
      ...(login === null
        ? [`proxy = ${pythonText(gatewayUrl(input, scheme))}`]
        : [
            `username = ${pythonText(login.username)}`,
            `password = ${pythonText(login.password)}`,
            `login = quote(username, safe="") + ":" + quote(password, safe="")`,
            `proxy = ${pythonText(`${scheme}://`)} + login + ${pythonText(`@${place}`)}`,
          ]),
      '',
      'response = requests.get(',
      `    ${pythonText(site)},`,
      '    proxies={"http": proxy, "https": proxy},',
      '    timeout=30,',
      ')',
      'response.raise_for_status()',
      'print(response.text)',
    );
  },
};
