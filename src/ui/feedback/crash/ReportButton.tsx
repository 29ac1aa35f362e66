import { Button, type ButtonProps } from 'antd';
import { announce } from '@/lib/browser/announce';
import { useText } from '../../format/text';

/** Beside Retry wherever something has failed: makes a report for support. */
export function ReportButton({ size }: Pick<ButtonProps, 'size'>) {
  const t = useText();
  return (
    <Button type="text" size={size} onClick={() => announce('report', null)}>
      {t('common.report')}
    </Button>
  );
}
