import { useQueries } from '@tanstack/react-query';
import { Flex } from 'antd';
import { combineQueries } from '@/api/combineQueries';
import type { SubAccount } from '@/api/contract';
import { newSubAccountsQuery } from '@/features/subaccounts';
import { addMessages } from '@/lib/browser/locale';
import english from '@/locales/en-US/handover';
import russian from '@/locales/ru-RU/handover';
import { PrintDialog } from '@/ui/dialog/PrintDialog';
import { Hint } from '@/ui/feedback/Hint';
import { Note } from '@/ui/feedback/notes/Note';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useText, WithNames } from '@/ui/format/text';
import { CopyButton } from '@/ui/page/copy/CopyButton';
import { MASK } from '@/ui/page/copy/Secret';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { NoGateway } from '../NoGateway';
import { gatewaysQuery } from '../queries';
import { handoverCard, handoverText } from '../rules/handover';
import { HandoverCard } from './HandoverCard';

addMessages({ 'en-US': english, 'ru-RU': russian });

const HEIGHT = 320;

interface Props {
  readonly sub: SubAccount;
  onClose(): void;
}

/**
 * Shows the handover card of a sub-account, to copy or to print, for the person who will use it. The sub-account is read again,
 * because its password may have been changed since the list was read, or since the card was last open.
 */
export default function HandoverDialog({ sub: { id, username }, onClose }: Props) {
  const t = useText();
  const reading = useQueries({
    queries: [gatewaysQuery, newSubAccountsQuery(username)],
    combine: combineQueries,
  });
  const [offered, listed] = reading.data ?? [];
  const sub = listed?.list.find((one) => one.id === id);
  const facts = offered && sub ? handoverCard(sub, offered.list, MASK) : null;
  const title = t('handover.title', { name: username });
  return (
    <PrintDialog
      title={<WithNames text={title} names={[username]} />}
      canPrint={facts !== null}
      action={
        facts && (
          <CopyButton
            type="primary"
            label={t('handover.copy')}
            text={() => handoverText(title, facts, (part) => t(`handover.${part}`))}
          />
        )
      }
      onClose={onClose}
    >
      {(isPrinting) => (
        <QueryView query={reading} skeleton={<Skeleton height={HEIGHT} />}>
          {() => (
            <Flex vertical gap="small">
              {facts && (
                <>
                  {sub?.trafficLeft === 0 && !isPrinting && (
                    <Hint kind="warning">{t('handover.noTraffic')}</Hint>
                  )}
                  <Hint kind="warning">{t('handover.secret')}</Hint>
                  <HandoverCard facts={facts} isPrinting={isPrinting} />
                  {!isPrinting && <Hint>{t('handover.others')}</Hint>}
                </>
              )}
              {sub && !facts && (
                <>
                  <UnreadNote name={t('handover.gateways')} of={[offered]} />
                  <NoGateway text={t('handover.noGateway')} />
                </>
              )}
              {!sub && (
                <>
                  <Note kind="warning">
                    {t(listed?.unread ? 'handover.unreadable' : 'subaccount.gone')}
                  </Note>
                  <UnreadNote of={[listed]} means="search" />
                </>
              )}
            </Flex>
          )}
        </QueryView>
      )}
    </PrintDialog>
  );
}
