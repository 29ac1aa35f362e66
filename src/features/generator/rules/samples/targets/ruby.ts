import { rubyText } from '../literals';
import { bareHost, type CodeSample, joinLines, onlyHttp } from '../sample';

export const ruby: CodeSample = {
  name: 'Ruby',
  language: 'ruby',
  file: 'sample.rb',
  run: 'ruby sample.rb',
  runWith: 'Ruby 3.1',
  protocols: ['http'],
  limits: [onlyHttp('Net::HTTP')],
  write(input) {
    const { port, login, site } = input;
    const proxy = `${rubyText(bareHost(input))}, ${port}`;
    return joinLines(
      'require "net/http"',
      '',
      login && [`username = ${rubyText(login.username)}`, `password = ${rubyText(login.password)}`],
      login?.password === null && 'abort "PROXY_PASSWORD is not set" if password.empty?',
      `site = URI(${rubyText(site)})`,
      '',
      `http = Net::HTTP.new(site.host, site.port, ${proxy}${login === null ? '' : ', username, password'})`,
      'http.use_ssl = site.scheme == "https"',
      'response = http.get(site.request_uri)',
      'puts response.code, response.body',
    );
  },
};
