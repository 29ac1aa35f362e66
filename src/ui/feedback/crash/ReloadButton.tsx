import { Button, type ButtonProps } from 'antd';
import { useText } from '../../format/text';
import { useOnline } from '../useOnline';

/** Loads the document anew. Offline the button is disabled and says why: the browser's error page would replace the portal. */
export function ReloadButton({ size }: Pick<ButtonProps, 'size'>) {
  const t = useText();
  const isOnline = useOnline();
  return (
    <Button
      size={size}
      disabled={!isOnline}
      title={isOnline ? undefined : t('leave.offline')}
      onClick={() => window.location.reload()}
    >
      {t('common.reload')}
    </Button>
  );
}
