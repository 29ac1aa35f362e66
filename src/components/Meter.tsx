import styles from './meter.module.css';

const PERCENT = 100;

/** A bar that shows how much of something is left; the numbers stand beside it. */
export function Meter({
  left,
  of,
  low,
}: {
  readonly left: number;
  readonly of: number;
  readonly low: boolean;
}) {
  const share = of <= 0 ? 0 : Math.min(PERCENT, (left / of) * PERCENT);
  return (
    <span className={styles.meter} data-low={low} aria-hidden="true">
      <span style={{ inlineSize: `${share}%` }} />
    </span>
  );
}
