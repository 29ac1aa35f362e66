import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import type { AllocationPreview } from '@/domain/allocation';
import { direction } from '@/domain/locale';
import { Skeleton } from '@/ui/Skeleton';
import { Traffic } from '@/ui/Traffic';
import { useLocaleName, useText } from '@/ui/text';
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
  const isRtl = direction(useLocaleName()) === 'rtl';
  const Arrow = isRtl ? ArrowLeftOutlined : ArrowRightOutlined;
  if (preview === undefined) return <Skeleton height={HEIGHT} />;
  const { main, sub } = preview;
  return (
    <div className={styles.sides} aria-live="polite">
      <span>{t('subaccount.mainAccount')}</span>
      <Traffic bytes={main.before} />
      <Arrow aria-hidden />
      <Traffic bytes={main.after} />
      <span>{name}</span>
      <Traffic bytes={sub.before} />
      <Arrow aria-hidden />
      <Traffic bytes={sub.after} />
    </div>
  );
}
