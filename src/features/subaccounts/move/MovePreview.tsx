import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { direction } from '@/lib/locale';
import { type TrafficUnit, unitForAll } from '@/lib/number/traffic';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Facts } from '@/ui/format/Facts';
import { useColumnTraffic } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import type { AllocationPreview, AllocationSide } from '../rules/allocation';

const HEIGHT = 66;
/** At the end of a table's column, and at the start of a card. */
const INLINE = { display: 'inline-flex' };
const ROOM = { marginBlockStart: 16 };

interface Props {
  /** The sub-account's username. */
  readonly name: string;
  /** Undefined until both accounts are loaded. */
  readonly preview: Pick<AllocationPreview, 'main' | 'sub'> | undefined;
}

interface SideProps extends AllocationSide {
  /** The unit of the list that it stands in. */
  readonly unit: TrafficUnit;
}

/** Shows the traffic of one side before and after a change, both before an amount is typed too, so that nothing moves then. */
export function BeforeAfter({ before, after, unit }: SideProps) {
  const isRtl = direction(useLocaleName()) === 'rtl';
  const Arrow = isRtl ? ArrowLeftOutlined : ArrowRightOutlined;
  const inColumn = useColumnTraffic();
  return (
    <Flex align="center" gap="small" style={INLINE}>
      <span>{inColumn(before, unit)}</span>
      <Arrow aria-hidden />
      <span>{inColumn(after, unit)}</span>
    </Flex>
  );
}

/** Shows both sides of a move, before and after. */
export function MovePreview({ name, preview }: Props) {
  const t = useText();
  if (preview === undefined) {
    return (
      <div style={ROOM}>
        <Skeleton height={HEIGHT} />
      </div>
    );
  }
  const { main, sub } = preview;
  const unit = unitForAll([main.before, main.after, sub.before, sub.after]);
  return (
    <div style={ROOM} aria-live="polite">
      <Facts
        items={[
          { label: t('subaccount.mainAccount'), children: <BeforeAfter {...main} unit={unit} /> },
          { label: name, isVerbatim: true, children: <BeforeAfter {...sub} unit={unit} /> },
        ]}
      />
    </div>
  );
}
