import { javaText } from '../literals';
import { bareHost, type CodeSample, joinLines, onlyHttp } from '../sample';

export const java: CodeSample = {
  name: 'Java java.net.http',
  language: 'java',
  file: 'Sample.java',
  run: 'java Sample.java',
  runWith: 'Java 17.0',
  protocols: ['http'],
  limits: [
    onlyHttp('java.net.http'),
    {
      isOfLogin: true,
      'en-US':
        'Java sends no Basic credentials through a tunnel to an https site unless jdk.http.auth.tunneling.disabledSchemes is empty. Clear it before the first connection, as here, or with -D on the command line.',
      'ru-RU':
        'Java передаёт логин и пароль (Basic) через туннель к сайту https, только если свойство jdk.http.auth.tunneling.disabledSchemes пустое. Очистите его до первого соединения, как здесь, или через -D в командной строке.',
    },
    {
      'en-US': 'Needs Java 11 or later.',
      'ru-RU': 'Нужна Java 11 или новее.',
    },
  ],
  write(input) {
    const { login, site, port } = input;
    return joinLines(
      login && 'import java.net.Authenticator;',
      'import java.net.InetSocketAddress;',
      login && 'import java.net.PasswordAuthentication;',
      'import java.net.ProxySelector;',
      'import java.net.URI;',
      'import java.net.http.HttpClient;',
      'import java.net.http.HttpRequest;',
      'import java.net.http.HttpResponse;',
      '',
      'public class Sample {',
      '    public static void main(String[] args) throws Exception {',
      login && [
        '        // Without this, Java sends no Basic credentials through a tunnel.',
        '        System.setProperty("jdk.http.auth.tunneling.disabledSchemes", "");',
        `        String username = ${javaText(login.username)};`,
        `        String password = ${javaText(login.password)};`,
      ],
      login?.password === null && [
        '        if (password == null || password.isEmpty())',
        '            throw new IllegalStateException("PROXY_PASSWORD is not set");',
      ],
      '        HttpClient client = HttpClient.newBuilder()',
      `            .proxy(ProxySelector.of(new InetSocketAddress(${javaText(bareHost(input))}, ${port})))`,
      login && [
        '            .authenticator(new Authenticator() {',
        '                @Override',
        '                protected PasswordAuthentication getPasswordAuthentication() {',
        '                    if (getRequestorType() != RequestorType.PROXY) return null;',
        '                    return new PasswordAuthentication(username, password.toCharArray());',
        '                }',
        '            })',
      ],
      '            .build();',
      '',
      '        HttpRequest request = HttpRequest.newBuilder(',
      `            URI.create(${javaText(site)})).build();`,
      '        HttpResponse<String> response =',
      '            client.send(request, HttpResponse.BodyHandlers.ofString());',
      '        System.out.println(response.statusCode() + " " + response.body());',
      '    }',
      '}',
    );
  },
};
