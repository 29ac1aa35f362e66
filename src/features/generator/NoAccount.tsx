import { useText, WithNames } from '@/ui/format/text';
import type { GeneratorPage } from './useGenerator';

/** Says why there is no account to make lines for: it is still looked up, or another has to be chosen. */
export function NoAccount({ chosen, config }: Pick<GeneratorPage, 'chosen' | 'config'>) {
  const t = useText();
  const { account: name } = config;
  return chosen.kind === 'waiting' ? (
    <WithNames text={t('residential.account.waiting', { name })} names={[name]} />
  ) : (
    t('residential.accountFirst')
  );
}
