import { firstMatch, openssl, type Tool } from '../tool';
import { printed } from '../workshop';

export const tool: Tool = {
  debian: ['golang-go'],
  version: () => firstMatch(printed('go', ['version']), /go(\d\S+)/),
  command: (file) => ['go', 'run', file],
  trust: openssl,
};
