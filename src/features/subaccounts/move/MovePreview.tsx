import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { direction } from '@/lib/locale';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Facts } from '@/ui/format/Facts';
import { useTrafficText } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import type { AllocationPreview, AllocationSide } from '../rules/allocation';

const HEIGHT = 66;
const ROOM = { marginBlockStart: 16 };

interface Props {
  /** The sub-account's username. */
  readonly name: string;
  /** Undefined until both accounts are loaded. */
  readonly preview: Pick<AllocationPreview, 'main' | 'sub'> | undefined;
}

interface SideProps extends AllocationSide {
  /** Writes both amounts; each in a unit of its own when left out. */
  textOf?(bytes: number): string;
}

/** Shows the traffic of one side before and after a change; a rest below zero cannot be, and is not shown. */
export function BeforeAfter({ before, after, textOf }: SideProps) {
  const isRtl = direction(useLocaleName()) === 'rtl';
  const Arrow = isRtl ? ArrowLeftOutlined : ArrowRightOutlined;
  const ownText = useTrafficText();
  const write = textOf ?? ownText;
  return (
    <Flex align="center" justify="end" gap="small">
      <span>{write(before)}</span>
      {after !== before && (
        <>
          <Arrow aria-hidden />
          <span>{after < 0 ? '–' : write(after)}</span>
        </>
      )}
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
  return (
    <div style={ROOM} aria-live="polite">
      <Facts
        items={[
          { label: t('subaccount.mainAccount'), children: <BeforeAfter {...preview.main} /> },
          { label: name, isVerbatim: true, children: <BeforeAfter {...preview.sub} /> },
        ]}
      />
    </div>
  );
}
