import { DownOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useId } from 'react';
import { partOf } from '@/lib/browser/chunks';
import { useText } from '@/ui/format/text';
import { lazyField, type StandInProps } from '@/ui/lazy/lazyField';

/** As antd's Select in its place. */
const LOOK = { width: 200, justifyContent: 'space-between' };

function StandIn({ onPress }: StandInProps) {
  const t = useText();
  const id = useId();
  return (
    <Flex wrap align="center" gap={8} style={{ color: 'var(--ant-color-text-secondary)' }}>
      <label htmlFor={id}>{t('usage.account')}</label>
      <Button
        id={id}
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        icon={<DownOutlined aria-hidden />}
        iconPlacement="end"
        style={LOOK}
        onClick={onPress}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') onPress();
        }}
      >
        {t('usage.allAccounts')}
      </Button>
    </Flex>
  );
}

/**
 * The list of accounts. It brings antd's Select, 25 KB (gzip) that nothing else on the dashboard needs, so it comes when somebody
 * reaches for it.
 */
export const AccountFilter = lazyField(
  partOf(async () => ({
    default: (await import('./AccountField')).AccountField,
  })),
  StandIn,
);
