import { execFileSync } from 'node:child_process';
import { curlOf } from './curl';

/** Reads the arguments of a command as a shell does. */
const argumentsOf = (command: string): string[] =>
  execFileSync('sh', ['-c', command.replace(/^curl/, `printf '%s\\n'`)], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');

describe('a call as a command of curl', () => {
  it('has the address, the session and the parameters, whatever is in them', () => {
    const command = curlOf({
      method: 'POST',
      url: 'http://bench.test/api/account/login',
      headers: { 'jwt-token': '', 'content-type': 'text/plain', accept: '*/*' },
      body: `password=it's $HOME \`x\` "y"`,
    });
    expect(argumentsOf(command)).toEqual([
      'http://bench.test/api/account/login',
      '-X',
      'POST',
      '-H',
      'jwt-token;',
      '-H',
      'content-type: text/plain',
      '--data-raw',
      `password=it's $HOME \`x\` "y"`,
    ]);
  });

  it('is short for a reading', () => {
    const url = 'http://bench.test/api/user/info?page=1&keyword=a b';
    expect(
      argumentsOf(curlOf({ method: 'GET', url, headers: { 'jwt-token': 'abc' }, body: '' })),
    ).toEqual([url, '-H', 'jwt-token: abc']);
  });
});
