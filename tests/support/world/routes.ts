/** The pages that the checks of a whole portal walk through, below /client: before signing in, after it, and by the menu. */
import { routes } from '../../../config/routes';
import { type CallName, calls } from '../../../src/api/contract';
import { examples } from '../../../src/api/contract/examples';
import { MESSAGES, type TextKey } from '../messages';

interface Route {
  readonly path: string;
  readonly component?: string;
  readonly name?: string;
  readonly hideInMenu?: boolean;
  readonly ofRow?: boolean;
  readonly routes?: readonly Route[];
}

/** Pages that look otherwise by what their address says. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/residential': ['/residential?country=US&rotation=sticky'],
  '/usage': ['/usage', '/usage?tab=changes'],
  // Only a mailed link has the form.
  '/user/resetpassword': ['/user/resetpassword?token=sometoken'],
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

/** The path of every page. */
export const ROUTES = [...(publicPart ?? []), ...(portal ?? [])].flatMap(({ path, component }) =>
  component === undefined || path.includes('*') ? [] : path,
);
/** A mailed link is first: a document reads it at its start, and keeps its token for later visits to the page. */
export const PUBLIC = addressesIn(publicPart ?? [])
  .filter((path) => !path.includes('*'))
  .sort((one, other) => Number(other.includes('?')) - Number(one.includes('?')));
export const SIGNED_IN = addressesIn(portal ?? []);
/** The path of every route in the main layout, redirects and the page "not found" among them. */
export const PORTAL_PATHS = (portal ?? []).map(({ path }) => path.replace('*', 'nowhere'));

const isText = (key: string): key is TextKey => key in MESSAGES['en-US'];

/** The pages with a title of their own, in the menu's order: path and text. */
const titled = (isMeant: (route: Route) => boolean) =>
  (portal ?? []).filter(isMeant).flatMap(({ path, component, name }) => {
    if (component === undefined || name === undefined) return [];
    const text = `menu.${name}`;
    if (!isText(text)) throw new Error(`no text for the menu's entry ${text}`);
    return [{ path, text }];
  });

/** The entries of the main menu that lead to a page. */
export const MENU_ENTRIES = titled(({ hideInMenu }) => !hideInMenu);
/** The pages that the palette leads to: all but those of a row. */
export const PALETTE_PAGES = titled(({ ofRow }) => !ofRow);

/** The pages at whose address an example of some readings is made; `usage` with a range of rows. */
const pagesOf = (isMeant: (call: CallName) => boolean): string[] => [
  ...new Set(
    (Object.keys(calls) as CallName[]).flatMap((call) => {
      const { page } = examples[call];
      if (calls[call].changes || page === undefined || !isMeant(call)) return [];
      return page.startsWith('/usage') ? `${page}&range=30d` : page;
    }),
  ),
];

/** The pages that show what they read. */
export const READING = pagesOf(() => true);
/** The pages with a table of records; Recharge lists its own by New order's call. */
export const TABLES = [...pagesOf((call) => 'page' in calls[call].params.fields), '/recharge'];
