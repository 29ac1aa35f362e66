import { useCallback, useEffect, useRef, useState } from 'react';
import {
  applyRunEvent,
  canStart,
  IDLE_RUN,
  type ItemResult,
  nextItem,
  type RunEvent,
  type SequentialRun,
} from '@/lib/sequentialRun';
import { useBusy } from './useBusy';

/** The turn of one item. */
export interface Turn {
  /** Call this right before the item is sent. Returns false when the run was stopped meanwhile: then nothing may be sent. */
  maySend(): boolean;
  /** Notes that the item is being looked up: nothing else is sent meanwhile. */
  noteLookUp(): void;
}

/** The parts in which one run differs from another. */
interface Work<Why> {
  /** The items that a click sends, in this order; null for none. */
  plan(): readonly string[] | null | Promise<readonly string[] | null>;
  /** Sends an item, and looks up whether it was made when its answer is lost. Never throws. */
  send(id: string, turn: Turn): Promise<ItemResult<Why>>;
  /** The run is over, early or not. Nothing waits for what this begins: the customer may go on at once. */
  onEnd(run: SequentialRun<Why>): void;
}

/**
 * Sends changes one after another, by the rules of `lib/sequentialRun`, one run at a time.
 * @param outlivesView true for a change that goes on although its dialog or page is left before its call is sent
 */
export function useSequentialRun<Why = unknown>(outlivesView = false) {
  const { busy, run: once } = useBusy();
  const [run, setRun] = useState<SequentialRun<Why>>(IDLE_RUN);
  /** The same as `run`, but current between two renders, for the work that does not wait for one. */
  const state = useRef<SequentialRun<Why>>(IDLE_RUN);
  const note = useCallback((event: RunEvent<Why>) => {
    state.current = applyRunEvent(state.current, event);
    setRun(state.current);
  }, []);
  const stop = useCallback(() => note({ kind: 'stop' }), [note]);
  // The view is unmounted, too, when another customer signs in, in this tab or another.
  useEffect(() => (outlivesView ? undefined : stop), [outlivesView, stop]);

  const start = ({ plan, send, onEnd }: Work<Why>) =>
    once(async () => {
      note({ kind: 'click' });
      const ids = await plan();
      if (ids === null) return;
      note({ kind: 'start', ids });
      for (let id = nextItem(state.current); id !== null; id = nextItem(state.current)) {
        const own = id;
        const turn: Turn = {
          maySend() {
            const may = canStart(state.current, own);
            note({ kind: 'send', id: own });
            return may;
          },
          noteLookUp: () => note({ kind: 'lookUp', id: own }),
        };
        note({ kind: 'end', id: own, end: await send(own, turn) });
      }
      onEnd(state.current);
    });

  return {
    /** The state of each item. */
    run,
    busy,
    start,
    stop,
    /** Runs other work, such as a look-up that the customer asks for; never at the same time as a run. */
    once,
    forget: useCallback((id: string) => note({ kind: 'forget', id }), [note]),
    /** Forgets the items' states, because other items are shown. */
    reset: useCallback(() => {
      state.current = IDLE_RUN;
      setRun(IDLE_RUN);
    }, []),
  };
}
