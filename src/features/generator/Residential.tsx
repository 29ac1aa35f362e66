import { useQueries, useQuery } from '@tanstack/react-query';
import { combineQueries } from '@/api/combineQueries';
import { userQuery } from '@/features/auth';
import { allSubAccountsQuery } from '@/features/subaccounts';
import { proxyWhitelistQuery } from '@/features/whitelist';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Page } from '@/ui/page/Page';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { Help, HelpLinks } from './help';
import { gatewaysQuery } from './queries';

const FORM_HEIGHT = 860;
/** The generator's code is loaded while the page asks for its data. */
const Generator = lazyPart(() => import('./Generator'), { height: FORM_HEIGHT });

/** Shows the residential proxies page: from a place and a rotation to lines that a client can use. */
export function Residential() {
  const t = useText();
  const reading = useQueries({ queries: [userQuery, gatewaysQuery], combine: combineQueries });
  // The page can do without these two.
  const subAccounts = useQuery(allSubAccountsQuery);
  const whitelist = useQuery(proxyWhitelistQuery);
  const gateways = reading.data?.[1].list ?? [];
  return (
    <Page title={t('menu.residential')} intro={t('shell.generatorIntro')} actions={<HelpLinks />}>
      <QueryView query={reading} skeleton={<Skeleton height={FORM_HEIGHT} />}>
        {([, offered]) => (
          <>
            <UnreadNote name={t('residential.gateways')} of={[offered]} />
            <Generator gateways={offered.list} subAccounts={subAccounts} whitelist={whitelist} />
          </>
        )}
      </QueryView>
      {/* Outside of the QueryView: the help opens before the gateways are read, too. Its examples speak HTTP. */}
      <Help gateway={gateways.find(({ protocols }) => protocols.includes('http')) ?? null} />
    </Page>
  );
}
