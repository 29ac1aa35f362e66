import { Button, type ButtonProps } from 'antd';
import { useText } from './text';
import { useOnline } from './useOnline';

/** Loads the document anew; not without a network: the browser's own page of errors would take the portal's place. */
export function ReloadButton({ size }: Pick<ButtonProps, 'size'>) {
  const t = useText();
  const online = useOnline();
  return (
    <Button size={size} disabled={!online} onClick={() => window.location.reload()}>
      {t('common.reload')}
    </Button>
  );
}
