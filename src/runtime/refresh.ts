import { BackendError, CODE } from '@/contract';
import { REFRESH_INTERVAL_MS, type StoredAuth, shouldRefresh } from '@/domain/session';
import { refreshToken } from '@/services/user';
import { readAuth, writeAuth } from './session';
import { local } from './storage';

/** The lock that lets one tab refresh for all. */
const LOCK = 'session-refresh';
/** When this browser last refreshed, in ms: a clock that is wrong by hours must not refresh before every call. */
const REFRESHED_AT_KEY = 'authRefreshedAt';

/** How long the browser may take to bring another tab's writing here, in ms. */
const NEWS_MS = 1000;

function isDue(auth: StoredAuth): boolean {
  const stored = local.read(REFRESHED_AT_KEY);
  return shouldRefresh(auth, Date.now(), stored === null ? null : Number(stored));
}

let running: Promise<void> | null = null;

async function refreshIfStillDue(): Promise<void> {
  const auth = readAuth();
  // Another tab may have refreshed while this one waited for the lock.
  if (auth === null || !isDue(auth)) return;
  const fresh = await refreshToken();
  // Signed out, or signed in as another, while the answer was on its way: theirs is the newer word.
  if (readAuth()?.jwt_token !== auth.jwt_token) return;
  writeAuth({ jwt_token: fresh.jwtToken, expire_at: fresh.expireAt });
  // The time last: another tab that sees it has seen the session too, and would otherwise go on with the old one.
  local.write(REFRESHED_AT_KEY, String(Date.now()));
}

/** Listens for another tab's refresh; the returned function waits for the last thing it writes, for `NEWS_MS` at most. */
function listenForNews(): () => Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== REFRESHED_AT_KEY && event.key !== null) return;
      window.removeEventListener('storage', onStorage);
      resolve();
    };
    window.addEventListener('storage', onStorage);
  });
  return () => Promise.race([heard, new Promise<void>((late) => setTimeout(late, NEWS_MS))]);
}

async function locked(work: () => Promise<void>): Promise<void> {
  // Web Locks exist in secure contexts only.
  if (!navigator.locks) return work();
  const isDone = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
  if (isDone) return undefined;
  // Another tab refreshes. Its lock is given on before what it wrote is seen here: tabs are processes of their own.
  const news = listenForNews();
  return navigator.locks.request(LOCK, async () => {
    const auth = readAuth();
    if (auth !== null && isDue(auth)) await news();
    await work();
  });
}

/**
 * Refreshes the session when it is due, once for all calls and all tabs that ask meanwhile (contract: every call waits
 * for a due refresh). A refresh that fails leaves the session as it is, and the call that waited goes on and gets its own
 * answer; only code 10013 ends the session, which the request policy does.
 */
export function ensureFresh(): Promise<void> {
  const auth = readAuth();
  if (auth === null || !isDue(auth)) return Promise.resolve();
  running ??= locked(refreshIfStillDue)
    .catch((error: unknown) => {
      if (error instanceof BackendError && error.code === CODE.sessionInvalid) throw error;
    })
    .finally(() => {
      running = null;
    });
  return running;
}

/** Refreshes now and every six minutes (spec §4), and when the page is seen again after a sleep. Returns how to stop. */
export function startRefreshLoop(): () => void {
  const tick = () => {
    // A session that ended is announced by the request policy; here is nobody to tell.
    ensureFresh().catch(() => undefined);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') tick();
  };
  tick();
  const timer = window.setInterval(tick, REFRESH_INTERVAL_MS);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
