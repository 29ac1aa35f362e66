import { Alert } from 'antd';
import { useOnline } from '@/ui/feedback/useOnline';
import { useText } from '@/ui/format/text';
import { AboveToasts } from './AboveToasts';

const ROOM = { marginBlockEnd: 16 };

/** Tells that the network is gone. */
export function OfflineBanner() {
  const t = useText();
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <AboveToasts>
          <Alert type="warning" role="none" showIcon style={ROOM} title={t('shell.offline')} />
        </AboveToasts>
      )}
    </div>
  );
}
