import type { User } from '@/api/contract';
import { partOf } from '@/lib/browser/chunks';
import { loadMessages } from '@/lib/browser/locale';
import { failureText } from '@/ui/feedback/failureText';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Page } from '@/ui/page/Page';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { readFirst, useResidential } from './useResidential';

const FORM_HEIGHT = 420;
/** The code and its texts load together, while the page fetches its data. */
const generator = partOf(async () => {
  const [{ Generator: part }] = await Promise.all([
    import('./Generator'),
    loadMessages('residential'),
  ]);
  return { default: part };
});
const Generator = lazyPart(generator, { height: FORM_HEIGHT });

/** Fetches all data and code that the page shows first, so that nothing has to be drawn twice. */
export function begin(user: User): void {
  readFirst(user);
  // The part itself shows the failure.
  generator.fetch().catch(() => undefined);
}

/** Shows the residential proxies page: from a place and a rotation to lines that a client can use. */
export function Residential() {
  const t = useText();
  const { reading, subAccounts, whitelist } = useResidential();
  return (
    <Page title={t('menu.residential')} intro={t('shell.generatorIntro')}>
      <QueryView
        query={reading}
        describe={failureText}
        skeleton={<Skeleton height={FORM_HEIGHT} />}
      >
        {({ gatewayList, ...data }) => (
          <>
            <UnreadNote name={t('residential.gateways')} of={[gatewayList]} />
            <Generator {...data} subAccounts={subAccounts} whitelist={whitelist} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
