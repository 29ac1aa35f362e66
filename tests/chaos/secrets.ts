/** Looks for secrets where none may be: addresses, the console, the browser's storage. */
import type { Page } from '@playwright/test';
import type { World } from '../../mock/world/state';

/** Local storage key of the session (spec §3), the only place that may contain a token. */
const SESSION_KEY = 'userAuthData';

interface StoredText {
  readonly where: string;
  readonly text: string;
}

/** Returns everything that the page's origin has stored. Runs in the page. */
export async function everythingStored(): Promise<StoredText[]> {
  const stores = { localStorage, sessionStorage };
  const all: StoredText[] = Object.entries(stores).flatMap(([name, store]) =>
    Object.entries(store).map(([key, text]) => ({ where: `${name} ${key}`, text: String(text) })),
  );
  all.push({ where: 'cookies', text: document.cookie });
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const rows = await answerOf(database.transaction(store).objectStore(store).getAll());
      all.push({ where: `IndexedDB ${name} ${store}`, text: JSON.stringify(rows) });
    }
    database.close();
  }
  return all;
}

/** Returns the secrets of a world, each with a name. */
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

/** Finds a world's secrets in texts that others can read, each with its place. */
export function secretsIn(world: World, texts: readonly StoredText[]): string[] {
  const secrets = secretsOf(world);
  return texts.flatMap(({ where, text }) =>
    [...secrets]
      .filter(([secret]) => text.includes(secret) || plain(text).includes(secret))
      .map(([, what]) => `${what} in ${where}`),
  );
}

/** Finds a world's secrets in a tab: in its address, and in everything that the browser has stored. */
export async function secretsOn(world: World, page: Page): Promise<string[]> {
  const all = await page.evaluate(everythingStored).catch(() => []);
  const stored = all.filter(({ where }) => where !== `localStorage ${SESSION_KEY}`);
  // Before its code has loaded, the portal cannot remove the fragment in which Google or Yandex answered.
  const isPainted = (await page.locator('.boot').count()) > 0;
  const address = isPainted ? (page.url().split('#')[0] ?? '') : page.url();
  return secretsIn(world, [{ where: 'the address', text: address }, ...stored]);
}
