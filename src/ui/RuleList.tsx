import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useText } from './text';

interface Props {
  readonly rules: readonly { readonly text: string; readonly met: boolean }[];
}

const LIST = { margin: 0, padding: 0, listStyle: 'none' };
const MET = { color: 'var(--ant-color-success)' };

/** Rules of a field, each with an icon for met or not met; goes into the `extra` of antd's form item. */
export function RuleList({ rules }: Props) {
  const t = useText();
  return (
    <Flex component="ul" wrap gap="0 16px" style={LIST}>
      {rules.map(({ text, met }) => (
        <li key={text} style={met ? MET : {}}>
          {met ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />} {text}
          <span className="sr-only"> ({t(met ? 'user.rule.met' : 'user.rule.unmet')})</span>
        </li>
      ))}
    </Flex>
  );
}
