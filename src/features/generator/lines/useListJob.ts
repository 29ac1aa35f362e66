import { useCallback, useEffect } from 'react';
import type { LineList } from '../rules/line/lineList';
import type { JobControl } from './listFile';
import { useLongTask } from './useLongTask';

/** Progress of copying or downloading a long list. */
export interface ListJob {
  readonly kind: 'copy' | 'download';
  readonly done: number;
  readonly of: number;
}

/** Copies or downloads a long list, with progress and Cancel. Another job, or another list, ends the current one. */
export function useListJob(list: LineList | null) {
  const { progress: job, start: begin, end } = useLongTask<ListJob>();
  useEffect(() => (list ? end : undefined), [end, list]);

  const start = useCallback(
    <T>(kind: ListJob['kind'], work: (watch: JobControl) => Promise<T>): Promise<T> => {
      const { isWanted, show } = begin();
      const onProgress: JobControl['onProgress'] = (done, of) => show({ kind, done, of });
      return work({ isWanted, onProgress }).finally(() => {
        if (isWanted()) end();
      });
    },
    [begin, end],
  );
  return { job, start, cancel: end };
}
