import { Button, Tooltip } from 'antd';
import { ChangesTab, DetailsTab, USAGE_TABS, UsageToolbar, useUsageView } from '@/features/usage';
import { oneOf } from '@/lib/listState';
import { useText } from '@/ui/format/text';
import { Page } from '@/ui/page/Page';
import { Tabs } from '@/ui/page/Tabs';

const LABELS = { changes: 'usage.changeRecord', details: 'usage.usageDetail' } as const;

/** Keyboards and touch screens cannot hover, so focus opens the tooltip, too. */
const TRIGGER: ('hover' | 'focus')[] = ['hover', 'focus'];

/** The route /usage (spec "Usage"): the change record and the usage in detail, in two tabs. */
export default function UsagePage() {
  const t = useText();
  const view = useUsageView();
  return (
    <Page
      title={t('menu.usage')}
      intro={
        <>
          <span>{t('usage.intro')}</span>{' '}
          <Tooltip title={t('usage.gbText')} trigger={TRIGGER}>
            <Button type="link" size="small">
              {t('usage.gb')}
            </Button>
          </Tooltip>
        </>
      }
    >
      <UsageToolbar view={view} />
      <Tabs
        activeKey={view.tab}
        onChange={(key) => view.setFilters({ tab: oneOf(USAGE_TABS)(key) })}
        destroyOnHidden
        items={USAGE_TABS.map((tab) => ({
          key: tab,
          label: t(LABELS[tab]),
          children: tab === 'changes' ? <ChangesTab view={view} /> : <DetailsTab view={view} />,
        }))}
      />
    </Page>
  );
}
