import { firstMatch, NUMBER, type Tool } from '../tool';
import { printed } from '../workshop';

export const tool: Tool = {
  debian: ['php-cli', 'php-curl'],
  version: () => firstMatch(printed('php', ['--version']), NUMBER),
  // PHP has no variable for an authority, but a setting.
  command: (file, bench) =>
    bench ? ['php', '-d', `curl.cainfo=${bench.pem}`, file] : ['php', file],
  trust: () => ({}),
};
