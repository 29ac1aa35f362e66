import { firstMatch, NUMBER, type Tool } from '../tool';
import { newerLibcurl, printed } from '../workshop';

/** Decodes a part of `--proxy-user` as curl does. */
const decoded = (text: string) =>
  text.replace(/%([\dA-F]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));

export const tool: Tool = {
  debian: ['curl'],
  version: () => firstMatch(printed('curl', ['--version']), NUMBER),
  newer: newerLibcurl,
  command: (file) => ['bash', file],
  trust: ({ curlHome }) => ({ CURL_HOME: curlHome }),
  login(words) {
    const pair = words[words.indexOf('--proxy-user') + 1] ?? '';
    const colon = pair.indexOf(':');
    return { username: decoded(pair.slice(0, colon)), password: decoded(pair.slice(colon + 1)) };
  },
};
