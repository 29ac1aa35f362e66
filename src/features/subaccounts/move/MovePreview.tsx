import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { direction } from '@/lib/locale';
import { type TrafficUnit, unitForAll } from '@/lib/number/traffic';
import { Facts } from '@/ui/format/Facts';
import { useColumnTraffic } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import type { MoveSide } from '../rules/movePreview';

/** At the end of a table's column, and at the start of a card. */
const INLINE = { display: 'inline-flex' };

interface Props {
  readonly main: MoveSide;
  /** The sub-account; left out where a table shows it. */
  readonly sub?: (MoveSide & { readonly name: string }) | undefined;
  /** The unit of the table; left out, one that suits the figures. */
  readonly unit?: TrafficUnit | undefined;
}

interface SideProps extends MoveSide {
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

/** Shows the main account, and a sub-account, before and after a move. */
export function MovePreview(props: Props) {
  const { main, sub } = props;
  const t = useText();
  const figures = [main, sub ?? main].flatMap(({ before, after }) => [before, after]);
  const unit = props.unit ?? unitForAll(figures);
  return (
    <div aria-live="polite">
      <Facts
        items={[
          { label: t('subaccount.mainAccount'), children: <BeforeAfter {...main} unit={unit} /> },
          sub !== undefined && {
            label: sub.name,
            isVerbatim: true,
            children: <BeforeAfter {...sub} unit={unit} />,
          },
        ]}
      />
    </div>
  );
}
