import { lazyPages } from './lazyPages';

const ROUTE_FILE = '/src/.umi-production/core/route.tsx';

describe('the pages of the route table', () => {
  it("are made by the portal's lazyPart", () => {
    const plugin = lazyPages();
    const { code } = plugin.transform("React.lazy(() => import('a')),", ROUTE_FILE) ?? {};
    expect(code).toContain("from '@/ui/lazy/lazyPart'");
    expect(code).toContain("__lazyPage(() => import('a')),");
    expect(plugin.transform('React.lazy(load)', '/src/other.tsx')).toBeNull();
    expect(() => plugin.generateBundle()).not.toThrow();
  });

  it('fail the build when Umi makes them in another way', () => {
    expect(() => lazyPages().transform("loadable(() => import('a'))", ROUTE_FILE)).toThrow(
      'config/plugins/lazyPages.ts: no page in /src/.umi-production/core/route.tsx is made by React.lazy(',
    );
  });

  it('fail the build when Umi writes them to another file', () => {
    expect(() => lazyPages().generateBundle()).toThrow(
      'config/plugins/lazyPages.ts: no module of the build is',
    );
  });
});
