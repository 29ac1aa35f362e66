/** Cuts stylesheets down to what the painted pages use: antd's own for the same parts are 20 times as large. */

/** A rule, an at-rule with rules in it, or a statement (`@layer a, b;`), whose body is null. */
interface Rule {
  readonly head: string;
  readonly body: string | null;
}

const GROUP = /^@(layer|media|supports|container)\b/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+([\w-]+)/;
/** States and parts of an element, which no document has while it is built. */
const STATE =
  /::?(?:before|after|first-letter|first-line|placeholder-shown|placeholder|selection|marker|hover|focus-visible|focus-within|focus|active|visited|autofill|-(?:webkit|moz|ms)-[\w-]+)\b/g;
const NEGATION = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Splits at a character that stands in no brackets and no quotation marks. */
function splitAt(text: string, mark: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (depth === 0 && quote === '' && sign === mark) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Reads minified rules. */
function rulesOf(css: string): Rule[] {
  return splitAt(css, '}').flatMap((block) => {
    const statements = splitAt(block, ';');
    const last = statements.findIndex((one) => one.includes('{'));
    const heads = (last < 0 ? statements : statements.slice(0, last)).map((head) => ({
      head,
      body: null,
    }));
    if (last < 0) return heads;
    const rule = statements.slice(last).join(';');
    const at = rule.indexOf('{');
    return [...heads, { head: rule.slice(0, at).trim(), body: rule.slice(at + 1) }];
  });
}

/** Returns a minified selector of the elements that it could match in any of their states. */
export function withoutStates(selector: string): string {
  const bare = selector.search(STATE) < 0 ? selector : selector.replace(NEGATION, '');
  return bare
    .replace(STATE, '')
    .replace(/(^|[>+~(,])(?=$|[>+~),])/g, '$1*')
    .trim();
}

/** Returns the rules of which some selector matches, each with these selectors only. */
export function usedRules(css: string, matches: (selector: string) => boolean): string {
  return rulesOf(css)
    .map(({ head, body }) => {
      if (body === null) return '';
      if (GROUP.test(head)) {
        const inner = usedRules(body, matches);
        return inner === '' ? '' : `${head}{${inner}}`;
      }
      if (head.startsWith('@')) return `${head}{${body}}`;
      const used = splitAt(head, ',').filter((selector) => matches(withoutStates(selector)));
      return used.length === 0 ? '' : `${used.join(',')}{${body}}`;
    })
    .join('');
}

/** Returns the rules without animations that none of them names. */
export function withoutIdleAnimations(css: string): string {
  const rules = rulesOf(css);
  const others = rules.filter(({ head }) => !KEYFRAMES.test(head));
  const text = others.map(({ body }) => body).join();
  return rules
    .filter(({ head }) => {
      const name = KEYFRAMES.exec(head)?.[1];
      return name === undefined || text.includes(name);
    })
    .map(({ head, body }) => `${head}{${body}}`)
    .join('');
}

/** The variables of a theme: the values by name, by the selector of the rule. */
export type Variables = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the rules that set a theme's variables. */
export function variablesIn(css: string): Variables {
  const declarations = (body: string): [string, string][] =>
    splitAt(body, ';').map((one) => {
      const at = one.indexOf(':');
      return [one.slice(0, at).trim(), one.slice(at + 1).trim()];
    });
  return new Map(
    rulesOf(css).map(({ head, body }) => [head, new Map(declarations(body ?? ''))] as const),
  );
}

const namesIn = (css: string): string[] =>
  [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Returns the names of the variables that rules need, with those that stand in their values. */
export function neededNames(css: string, ...themes: readonly Variables[]): ReadonlySet<string> {
  const needed = new Set<string>();
  const take = (names: readonly string[]) => {
    for (const name of names) {
      if (needed.has(name)) continue;
      needed.add(name);
      for (const theme of themes) {
        for (const values of theme.values()) take(namesIn(values.get(name) ?? ''));
      }
    }
  };
  take(namesIn(css));
  return needed;
}

/** Writes the needed variables as rules; with `unlike`, only those that have another value there. */
export function variableRules(
  variables: Variables,
  needed: ReadonlySet<string>,
  head: (selector: string) => string = (selector) => selector,
  unlike?: Variables,
): string {
  return [...variables]
    .map(([selector, values]) => {
      const body = [...values]
        .filter(([name, value]) => needed.has(name) && unlike?.get(selector)?.get(name) !== value)
        .map(([name, value]) => `${name}:${value}`)
        .join(';');
      return body === '' ? '' : `${head(selector)}{${body}}`;
    })
    .join('');
}
