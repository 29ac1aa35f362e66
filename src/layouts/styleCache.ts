import { createCache } from '@ant-design/cssinjs';

/** What the portal's own themes call their class of variables begins with (`themeClass` in config/theme.ts). */
const OWN = 'css-var-portal-';

/**
 * antd's store of what it wrote into the document, with a holder of its own for each entry. antd counts who uses the
 * variables of a component and takes them out with the last one: on each change of page some ten sheets went, came back for the
 * new page, and had the browser work out the style of everything twice (half of that time, docs/budgets.md). Here they stay.
 * That asks for a class of its own for each theme, since the variables of another theme stay as well. ProLayout's parts have
 * one class for all themes: theirs are taken out, or those of the theme that came last would count for good.
 */
export function createStyleCache(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, change) =>
    update(path, (before) => {
      if (!path.includes(OWN)) return change(before);
      const after = change(before);
      if (before || after === null) return after;
      const [users, value] = after;
      return [users + 1, value];
    });
  return cache;
}
