import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import type { RuleState } from '@/lib/credentials';
import { useText } from '../format/text';

interface Props<Rule extends string> {
  readonly rules: readonly RuleState<Rule>[];
  textOf(rule: Rule): string;
}

const LIST = { margin: 0, padding: 0, listStyle: 'none' };
const MET = { color: 'var(--ant-color-success)' };

/**
 * Lists the rules of a field while the customer types, each as met or not, by an icon and in words; meant for the `extra` of
 * antd's form item.
 */
export function RuleList<Rule extends string>({ rules, textOf }: Props<Rule>) {
  const t = useText();
  return (
    <Flex component="ul" wrap gap="0 16px" style={LIST}>
      {rules.map(({ rule, met }) => (
        <li key={rule} style={met ? MET : {}}>
          {met ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />}{' '}
          <span>{textOf(rule)}</span>
          <span className="sr-only">{` (${t(met ? 'user.rule.met' : 'user.rule.unmet')})`}</span>
        </li>
      ))}
    </Flex>
  );
}
