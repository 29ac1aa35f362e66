import { passwordRules } from '@/domain/credentials';
import { RuleList } from '@/ui/RuleList';
import { useText } from '@/ui/text';

/** The rules of a password (spec §5), each shown as met or not while it is typed. */
export function PasswordRules({ password }: { readonly password: string }) {
  const t = useText();
  const rules = passwordRules(password).map(({ rule, met }) => ({
    text: t(`user.rule.${rule}`),
    met,
  }));
  return <RuleList rules={rules} />;
}
