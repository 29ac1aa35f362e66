import { useState } from 'react';
import { errorText } from '@/ui/feedback/errorText';
import { ErrorNote } from '@/ui/feedback/notes/ErrorNote';
import { useOnline } from '@/ui/feedback/useOnline';
import { useOutage, useRetryFailed } from '@/ui/feedback/useOutage';
import { useText } from '@/ui/format/text';
import { AboveToasts } from './AboveToasts';

/** Shows once for the whole page that the service is down, with one Retry. Each part then only says that its data are missing. */
export function OutageBanner() {
  const t = useText();
  const outage = useOutage();
  const isOnline = useOnline();
  const retryFailed = useRetryFailed();
  const [isBusy, setBusy] = useState(false);
  // A lost network has a banner of its own.
  if (outage === null || !isOnline) return null;
  const retry = async () => {
    setBusy(true);
    await retryFailed();
    setBusy(false);
  };
  return (
    <AboveToasts>
      <ErrorNote
        name={t('shell.outage')}
        text={errorText(outage)}
        busy={isBusy}
        onRetry={() => void retry()}
      />
    </AboveToasts>
  );
}
