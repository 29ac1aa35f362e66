import { useQueries } from '@tanstack/react-query';
import { Flex } from 'antd';
import { combineQueries } from '@/api/combineQueries';
import type { Gateway, List, SubAccount } from '@/api/contract';
import { searchSubAccountsQuery } from '@/features/subaccounts';
import { addMessages } from '@/lib/browser/locale';
import english from '@/locales/en-US/handover';
import russian from '@/locales/ru-RU/handover';
import { PrintDialog } from '@/ui/dialog/PrintDialog';
import { Hint } from '@/ui/feedback/Hint';
import { Note } from '@/ui/feedback/notes/Note';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Code } from '@/ui/format/Code';
import { useText, WithNames } from '@/ui/format/text';
import { CopyButton } from '@/ui/page/copy/CopyButton';
import { MASK } from '@/ui/page/copy/Secret';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { NoGateway } from '../NoGateway';
import { gatewaysQuery } from '../queries';
import { type HandoverFact, handoverCard, handoverText } from '../rules/handover';
import { HandoverCard } from './HandoverCard';

addMessages({ 'en-US': english, 'ru-RU': russian });

const HEIGHT = 320;
/** Each person gets a sheet without the passwords of others. */
const NEXT_SHEET = { breakBefore: 'page' } as const;

interface Props {
  readonly subs: readonly SubAccount[];
  onClose(): void;
}

/** A sub-account as it is listed now, undefined when it is not, and its card; null for one that cannot be made. */
interface Listed {
  readonly username: string;
  readonly sub: SubAccount | undefined;
  readonly facts: readonly HandoverFact[] | null;
}

function listedOf(
  { id, username }: SubAccount,
  gateways: List<Gateway>,
  found: List<SubAccount>,
): Listed {
  const sub = found.list.find((one) => one.id === id);
  return { username, sub, facts: sub ? handoverCard(sub, gateways.list, MASK) : null };
}

interface CopyProps {
  readonly username: string;
  readonly facts: readonly HandoverFact[];
  /** True among the cards of others, which have a button of the same words. */
  readonly isOneOfMany: boolean;
}

/** Copies one card: each person gets no more than their own. */
function CopyCard({ username, facts, isOneOfMany }: CopyProps) {
  const t = useText();
  const title = t('handover.title', { name: username });
  return (
    <CopyButton
      {...(isOneOfMany
        ? { size: 'small', name: t('handover.copyOf', { name: username }) }
        : { type: 'primary' })}
      label={t('handover.copy')}
      text={() => handoverText(title, facts, (part) => t(`handover.${part}`))}
    />
  );
}

/**
 * Shows the handover cards of sub-accounts, to copy or to print, for the people who will use them. The sub-accounts are read again,
 * because a password may have been changed since the list was read.
 */
export default function HandoverDialog({ subs, onClose }: Props) {
  const t = useText();
  const [only] = subs.length === 1 ? subs : [];
  const reading = useQueries({
    queries: [
      gatewaysQuery,
      { ...searchSubAccountsQuery(only?.username ?? ''), refetchOnMount: 'always' },
    ],
    combine: combineQueries,
  });
  const [offered, listed] = reading.data ?? [];
  const accounts = offered && listed ? subs.map((sub) => listedOf(sub, offered, listed)) : [];
  const [first] = accounts;
  const isReady = accounts.some(({ facts }) => facts !== null);
  return (
    <PrintDialog
      title={
        only ? (
          <WithNames text={t('handover.title', { name: only.username })} names={[only.username]} />
        ) : (
          t('handover.titleMany', { count: subs.length })
        )
      }
      canPrint={isReady}
      action={
        only &&
        first?.facts && (
          <CopyCard username={only.username} facts={first.facts} isOneOfMany={false} />
        )
      }
      onClose={onClose}
    >
      {(isPrinting) => (
        <QueryView query={reading} skeleton={<Skeleton height={HEIGHT} />}>
          {([gateways, found]) => (
            <Flex vertical gap="small">
              {isReady && (
                <Hint kind="warning">{t(only ? 'handover.secret' : 'handover.secretMany')}</Hint>
              )}
              {accounts.map(({ username, sub, facts }, index) => (
                <Flex
                  key={username}
                  vertical
                  gap="small"
                  style={index > 0 ? NEXT_SHEET : undefined}
                >
                  {!only && (
                    <Flex wrap justify="space-between" gap="small">
                      <h3>
                        <Code>{username}</Code>
                      </h3>
                      {facts && !isPrinting && (
                        <CopyCard username={username} facts={facts} isOneOfMany />
                      )}
                    </Flex>
                  )}
                  {facts && <HandoverCard facts={facts} isPrinting={isPrinting} />}
                  {!sub && (
                    <Note kind="warning">
                      {t(found.unread ? 'handover.unreadable' : 'subaccount.gone')}
                    </Note>
                  )}
                </Flex>
              ))}
              {accounts.some(({ sub, facts }) => sub && !facts) && (
                <>
                  <UnreadNote name={t('handover.gateways')} of={[gateways]} />
                  <NoGateway text={t('handover.noGateway')} />
                </>
              )}
              {accounts.some(({ sub }) => !sub) && <UnreadNote of={[found]} means="search" />}
              {isReady && !isPrinting && (
                <Hint>{t(only ? 'handover.others' : 'handover.othersMany')}</Hint>
              )}
            </Flex>
          )}
        </QueryView>
      )}
    </PrintDialog>
  );
}
