import { useUser } from '@/features/auth';
import { useTrafficText } from '@/ui/format/Traffic';
import { useText } from '@/ui/format/text';

/** Tells what a paid order has added, and what is left once the customer's traffic has been read after it. */
export function Added({ gb }: { readonly gb: number }) {
  const t = useText();
  const traffic = useTrafficText();
  const { data, error, isFetching } = useUser();
  const left = data && !error && !isFetching ? traffic(data.trafficLeft) : null;
  return (
    <strong>
      {left === null ? t('outcome.added', { gb }) : t('outcome.addedLeft', { gb, left })}
    </strong>
  );
}
