import { lineSpecWith } from '../../../../../tests/support/world/proxyLine';
import { type LineList, makeLineList, textParts } from './lineList';
import {
  type AuthMode,
  fileFrame,
  LINE_FORMATS,
  LINES_PER_CHUNK,
  type LineFormat,
} from './proxyLine';

const COUNT = LINES_PER_CHUNK * 2 + 3;
const spec = lineSpecWith({
  format: 'url',
  account: 'main-session-aaaaaaaa',
  password: '=p:a@s/s "1,2" ü',
  country: 'DE',
  minutes: 30,
});

const linesOf = ({ count, lineAt }: LineList) =>
  Array.from({ length: count }, (_, index) => lineAt(index));
const textOf = (list: LineList, use: 'file' | 'clipboard') => [...textParts(list, use)].join('');

describe.each(LINE_FORMATS)('a list as %s', (format) => {
  it.each<AuthMode>(['password', 'whitelist'])(
    'is shown, saved and copied alike, %s mode',
    (auth) => {
      const list = makeLineList({ ...spec, format, auth }, COUNT);
      const { head, between, tail } = fileFrame(format, auth);
      const last = list.lineAt(COUNT - 1);
      const file = textOf(list, 'file');
      const lines = linesOf(list);
      expect(lines[COUNT - 1]).toBe(last);
      expect(file).toBe(head + lines.join(between) + tail);
      expect(textOf(list, 'clipboard')).toBe(head + lines.join(between) + tail.trimEnd());
    },
  );

  it('has an ID of its own in each line of a Sticky IP', () => {
    const list = makeLineList({ ...spec, format }, COUNT);
    const ids = linesOf(list).map((line) => /-session-([a-z0-9]{12})-sessTime-30/.exec(line)?.[1]);
    expect(ids[0]).toBe(list.sessionId);
    expect(new Set(ids).size).toBe(COUNT);
    expect(ids).not.toContain(undefined);
  });
});

it('a list of Randomize IP repeats one line', () => {
  const lines = linesOf(makeLineList({ ...spec, minutes: null }, 20));
  expect(new Set(lines).size).toBe(1);
});

it('a file of lines is one that its readers take', () => {
  const fileAs = (format: LineFormat) => textOf(makeLineList({ ...spec, format }, 3), 'file');
  expect(JSON.parse(fileAs('json'))).toHaveLength(3);
  expect(fileAs('csv').split('\r\n')[0]).toBe('protocol,host,port,username,password');
  expect(fileAs('csv').split('\r\n')).toHaveLength(5);
  expect(fileAs('url').split('\n')).toHaveLength(4);
  expect(fileFrame('csv', 'whitelist').head).toBe('protocol,host,port\r\n');
});
