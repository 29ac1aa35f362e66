import { Progress } from 'antd';

const PERCENT = 100;
/** A screen reader reads the percentage with all of its digits. */
const DIGITS = 1;
/** As high as the bar: antd keeps room for a line of text. */
const STYLE = { display: 'flex', marginBlock: 4, lineHeight: 0 };

interface Props {
  readonly value: number;
  readonly of: number;
  /** The accessible name; left out where the text beside the bar says the same. */
  readonly name?: string;
  /** True when the figure asks for attention. */
  readonly low?: boolean;
  readonly color?: string;
}

/** Draws a bar for the share of `value` in `of`. */
export function Meter({ value, of, name, low = false, color }: Props) {
  const share = of <= 0 ? 0 : Math.min(1, value / of);
  const percent = Number((share * PERCENT).toFixed(DIGITS));
  return (
    <Progress
      percent={percent}
      size="small"
      style={STYLE}
      showInfo={false}
      status={low ? 'exception' : 'normal'}
      strokeColor={color}
      aria-label={name}
      aria-hidden={name === undefined}
    />
  );
}
