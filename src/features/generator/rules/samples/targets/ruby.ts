import { rubyText } from '../literals';
import { bareHost, type CodeSample, joinLines } from '../sample';

export const ruby: CodeSample = {
  id: 'ruby',
  name: 'Ruby',
  language: 'ruby',
  file: 'sample.rb',
  run: 'ruby sample.rb',
  runWith: 'Ruby 3.1',
  protocols: { password: ['http'], whitelist: ['http'] },
  limits: [
    {
      text: {
        en: 'Net::HTTP supports only HTTP proxies, not SOCKS5 or HTTPS ones. https sites work.',
        ru: 'Net::HTTP поддерживает прокси только по HTTP: ни SOCKS5, ни HTTPS до шлюза.',
      },
    },
  ],
  write(input) {
    const { port, login, site } = input;
    const proxy = `${rubyText(bareHost(input))}, ${port}`;
    return joinLines(
      'require "net/http"',
      '',
      login !== null && `username = ${rubyText(login.username)}`,
      login !== null &&
        `password = ${login.password === null ? 'ENV.fetch("PROXY_PASSWORD")' : rubyText(login.password)}`,
      `site = URI(${rubyText(site)})`,
      '',
      `http = Net::HTTP.new(site.host, site.port, ${proxy}${login === null ? '' : ', username, password'})`,
      'http.use_ssl = site.scheme == "https"',
      'response = http.get(site.request_uri)',
      'puts response.code, response.body',
    );
  },
};
