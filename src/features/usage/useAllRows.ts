import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page } from '@/api/contract';
import { allRowsQueryOf, loadAllRows, type Service } from '@/api/keys';
import type { Paging } from '@/lib/listState';
import { useLongTask } from '@/ui/feedback/useLongTask';

/**
 * Up to this many rows load without a progress bar, and shares are computed unasked: as many as take about a second. The calls, of 200
 * rows each, are made one after another. Where one takes 50 ms, 2,000 rows take 0.7 to 1.2 s and 3,000 take 1.35 s; without any delay,
 * 0.4 s and 0.35 s.
 */
export const FAST_ROWS_MAX = 2000;

interface Options {
  readonly enabled: boolean;
  /** The number of rows, where it is known before they are read. */
  readonly rowCount?: number | undefined;
  /** False where the rows were asked for by a click: so many calls are not made again unasked. */
  readonly isRenewed?: boolean;
  /** Called when the customer gives up the loading of many rows. */
  onCancel(): void;
}

/** Reads every row of a list. `loading` is how far it is where there are many; null while there is nothing to wait for. */
export function useAllRows<P extends Paging, T>(
  service: Service<P, Page<T>>,
  params: Omit<NoInfer<P>, keyof Paging>,
  { enabled, rowCount, isRenewed = true, onCancel }: Options,
) {
  const client = useQueryClient();
  const task = useLongTask();
  const { progress } = task;
  const allRows = allRowsQueryOf(service, params);
  const whole = useQuery({
    ...allRows,
    queryFn: ({ signal }) =>
      task.start(
        'usage.loading',
        (control) => loadAllRows(service, params, { ...control, signal }),
        rowCount,
      ),
    enabled,
    ...(!isRenewed && { staleTime: 'static' }),
  });
  const cancel = () => {
    void client.cancelQueries({ queryKey: allRows.queryKey, exact: true });
    onCancel();
  };
  return {
    whole,
    loading: progress && progress.of > FAST_ROWS_MAX ? { ...progress, cancel } : null,
  };
}
