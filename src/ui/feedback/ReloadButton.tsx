import { Button, type ButtonProps } from 'antd';
import { useText } from '../format/text';
import { useOnline } from './useOnline';

/** Loads the document anew; not without a network: the browser's own page of errors would take the portal's place, so that is said instead. */
export function ReloadButton({ size }: Pick<ButtonProps, 'size'>) {
  const t = useText();
  const online = useOnline();
  return (
    <Button
      size={size}
      disabled={!online}
      title={online ? undefined : t('leave.offline')}
      onClick={() => window.location.reload()}
    >
      {t('common.reload')}
    </Button>
  );
}
