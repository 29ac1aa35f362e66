import { passwordRules } from '@/lib/credentials';
import { useText } from '../format/text';
import { RuleList } from './RuleList';

/** Lists the rules of a password (spec §5). */
export function PasswordRules({ password }: { readonly password: string }) {
  const t = useText();
  return <RuleList rules={passwordRules(password)} textOf={(rule) => t(`user.rule.${rule}`)} />;
}
