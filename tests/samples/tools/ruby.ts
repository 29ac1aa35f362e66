import { firstMatch, NUMBER, openssl, type Tool } from '../tool';
import { printed } from '../workshop';

export const tool: Tool = {
  debian: ['ruby'],
  version: () => firstMatch(printed('ruby', ['--version']), NUMBER),
  command: (file) => ['ruby', file],
  trust: openssl,
};
