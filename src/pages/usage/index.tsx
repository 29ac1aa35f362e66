import { Tabs } from 'antd';
import { Page } from '@/components/Page';
import { useText } from '@/components/text';
import { ChangesTab } from './ChangesTab';
import { DetailsTab } from './DetailsTab';
import { Toolbar } from './Toolbar';
import { useUsageView } from './useUsageView';

/** Where the traffic went: the change record and the usage, and that they agree (product.md "Usage"). */
export default function UsagePage() {
  const t = useText();
  const view = useUsageView();
  return (
    <Page title={t('menu.usage')} intro={t('usage.intro')}>
      <Toolbar view={view} />
      <Tabs
        activeKey={view.tab}
        onChange={(tab) => view.change({ tab })}
        destroyOnHidden
        items={[
          {
            key: 'changes',
            label: t('usage.changeRecord'),
            children: <ChangesTab view={view} />,
          },
          {
            key: 'details',
            label: t('usage.usageDetail'),
            children: <DetailsTab view={view} />,
          },
        ]}
      />
    </Page>
  );
}
