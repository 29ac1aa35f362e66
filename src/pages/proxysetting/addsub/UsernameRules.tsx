import { subUsernameRules } from '@/domain/credentials';
import { RuleList } from '@/ui/RuleList';
import { useText } from '@/ui/text';

/** The rules of a sub-account's username (spec §5), each shown as met or not while it is typed. */
export function UsernameRules({ username }: { readonly username: string }) {
  const t = useText();
  const rules = subUsernameRules(username).map(({ rule, met }) => ({
    text: t(`subaccount.rule.${rule}`),
    met,
  }));
  return <RuleList rules={rules} />;
}
