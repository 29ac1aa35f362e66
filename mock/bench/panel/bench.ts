/** What the sections of the panel work with. */
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { World } from '../../world/state';
import { followBackendClock } from '../backendClock';
import type { Exchange } from '../exchange';
import { hearPortal } from '../messages';
import { createSettings, type SettingName, type Settings } from '../settings';
import { openSharedWorld, type SharedWorld } from '../sharedWorld';

/** The exchanges of the portal in this tab, newest first; reloads of the portal do not clear it. */
export interface ExchangeLog {
  list(): readonly Exchange[];
  clear(): void;
  /** Hears of every change of the list. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** The portal in the frame. */
export interface PortalFrame {
  /** Its window; null before it is there. */
  window(): Window | null;
  /** Loads it anew where it is. */
  reload(): void;
  /** Goes to an address of the portal, with its base path. */
  go(address: string): void;
  /**
   * Empties the frame: nothing of the portal runs any more. A portal that hears of another session while it is being left would ask
   * for its customer, and nobody would be there to answer.
   */
  leave(): Promise<void>;
}

export interface Bench {
  readonly settings: Settings;
  readonly shared: SharedWorld;
  readonly exchanges: ExchangeLog;
  readonly portal: PortalFrame;
}

/** The exchanges that are shown; older ones are dropped. */
const LONGEST_LOG = 300;

function createLog(frame: () => Window | null): ExchangeLog {
  const listeners = new Set<() => void>();
  let list: readonly Exchange[] = [];
  const change = (next: readonly Exchange[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  hearPortal(frame, (message) => {
    if (message.bench !== 'exchange') return;
    const { exchange } = message;
    const isNew = list.every(({ id }) => id !== exchange.id);
    change(
      isNew
        ? [exchange, ...list].slice(0, LONGEST_LOG)
        : list.map((one) => (one.id === exchange.id ? exchange : one)),
    );
  });
  return {
    list: () => list,
    clear: () => change([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The bench around the portal in a frame. */
export function createBench(frame: RefObject<HTMLIFrameElement | null>): Bench {
  const settings = createSettings();
  const shared = openSharedWorld();
  followBackendClock({ settings, shared });
  const windowOf = () => frame.current?.contentWindow ?? null;
  return {
    settings,
    shared,
    exchanges: createLog(windowOf),
    portal: {
      window: windowOf,
      reload: () => windowOf()?.location.reload(),
      go: (address) => windowOf()?.location.assign(address),
      leave: () =>
        new Promise((done) => {
          frame.current?.addEventListener('load', () => done(), { once: true });
          if (frame.current === null) done();
          else windowOf()?.location.replace('about:blank');
        }),
    },
  };
}

/** A setting's values, as they change. */
export function useSetting({ settings }: Bench, name: SettingName): readonly string[] {
  useSyncExternalStore(settings.subscribe, settings.text);
  return settings.getAll(name);
}

/** What `read` gives of the world, as it changes; null before it was read for the first time. `read` must be the same one each time. */
export function useWorld<T>({ shared }: Bench, read: (world: World) => T): T | null {
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await shared.alone(read);
      if (!isGone) setValue(found);
    };
    void look();
    const stop = shared.onChange(() => void look());
    return () => {
      isGone = true;
      stop();
    };
  }, [shared, read]);
  return value;
}
