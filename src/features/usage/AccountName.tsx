import { useCustomer } from '@/features/auth';
import { Code } from '@/ui/format/Code';
import { useText } from '@/ui/format/text';

/** Names an account: the main account by what it is, as everywhere, and a sub-account by its username. */
export function AccountName({ name }: { readonly name: string }) {
  const t = useText();
  if (name === useCustomer().proxyUsername) return <span>{t('subaccount.mainAccount')}</span>;
  return <Code>{name}</Code>;
}
