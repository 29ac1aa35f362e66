import { Facts } from '@/ui/format/Facts';
import { useText } from '@/ui/format/text';
import { CopyText } from '@/ui/page/CopyText';
import { Secret } from '@/ui/page/Secret';
import type { HandoverFact } from '../rules/handover';

const LABEL_WIDTH = 120;
/** The lines of a command stay lines, and each of them breaks where it must. */
const CODE = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

interface Props {
  readonly facts: readonly HandoverFact[];
  /** True for the paper: without buttons, and with the password. */
  readonly isPrinting: boolean;
}

/** The parts of a handover card, with Copy for what a program asks for; what holds the password is masked until it is shown or printed. */
export function HandoverCard({ facts, isPrinting }: Props) {
  const t = useText();
  const shown = ({ part, value, masked }: HandoverFact) => {
    const label = t(`handover.${part}`);
    // For the reader, not for a field of a program.
    if (part === 'gateway' || part === 'protocol') return value;
    if (isPrinting) return <code>{value}</code>;
    if (masked === null) return <CopyText value={value} label={label} />;
    return <Secret value={value} masked={masked} label={label} />;
  };
  return (
    <Facts
      labelWidth={LABEL_WIDTH}
      items={facts.map((fact) => ({
        label: t(`handover.${fact.part}`),
        children: <div style={CODE}>{shown(fact)}</div>,
      }))}
    />
  );
}
