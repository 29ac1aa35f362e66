import { history, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import type { Gateway } from '@/api/contract';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { replaceAddress } from '../replaceAddress';
import { parseHelpHash } from './address';
import { HelpLink } from './HelpLink';

const HelpDrawer = lazyPart(() => import('./HelpDrawer'), { kind: 'dialog' });

/** Links to the two tabs of the help. */
export function HelpLinks() {
  const t = useText();
  return (
    <Flex wrap gap="4px 16px">
      <HelpLink id="faq">{t('common.faq')}</HelpLink>
      <HelpLink id="api">{t('common.apiDocument')}</HelpLink>
    </Flex>
  );
}

/** Shows the FAQ and the API document over the page, as long as the address names a part of them. */
export function Help({ gateway }: { readonly gateway: Gateway | null }) {
  const target = parseHelpHash(useLocation().hash);
  if (target === null) return null;
  const close = () => replaceAddress(history.location.search, '');
  return <HelpDrawer target={target} gateway={gateway} onClose={close} />;
}
