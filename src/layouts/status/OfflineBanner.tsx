import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useOnline } from '@/ui/feedback/useOnline';
import { useText } from '@/ui/format/text';
import { AboveToasts } from './AboveToasts';

const ROOM = { marginBlockEnd: 16 };

/** Tells that the network is gone. When it is back, the banner disappears and the page's data is read anew. */
export function OfflineBanner() {
  const t = useText();
  const client = useQueryClient();
  const online = useOnline();
  useEffect(() => {
    if (online) return undefined;
    // Runs when the network is back, and never at the start.
    return () => void client.invalidateQueries();
  }, [online, client]);
  return (
    <div role="status">
      {!online && (
        <AboveToasts>
          <Alert type="warning" role="none" showIcon style={ROOM} title={t('shell.offline')} />
        </AboveToasts>
      )}
    </div>
  );
}
