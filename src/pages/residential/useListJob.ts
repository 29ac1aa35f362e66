import { useCallback, useEffect, useRef, useState } from 'react';
import type { LineList } from '@/domain/lineList';
import type { Watch } from './listFile';

/** How often progress is drawn, in ms: drawing takes time from the work. */
const SHOWN_EVERY_MS = 100;

/** A long list on its way to the clipboard or into a file. */
export interface ListJob {
  readonly kind: 'copy' | 'download';
  readonly done: number;
  readonly of: number;
}

/** Copying or downloading a long list: how far it has come, and Cancel. Another job, or another list, ends the one under way. */
export function useListJob(list: LineList | null) {
  const [job, setJob] = useState<ListJob | null>(null);
  const run = useRef(0);
  const opener = useRef<Element | null>(null);
  const end = useCallback(() => {
    run.current += 1;
    setJob(null);
  }, []);
  useEffect(() => (list ? end : undefined), [end, list]);

  const start = useCallback(
    <T>(kind: ListJob['kind'], work: (watch: Watch) => Promise<T>): Promise<T> => {
      run.current += 1;
      const own = run.current;
      opener.current = document.activeElement;
      const isWanted = () => run.current === own;
      let shownAt = performance.now();
      const onProgress: Watch['onProgress'] = (done, of) => {
        if (performance.now() < shownAt + SHOWN_EVERY_MS) return;
        shownAt = performance.now();
        setJob({ kind, done, of });
      };
      return work({ isWanted, onProgress }).finally(() => {
        if (isWanted()) setJob(null);
      });
    },
    [],
  );
  /** Ends the job under way; the focus goes back to what started it, since Cancel leaves the page. */
  const cancel = useCallback(() => {
    end();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, [end]);
  return { job, start, cancel };
}
