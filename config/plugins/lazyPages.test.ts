import { lazyPages } from './lazyPages';

const ROUTE_FILE = '/src/.umi-production/core/route.tsx';

describe('the pages of the route table', () => {
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
