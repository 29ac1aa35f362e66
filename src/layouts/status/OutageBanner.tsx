import { errorText } from '@/ui/feedback/errorText';
import { ErrorNote } from '@/ui/feedback/notes/ErrorNote';
import { useOnline } from '@/ui/feedback/useOnline';
import { useOutage, useRetryFailed } from '@/ui/feedback/useOutage';
import { useBusy } from '@/ui/form/submit/useBusy';
import { useText } from '@/ui/format/text';
import { AboveToasts } from './AboveToasts';

/** Shows once for the whole page that the service is down, with one Retry. Each part then only says that its data are missing. */
export function OutageBanner() {
  const t = useText();
  const outage = useOutage();
  const isOnline = useOnline();
  const retryFailed = useRetryFailed();
  const { busy, run } = useBusy();
  // A lost network has a banner of its own.
  if (outage === null || !isOnline) return null;
  return (
    <AboveToasts>
      <ErrorNote
        name={t('shell.outage')}
        text={errorText(outage, t)}
        busy={busy}
        onRetry={() => void run(retryFailed)}
      />
    </AboveToasts>
  );
}
