import { Page } from '@/components/Page';
import { QueryView } from '@/components/QueryView';
import { Skeleton } from '@/components/Skeleton';
import { useText } from '@/components/text';
import { UnreadNote } from '@/components/UnreadNote';
import { failureText } from '@/runtime/failureText';
import { Generator } from './Generator';
import { useResidential } from './useResidential';

const FORM_HEIGHT = 420;

/** Residential proxies: from a place and a rotation to lines that a client can use. */
export default function Residential() {
  const t = useText();
  const { reading, subAccounts, whitelist } = useResidential();
  return (
    <Page title={t('menu.residential')} intro={t('residential.intro')}>
      <QueryView
        query={reading}
        describe={failureText}
        skeleton={<Skeleton height={FORM_HEIGHT} />}
      >
        {({ gatewayList, ...data }) => (
          <>
            <UnreadNote of={[gatewayList]} />
            <Generator {...data} subAccounts={subAccounts} whitelist={whitelist} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
