import { gatewayUrl } from '../../line/proxyLine';
import { csharpText } from '../literals';
import { type CodeSample, httpsSince, joinLines } from '../sample';

export const csharp: CodeSample = {
  name: 'C#',
  language: 'csharp',
  file: 'Program.cs',
  run: 'dotnet run',
  install: () => 'dotnet new console',
  protocols: ['http', 'https', 'socks5'],
  limits: [
    {
      'en-US': 'Paste it into Program.cs of a console project (.NET 6 or later).',
      'ru-RU': 'Вставьте в Program.cs консольного проекта (.NET 6 или новее).',
    },
    httpsSince('.NET 8'),
    {
      'en-US': 'We reviewed this sample but haven’t run it. Check it before you rely on it.',
      'ru-RU':
        'Этот пример мы вычитали, но не запускали. Проверьте его, прежде чем на него полагаться.',
    },
  ],
  write(input) {
    const { protocol, login, site } = input;
    const proxy = csharpText(gatewayUrl(input, protocol));
    return joinLines(
      'using System;',
      'using System.Net;',
      'using System.Net.Http;',
      '',
      ...(login === null
        ? [`var proxy = new WebProxy(${proxy});`]
        : [
            `var username = ${csharpText(login.username)};`,
            `var password = ${csharpText(login.password)};`,
            login.password === null &&
              'if (string.IsNullOrEmpty(password)) throw new Exception("PROXY_PASSWORD is not set");',
            `var proxy = new WebProxy(${proxy})`,
            '{',
            '    Credentials = new NetworkCredential(username, password),',
            '};',
          ]),
      'using var client = new HttpClient(new HttpClientHandler { Proxy = proxy });',
      '',
      `Console.WriteLine(await client.GetStringAsync(${csharpText(site)}));`,
    );
  },
};
