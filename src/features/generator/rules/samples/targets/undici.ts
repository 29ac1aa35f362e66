import { gatewayUrl } from '../../line/proxyLine';
import { jsCheck, jsText } from '../literals';
import { type CodeSample, joinLines, type SampleInput } from '../sample';

function socksAgent(input: SampleInput): string[] {
  const proxy = jsText(gatewayUrl(input, 'socks5'));
  const options = input.login === null ? '' : ', { username, password }';
  return [`const dispatcher = new Socks5ProxyAgent(${proxy}${options});`];
}

function httpAgent(input: SampleInput): string[] {
  const proxy = jsText(gatewayUrl(input, input.protocol));
  if (input.login === null) return [`const dispatcher = new ProxyAgent(${proxy});`];
  return [
    'const dispatcher = new ProxyAgent({',
    `  uri: ${proxy},`,
    '  token: "Basic " + Buffer.from(username + ":" + password).toString("base64"),',
    '});',
  ];
}

export const undici: CodeSample = {
  name: 'Node.js undici',
  language: 'javascript',
  file: 'sample.mjs',
  run: 'node sample.mjs',
  runWith: 'undici 7.30',
  install: () => 'npm install undici',
  protocols: ['http', 'https', 'socks5'],
  limits: [
    {
      'en-US':
        'The fetch() built into Node.js also takes a dispatcher, but only one from the same version of undici: use request or fetch from this package.',
      'ru-RU':
        'Встроенный в Node.js fetch() тоже принимает dispatcher, но только от той же версии undici: используйте request или fetch из этого пакета.',
    },
    {
      protocol: 'socks5',
      'en-US':
        'SOCKS5 needs a recent undici (this sample was run with 7.30), which treats it as experimental and prints a warning.',
      'ru-RU':
        'Для SOCKS5 нужен свежий undici (пример проверен на 7.30); поддержка экспериментальная, и undici выводит предупреждение.',
    },
  ],
  write(input) {
    const { protocol, login, site } = input;
    const isSocks = protocol === 'socks5';
    return joinLines(
      `import { ${isSocks ? 'Socks5ProxyAgent, request' : 'ProxyAgent, request'} } from "undici";`,
      '',
      login && [
        `const username = ${jsText(login.username)};`,
        `const password = ${jsText(login.password)};`,
      ],
      login?.password === null && jsCheck,
      ...(isSocks ? socksAgent(input) : httpAgent(input)),
      '',
      `const { statusCode, body } = await request(${jsText(site)}, { dispatcher });`,
      'console.log(statusCode, await body.text());',
      'await dispatcher.close();',
    );
  },
};
