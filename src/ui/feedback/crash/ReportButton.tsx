import { Button, type ButtonProps } from 'antd';
import { createContext, useContext } from 'react';
import { useText } from '../../format/text';

/** Opens the dialog that makes a report of a problem. The frame around all pages provides it. */
export const ReportContext = createContext<() => void>(() => undefined);

/** Beside Retry wherever something has failed: makes a report for support. */
export function ReportButton({ size }: Pick<ButtonProps, 'size'>) {
  const t = useText();
  const open = useContext(ReportContext);
  return (
    <Button type="text" size={size} onClick={open}>
      {t('common.report')}
    </Button>
  );
}
