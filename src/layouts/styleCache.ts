import { createCache } from '@ant-design/cssinjs';

/**
 * antd's store of what it wrote into the document, with a holder of its own for each entry. antd counts who uses the
 * variables of a component and takes them out with the last one: on each change of page some ten sheets went, came back for the
 * new page, and had the browser work out the style of everything twice (half of that time, docs/budgets.md). Here they stay.
 * That asks for a class of its own for each theme (`themeClass`), since the variables of another theme stay as well.
 */
export function createStyleCache(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, change) =>
    update(path, (before) => {
      const after = change(before);
      if (before || after === null) return after;
      const [users, value] = after;
      return [users + 1, value];
    });
  return cache;
}
