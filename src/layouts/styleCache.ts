import { createCache } from '@ant-design/cssinjs';

/** Prefix of the class names for the variables of the portal's own themes (`themeClass` in config/theme.ts). */
const OWN = 'css-var-portal-';

/**
 * Creates antd's cache of the style sheets in the document, with one extra user for each entry, so that antd never removes it.
 * Otherwise antd removes a component's variables with its last user: each change of page removed some ten sheets and added them
 * again, and the browser computed all styles twice (docs/budgets.md). Sheets of another theme stay, too, which is why each theme
 * has a class of its own. ProLayout's parts share one class in all themes, so their sheets are still removed: those of the theme
 * that was used last would win for good.
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
