import { useLocation } from '@umijs/max';
import type { Gateway } from '@/api/contract';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { DeferredCard } from '../DeferredCard';
import { isHelpHash } from './address';

const HEIGHT = 480;
const HelpCenter = lazyPart(() => import('./HelpCenter'), { height: HEIGHT });

/** Shows the FAQ and the API document, fetched when they scroll into view or when the address names a part of them. */
export function Help({ gateway }: { readonly gateway: Gateway }) {
  const t = useText();
  const { hash } = useLocation();
  const { apiBase, host, port } = gateway;
  return (
    <DeferredCard title={t('residential.help')} height={HEIGHT} isWanted={isHelpHash(hash)}>
      <HelpCenter apiBase={apiBase} host={host} port={port} />
    </DeferredCard>
  );
}
