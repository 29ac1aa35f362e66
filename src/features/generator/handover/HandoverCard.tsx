import { Code } from '@/ui/format/Code';
import { Facts } from '@/ui/format/Facts';
import { useText } from '@/ui/format/text';
import { CopyText } from '@/ui/page/copy/CopyText';
import { Secret } from '@/ui/page/copy/Secret';
import type { HandoverFact } from '../rules/handover';

const LABEL_WIDTH = 120;
/** A command keeps its line breaks, and a line that is too long wraps. */
const CODE = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

interface Props {
  readonly facts: readonly HandoverFact[];
  /** True when printing: no buttons, and the password in full. */
  readonly isPrinting: boolean;
}

/** Shows a handover card: values for a program have Copy, and the password is masked until it is shown or printed. */
export function HandoverCard({ facts, isPrinting }: Props) {
  const t = useText();
  const showValue = ({ part, value, masked }: HandoverFact) => {
    const label = t(`handover.${part}`);
    // A person reads these two; no program has a field for them.
    if (part === 'gateway' || part === 'protocol') return <span translate="no">{value}</span>;
    if (isPrinting) return <Code>{value}</Code>;
    if (masked === null) return <CopyText value={value} label={label} />;
    return <Secret value={value} masked={masked} label={label} />;
  };
  return (
    <Facts
      labelWidth={LABEL_WIDTH}
      items={facts.map((fact) => ({
        label: t(`handover.${fact.part}`),
        children: <div style={CODE}>{showValue(fact)}</div>,
      }))}
    />
  );
}
