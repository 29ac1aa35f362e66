/**
 * Runs in the page, before its own scripts (`Site.runFirst`): keeps what is written to the console and what fails, because WebKit's driver
 * does not tell of it. `sessionStorage` has it for all documents of a tab.
 */
export function recordNoise(): void {
  const kept = sessionStorage;
  const heard = (text: string) => {
    const before = JSON.parse(kept.getItem('test-noise') ?? '[]') as string[];
    kept.setItem('test-noise', JSON.stringify([...before, text]));
  };
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: the console is what is listened to
    const write = console[level];
    console[level] = (...parts: unknown[]) => {
      heard(`${level}: ${parts.map(String).join(' ')}`);
      write.apply(console, parts);
    };
  }
  const failed = (event: Event) => {
    if (event instanceof ErrorEvent) heard(`uncaught: ${event.message}`);
    // Firefox reports modules that it has already as failed to preload, and a late part's sheet that leaving the page breaks off.
    // Where one is really missing, the part's import fails.
    else if (event.target instanceof Element && !event.target.matches('link'))
      heard(`not loaded: ${event.target.outerHTML}`);
  };
  // Elements that fail to load tell nobody but those who listen before them.
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => heard(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard(`policy: ${violatedDirective} ${blockedURI}`),
  );
  Object.assign(window, { testNoise: () => JSON.parse(kept.getItem('test-noise') ?? '[]') });
}

/** Runs in the page: returns what has been heard in this tab. */
export function noiseHeard(): string[] {
  return (window as { testNoise?: () => string[] }).testNoise?.() ?? [];
}

/** Runs in the page, before its own scripts: a device that asks to save data prefetches nothing. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
