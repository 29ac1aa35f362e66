/** Looks for secrets where none may be: addresses, the console, what the browser keeps. */
import type { Page } from '@playwright/test';
import type { World } from '../../mock/world/state';

/** Where the session is kept (spec §3): the one place that may hold a token. */
const SESSION_KEY = 'userAuthData';

interface Kept {
  readonly where: string;
  readonly text: string;
}

/** Everything that a page's origin keeps. Runs in the page. */
async function everythingKept(): Promise<Kept[]> {
  const stores = { localStorage, sessionStorage };
  const kept: Kept[] = Object.entries(stores).flatMap(([name, store]) =>
    Object.entries(store).map(([key, text]) => ({ where: `${name} ${key}`, text: String(text) })),
  );
  kept.push({ where: 'cookies', text: document.cookie });
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const rows = await answerOf(database.transaction(store).objectStore(store).getAll());
      kept.push({ where: `IndexedDB ${name} ${store}`, text: JSON.stringify(rows) });
    }
    database.close();
  }
  return kept;
}

/** What must stay secret in a world, by what it is. */
function secretsOf({ state }: World): ReadonlyMap<string, string> {
  const secrets = new Map<string, string>();
  for (const user of state.users) {
    if (user.password !== null) secrets.set(user.password, 'a password');
    secrets.set(user.proxyPassword, 'a proxy password');
    secrets.set(user.apiToken, 'an API token');
  }
  for (const sub of state.subAccounts) secrets.set(sub.password, 'a proxy password');
  for (const token of Object.keys(state.sessions)) secrets.set(token, 'a session token');
  for (const mail of state.mails) secrets.set(mail.token, 'the token of a mailed link');
  return secrets;
}

const plain = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What is told of a world's secrets by texts that others can read: each with its place. */
export function secretsIn(world: World, texts: readonly Kept[]): string[] {
  const secrets = secretsOf(world);
  return texts.flatMap(({ where, text }) =>
    [...secrets]
      .filter(([secret]) => text.includes(secret) || plain(text).includes(secret))
      .map(([, what]) => `${what} in ${where}`),
  );
}

/** The same for a tab: its address and all that the browser keeps. */
export async function secretsOn(world: World, page: Page): Promise<string[]> {
  const kept = await page.evaluate(everythingKept).catch(() => []);
  const stored = kept.filter(({ where }) => where !== `localStorage ${SESSION_KEY}`);
  return secretsIn(world, [{ where: 'the address', text: page.url() }, ...stored]);
}
