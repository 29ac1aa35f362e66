import fc from 'fast-check';
import { localText } from '../localText';
import { TOOL_PRESETS } from '.';
import type { ToolInput } from './preset';

const INPUT: ToolInput = {
  protocol: 'http',
  host: 'gate.example.com',
  port: 7000,
  login: { username: 'user-zone-resi', password: 'pass1234' },
};
const byId = (id: string) => {
  const found = TOOL_PRESETS.find((tool) => tool.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('tool presets', () => {
  it.each([
    ['adsPower', 'gate.example.com:7000:user-zone-resi:pass1234'],
    ['multilogin', 'gate.example.com:7000:user-zone-resi:pass1234'],
    ['goLogin', 'gate.example.com:7000:user-zone-resi:pass1234'],
    ['dolphinAnty', 'gate.example.com:7000:user-zone-resi:pass1234'],
    ['foxyProxy', 'http://user-zone-resi:pass1234@gate.example.com:7000'],
    ['proxifier', undefined],
    ['postman', undefined],
  ])('%s: %s', (id, line) => {
    expect(byId(id).paste?.(INPUT)).toBe(line);
  });

  it('FoxyProxy reads any credentials back as they are, over any protocol', () => {
    const anything = fc.string({ unit: 'binary', minLength: 1 });
    const tool = byId('foxyProxy');
    const protocols = fc.constantFrom(...tool.protocols.password);
    fc.assert(
      fc.property(anything, anything, protocols, (username, password, protocol) => {
        const line = tool.paste?.({ ...INPUT, protocol, login: { username, password } }) ?? '';
        const url = new URL(line);
        expect(url.protocol).toBe(`${protocol}:`);
        expect(url.host).toBe('gate.example.com:7000');
        expect(decodeURIComponent(url.username)).toBe(username);
        expect(decodeURIComponent(url.password)).toBe(password);
      }),
    );
  });

  it.each(TOOL_PRESETS.map((tool) => [tool.name, tool] as const))(
    '%s has every part of the login as a field, none in whitelist mode, and its texts in both languages',
    (_, tool) => {
      const values = tool.fields(INPUT).map(({ value }) => value);
      expect(values).toEqual(
        expect.arrayContaining(['gate.example.com', '7000', 'user-zone-resi', 'pass1234']),
      );
      const secrets = tool.fields(INPUT).filter(({ isSecret }) => isSecret);
      expect(secrets.map(({ value }) => value)).toEqual(['pass1234']);
      const open = tool.fields({ ...INPUT, login: null }).map(({ value }) => value);
      expect(open).not.toContain('pass1234');
      for (const text of [tool.where, ...tool.limits]) {
        expect(localText(text, 'en-US')).not.toMatch(/[а-яё]/i);
        expect(localText(text, 'ru-RU')).toMatch(/[а-яё]/i);
      }
      expect(tool.link).toMatch(/^https:\/\//);
    },
  );
});
