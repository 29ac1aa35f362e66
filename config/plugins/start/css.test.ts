import { neededNames, usedRules, variableRules, variablesIn, withoutStates } from './css';

const PRESENT = ['a', '.field', '*', '.field>*'];
const used = (css: string) => usedRules(css, (selector) => PRESENT.includes(selector));

describe('the rules of a painted page', () => {
  it.each([
    ['a{color:red}b{color:blue}', 'a{color:red}'],
    ['b,a{color:red}', 'a{color:red}'],
    ['a:hover,b:hover{color:red}', 'a:hover{color:red}'],
    [
      '.field:not(b:hover):focus::before{content:"}"}',
      '.field:not(b:hover):focus::before{content:"}"}',
    ],
    [':focus-visible{outline:0}', ':focus-visible{outline:0}'],
    ['.field>::placeholder{color:red}', '.field>::placeholder{color:red}'],
    ['@layer base,antd;@layer antd{a{color:red}b{color:blue}}', '@layer antd{a{color:red}}'],
    ['@media print{b{color:blue}}', ''],
    ['@keyframes turn{to{rotate:1turn}}', '@keyframes turn{to{rotate:1turn}}'],
    ['a{background:url("a;b{c}")}b{}', 'a{background:url("a;b{c}")}'],
  ])('of %s has %s', (css, rest) => expect(used(css)).toBe(rest));

  it('match an element in any state', () => {
    expect(withoutStates('a:hover:not(:is(header, aside) a)')).toBe('a');
    expect(withoutStates('.field:not(.field-error)')).toBe('.field:not(.field-error)');
    expect(withoutStates('.field>:focus')).toBe('.field>*');
    expect(withoutStates(':focus-within>.field')).toBe('*>.field');
  });
});

describe('the variables of a painted page', () => {
  const light = variablesIn('.t{--a:1px;--b:var(--a);--c:red}.t.x{--d:solid}');
  const dark = variablesIn('.t{--a:1px;--b:var(--e);--c:red;--e:2px}');
  const needed = neededNames('p{border:var(--b) var(--d)}', light, dark);

  it('are those that its rules need, and those in their values', () => {
    expect([...needed]).toEqual(['--b', '--a', '--e', '--d']);
    expect(variableRules(light, needed)).toBe('.t{--a:1px;--b:var(--a)}.t.x{--d:solid}');
  });

  it('have a second rule where they differ in the dark', () => {
    expect(variableRules(dark, needed, (head) => `dark ${head}`, light)).toBe(
      'dark .t{--b:var(--e);--e:2px}',
    );
  });
});
