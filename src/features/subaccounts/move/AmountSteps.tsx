import { Button, Flex } from 'antd';
import { BYTES_PER_GB } from '@/lib/number/traffic';
import { useText } from '@/ui/format/text';

/** GB. */
const STEPS = [1, 5, 10] as const;

interface Props {
  /** The largest amount that can be moved, in bytes. */
  readonly max: number;
  /** Called with bytes. */
  onChoose(amount: number): void;
}

/** Offers frequent amounts of traffic, and all that can be moved. */
export function AmountSteps({ max, onChoose }: Props) {
  const t = useText();
  return (
    <Flex wrap gap="small" role="group" aria-label={t('recharge.quick')}>
      {STEPS.map((gb) => (
        <Button
          key={gb}
          size="small"
          disabled={gb * BYTES_PER_GB > max}
          onClick={() => onChoose(gb * BYTES_PER_GB)}
        >
          {t('order.gb', { gb })}
        </Button>
      ))}
      <Button size="small" disabled={max === 0} onClick={() => onChoose(max)}>
        {t('subaccount.all')}
      </Button>
    </Flex>
  );
}
