import { passwordRules } from '@/lib/credentials';
import { RuleList } from '@/ui/RuleList';
import { useText } from '@/ui/text';

/** The rules of a password (spec §5). */
export function PasswordRules({ password }: { readonly password: string }) {
  const t = useText();
  return <RuleList rules={passwordRules(password)} textOf={(rule) => t(`user.rule.${rule}`)} />;
}
