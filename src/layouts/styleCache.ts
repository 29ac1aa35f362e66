import { createCache } from '@ant-design/cssinjs';

/** What the portal's own themes call their class of variables begins with (`themeClass` in config/theme.ts). */
const OWN = 'css-var-portal-';

/**
 * antd's cache of the sheets that it wrote into the document, in which each entry counts one extra user, so that antd never
 * removes it. It would remove the variables of a component with its last user: each change of page removed some ten sheets and added
 * them again, and the browser worked out the style of everything twice (half of that time, docs/budgets.md). Those of another theme
 * stay, too, which is why each theme has a class of its own. ProLayout's parts share one class in all themes: theirs are removed as
 * ever, or those of the theme that came last would win for good.
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
