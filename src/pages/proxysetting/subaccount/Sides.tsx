import { Skeleton } from '@/components/Skeleton';
import { Traffic } from '@/components/Traffic';
import { useText } from '@/components/text';
import type { AllocationPreview } from '@/domain/allocation';
import styles from './subaccount.module.css';

const HEIGHT = 66;

interface Props {
  /** The sub-account's username. */
  readonly name: string;
  /** Undefined while the figures are read. */
  readonly preview: AllocationPreview | undefined;
}

/** Both sides of a move, before and after. */
export function Sides({ name, preview }: Props) {
  const t = useText();
  if (preview === undefined) return <Skeleton height={HEIGHT} />;
  const { main, sub } = preview;
  return (
    <div className={styles.sides} aria-live="polite">
      <span>{t('subaccount.mainAccount')}</span>
      <Traffic bytes={main.before} />
      <span aria-hidden="true">→</span>
      <Traffic bytes={main.after} />
      <span>{name}</span>
      <Traffic bytes={sub.before} />
      <span aria-hidden="true">→</span>
      <Traffic bytes={sub.after} />
    </div>
  );
}
