import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '@/ui/text';

const ROOM = { marginBlockEnd: 16 };

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;

/** Says that the network is gone; clears itself when it is back, and reads anew what is on the page. */
export function OfflineBanner() {
  const t = useText();
  const client = useQueryClient();
  const online = useSyncExternalStore(subscribe, isOnline);
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
