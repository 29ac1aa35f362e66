/** Cuts stylesheets down to the rules that the painted pages use: antd's sheets for the same parts are 20 times as large. */

import { type Container, parse } from 'postcss';

/** At-rules that contain other rules. */
const GROUP = /^(layer|media|supports|container)$/;
/** States and parts of an element, which no document has while it is built. */
const STATE =
  /::?(?:before|after|first-letter|first-line|placeholder-shown|placeholder|selection|marker|hover|focus-visible|focus-within|focus|active|visited|autofill|-(?:webkit|moz|ms)-[\w-]+)\b/g;
const NEGATION = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Removes states from a minified selector, so that it matches the same elements in any state. */
export function withoutStates(selector: string): string {
  const bare = selector.search(STATE) < 0 ? selector : selector.replace(NEGATION, '');
  return bare
    .replace(STATE, '')
    .replace(/(^|[>+~(,])(?=$|[>+~),])/g, '$1*')
    .trim();
}

/** Returns the rules that match an element, each with its matching selectors only. */
export function usedRules(css: string, matches: (selector: string) => boolean): string {
  const keepUsed = (group: Container) =>
    group.each((node) => {
      if (node.type === 'rule') {
        const used = node.selectors.filter((selector) => matches(withoutStates(selector)));
        if (used.length === 0) node.remove();
        else node.selectors = used;
      } else if (node.type === 'atrule') {
        if (GROUP.test(node.name)) keepUsed(node);
        if (!node.nodes?.length) node.remove();
      }
    });
  const root = parse(css);
  keepUsed(root);
  return String(root);
}

/** A theme's variables: for each selector, the values by name. */
export type Variables = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the rules that set a theme's variables. */
export function variablesIn(css: string): Variables {
  const variables = new Map<string, ReadonlyMap<string, string>>();
  parse(css).walkRules((rule) => {
    const values = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void values.set(prop, value));
    variables.set(rule.selector, values);
  });
  return variables;
}

const namesIn = (css: string): string[] =>
  [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Returns the names of the variables that rules use, directly or through another variable's value. */
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

/** Writes the needed variables as rules, leaving out those that have the same value in `base`. */
export function variableRules(
  variables: Variables,
  needed: ReadonlySet<string>,
  head: (selector: string) => string = (selector) => selector,
  base?: Variables,
): string {
  return [...variables]
    .map(([selector, values]) => {
      const body = [...values]
        .filter(([name, value]) => needed.has(name) && base?.get(selector)?.get(name) !== value)
        .map(([name, value]) => `${name}:${value}`)
        .join(';');
      return body === '' ? '' : `${head(selector)}{${body}}`;
    })
    .join('');
}
