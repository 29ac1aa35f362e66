import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useOnline } from '@/ui/feedback/useOnline';
import { useText } from '@/ui/format/text';

const ROOM = { marginBlockEnd: 16 };

/** Says that the network is gone; clears itself when it is back, and reads anew what is on the page. */
export function OfflineBanner() {
  const t = useText();
  const client = useQueryClient();
  const online = useOnline();
  useEffect(() => {
    if (online) return undefined;
    // Runs when the network comes back, and not at the start.
    return () => void client.invalidateQueries();
  }, [online, client]);
  return (
    <div role="status">
      {!online && (
        <Alert type="warning" role="none" showIcon style={ROOM} title={t('shell.offline')} />
      )}
    </div>
  );
}
