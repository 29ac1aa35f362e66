import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { direction } from '@/lib/locale';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Facts } from '@/ui/format/Facts';
import { Traffic } from '@/ui/format/Traffic';
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

/** Shows the traffic of one side before and after a change; a rest below zero cannot be, and is not shown. */
export function BeforeAfter({ before, after }: AllocationSide) {
  const isRtl = direction(useLocaleName()) === 'rtl';
  const Arrow = isRtl ? ArrowLeftOutlined : ArrowRightOutlined;
  return (
    <Flex align="center" gap="small">
      <Traffic bytes={before} />
      <Arrow aria-hidden />
      {after < 0 ? <span>–</span> : <Traffic bytes={after} />}
    </Flex>
  );
}

/** Shows both sides of a move, before and after. */
export function MovePreview({ name, preview }: Props) {
  const t = useText();
  if (preview === undefined) return <Skeleton height={HEIGHT} />;
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
