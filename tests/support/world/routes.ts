/** The pages that the checks of a whole portal walk through, below /client: before signing in, and after. */
import { routes } from '../../../config/routes';

interface Route {
  readonly path: string;
  readonly component?: string;
  readonly ofRow?: boolean;
  readonly routes?: readonly Route[];
}

/** Pages that look otherwise by what their address says. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/residential': ['/residential?country=US&rotation=sticky'],
  '/usage': ['/usage', '/usage?tab=changes'],
  // Any address that leads nowhere.
  '/*': ['/nowhere'],
};

/** The addresses of the pages in a part of the route table; a page of a row needs one, and is not among them. */
const addressesIn = (part: readonly Route[]): string[] =>
  part
    .filter(({ component, ofRow }) => component !== undefined && !ofRow)
    .flatMap(({ path }) => ADDRESSES[path] ?? [path]);

const [publicPart, portal] = (routes as readonly Route[]).map(({ routes: inner = [] }) =>
  inner.flatMap((route) => route.routes ?? [route]),
);
export const PUBLIC = addressesIn(publicPart ?? []).filter((path) => !path.includes('*'));
export const SIGNED_IN = addressesIn(portal ?? []);
