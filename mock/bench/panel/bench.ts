/** The shared parts that the panel's sections work with. */
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { World } from '../../world/state';
import { followBackendClock } from '../backendClock';
import type { Exchange } from '../exchange';
import { onPortalMessage } from '../messages';
import { createSettings, type SettingName, type Settings } from '../settings';
import { openSharedWorld, type SharedWorld } from '../sharedWorld';

/** The exchanges of the portal in this tab, newest first; reloads of the portal do not clear it. */
export interface ExchangeLog {
  list(): readonly Exchange[];
  clear(): void;
  /** Calls the listener on every change of the list. Returns a function that stops. */
  subscribe(listener: () => void): () => void;
}

export interface PortalFrame {
  window(): Window | null;
  /** Reloads the portal at its present address. */
  reload(): void;
  /** Opens an address of the portal, base path included. */
  go(address: string): void;
  /**
   * Empties the frame, so that no code of the portal runs. A portal that sees another session while it is being left would load its
   * customer, and nobody would answer.
   */
  leave(): Promise<void>;
}

export interface Bench {
  readonly settings: Settings;
  readonly shared: SharedWorld;
  readonly exchanges: ExchangeLog;
  readonly portal: PortalFrame;
}

/** The list keeps so many exchanges and drops older ones. */
const LONGEST_LOG = 300;

function createLog(frame: () => Window | null): ExchangeLog {
  const listeners = new Set<() => void>();
  let list: readonly Exchange[] = [];
  const change = (next: readonly Exchange[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  onPortalMessage(frame, (message) => {
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

/** Creates the bench around the portal in a frame. */
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

/** Returns a setting's values, and follows their changes. */
export function useSetting({ settings }: Bench, name: SettingName): readonly string[] {
  useSyncExternalStore(settings.subscribe, settings.text);
  return settings.getAll(name);
}

/** Returns what `read` finds in the world, and follows its changes; null before the first reading. `read` must be stable. */
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
