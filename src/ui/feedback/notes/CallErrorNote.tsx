import type { CallName, ReadingName } from '@/api/contract';
import { failedCallOf } from '@/api/errorText';
import type { MessageKey } from '@/locales/keys';
import { Code } from '../../format/Code';
import { useText } from '../../format/text';
import { Disclosure } from '../../page/Disclosure';
import { errorText } from '../errorText';
import { ErrorNote } from './ErrorNote';

/** The readings by the names that customers know. */
const NAMES: Readonly<Partial<Record<CallName, MessageKey>>> = {
  'auth.sublist': 'menu.subaccount',
  'auth.whiteipget': 'menu.whitelist',
  'dynamic.citys': 'failed.locations',
  'dynamic.gateways': 'failed.gateways',
  'dynamic.stock': 'failed.locations',
  'dynamic.whiteipget': 'menu.whitelist',
  'order.check': 'order.summary',
  'order.packages': 'failed.prices',
  'order.pricemenu': 'failed.prices',
  'order.rechargeRecord': 'bell.records',
  'recharge.checkPay': 'bell.records',
  'traffic.changelog': 'usage.changeRecord',
  'traffic.details': 'usage.usageDetail',
  'traffic.usage': 'menu.usage',
  'user.info': 'account.who',
} satisfies Record<ReadingName, MessageKey>;

/** Returns the name of the reading that failed; undefined where customers know none. */
export function useReadingName(error: unknown): string | undefined {
  const t = useText();
  const failed = failedCallOf(error);
  const name = failed && NAMES[failed.call];
  return name ? t(name) : undefined;
}

interface Props {
  readonly error: unknown;
  onRetry(): void;
  /** True while the retry is on its way. */
  readonly busy?: boolean;
  onClose?(): void;
}

/** Says what could not be read and why, with Retry; the call and the field, which only support understands, on request. */
export function CallErrorNote({ error, ...note }: Props) {
  const t = useText();
  const failed = failedCallOf(error);
  return (
    <ErrorNote
      {...note}
      text={errorText(error)}
      name={useReadingName(error)}
      details={
        failed && (
          <Disclosure label={t('unread.details')}>
            <Code>{[failed.call, failed.field].filter(Boolean).join(': ')}</Code>
          </Disclosure>
        )
      }
    />
  );
}
