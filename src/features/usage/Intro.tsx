import { Button, Tooltip } from 'antd';
import { useText } from '@/ui/format/text';

/** Keyboards and touch screens cannot hover, so focus opens the tooltip, too. */
const TRIGGER: ('hover' | 'focus')[] = ['hover', 'focus'];

/** Says in which time zone the figures are, and on demand how much a GB is. */
export function Intro() {
  const t = useText();
  return (
    <>
      <span>{t('usage.intro')}</span>{' '}
      <Tooltip title={t('usage.gbText')} trigger={TRIGGER}>
        <Button type="link" size="small">
          {t('usage.gb')}
        </Button>
      </Tooltip>
    </>
  );
}
