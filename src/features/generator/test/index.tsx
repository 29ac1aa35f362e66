import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { DeferredCard } from '../DeferredCard';
import type { Props } from './TestIt';

const HEIGHT = 520;
const TestIt = lazyPart(() => import('./TestIt'), { height: HEIGHT });

/** Shows the card "Test it": a command for the settings, and the error decoder, fetched when the card scrolls into view. */
export function TestCard(props: Props) {
  const t = useText();
  return (
    <DeferredCard title={t('residential.try')} height={HEIGHT}>
      <TestIt {...props} />
    </DeferredCard>
  );
}
