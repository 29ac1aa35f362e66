import { firstMatch, NUMBER, type Tool } from '../tool';
import { newerLibcurl, printed } from '../workshop';

export const tool: Tool = {
  debian: ['php-cli', 'php-curl'],
  version: () => firstMatch(printed('php', ['--version']), NUMBER),
  newer: newerLibcurl,
  // PHP has a setting for an authority, and no variable.
  command: (file, bench) =>
    bench ? ['php', '-d', `curl.cainfo=${bench.pem}`, file] : ['php', file],
  trust: () => ({}),
};
