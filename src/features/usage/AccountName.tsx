import { useCustomer } from '@/features/auth';
import { Code } from '@/ui/format/Code';
import { useText } from '@/ui/format/text';

/** Shows the name of an account: "Main account" for the main one, the username for a sub-account. */
export function AccountName({ name }: { readonly name: string }) {
  const t = useText();
  if (name === useCustomer().proxyUsername) return <span>{t('subaccount.mainAccount')}</span>;
  return <Code>{name}</Code>;
}
