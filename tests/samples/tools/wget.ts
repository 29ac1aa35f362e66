import { firstMatch, NUMBER, type Tool } from '../tool';
import { printed } from '../workshop';

export const tool: Tool = {
  debian: ['wget'],
  version: () => firstMatch(printed('wget', ['--version']), NUMBER),
  command: (file) => ['bash', file],
  trust: ({ wgetrc }) => ({ WGETRC: wgetrc }),
  login(words) {
    const given = (option: string) =>
      words.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1) ?? '';
    return { username: given('--proxy-user'), password: given('--proxy-password') };
  },
};
