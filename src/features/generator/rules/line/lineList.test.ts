import { type LineList, lineAt, linesText, textParts } from './lineList';
import {
  type AuthMode,
  fileFrame,
  LINE_FORMATS,
  LINES_PER_CHUNK,
  type LineSpec,
  proxyLines,
} from './proxyLine';

const SESSION = 'abc123def456';
const COUNT = LINES_PER_CHUNK * 2 + 3;
const spec: LineSpec = {
  format: 'url',
  protocol: 'http',
  host: 'gate.example.com',
  port: 7000,
  auth: 'password',
  account: 'main-session-aaaaaaaa',
  password: '=p:a@s/s "1,2" ü',
  country: 'DE',
  state: '',
  city: '',
  minutes: 30,
};

function made(of: LineSpec, count: number): { list: LineList; lines: string[] } {
  const chunks = [...proxyLines(of, count, SESSION)];
  const parts = chunks.map((chunk) => linesText(of, chunk));
  return { list: { spec: of, count, sessionId: SESSION, parts }, lines: chunks.flat() };
}

describe.each(LINE_FORMATS)('a list as %s', (format) => {
  it.each<AuthMode>(['password', 'whitelist'])('gives its lines back, %s mode', (auth) => {
    const { list, lines } = made({ ...spec, format, auth }, COUNT);
    const at = [0, 1, LINES_PER_CHUNK - 1, LINES_PER_CHUNK, LINES_PER_CHUNK * 2, COUNT - 1];
    for (const index of at) expect(lineAt(list, index)).toBe(lines[index]);
    expect(lineAt(list, COUNT)).toBe('');
    expect(lineAt(list, -1)).toBe('');
    const { head, between, tail } = fileFrame(format, auth);
    expect([...textParts(list, 'file')].join('')).toBe(head + lines.join(between) + tail);
    expect([...textParts(list, 'clipboard')].join('')).toBe(
      head + lines.join(between) + tail.trimEnd(),
    );
  });
});

it('keeps a line break of a password where it is', () => {
  const { list, lines } = made({ ...spec, format: 'HOST:PORT:USER:PASS', password: 'a\nb' }, 3);
  expect(lineAt(list, 2)).toBe(lines[2]);
});

it('holds one line', () => {
  const { list, lines } = made(spec, 1);
  expect(lineAt(list, 0)).toBe(lines[0]);
});
