import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { Gateway } from '@/api/contract';
import { useApiToken, useCustomer } from '@/features/auth';
import { percentEncode } from '@/lib/text/percentEncode';
import { Hint } from '@/ui/feedback/Hint';
import { ErrorNote } from '@/ui/feedback/notes/ErrorNote';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Card } from '@/ui/page/Card';
import { Secret, TOKEN_MASK } from '@/ui/page/copy/Secret';
import { Disclosure } from '@/ui/page/Disclosure';
import { apiId } from '../help/contents';
import { HelpLink } from '../help/HelpLink';
import styles from '../richText.module.css';
import { generateApiLink } from '../rules/apiLink';
import type { LineSpec } from '../rules/line/proxyLine';

const QR_HEIGHT = 250;
const ApiQr = lazyPart(() => import('./ApiQr'), { height: QR_HEIGHT, prefetch: false });

interface Props {
  /** The lines of the same settings. */
  readonly spec: LineSpec;
  readonly quantity: number;
  readonly gateway: Gateway;
  /** True when the chosen place has nothing in stock. */
  readonly isPlaceSoldOut: boolean;
}

/** Shows the API link for the same settings. The API token in the link is masked until its owner asks. */
export function ApiLink({ spec, quantity, gateway, isPlaceSoldOut }: Props) {
  const t = useText();
  const user = useCustomer();
  const apiToken = useApiToken();
  const [isShown, setShown] = useState(false);
  const { apiBase } = gateway;
  if (apiBase === null || apiToken === '') {
    return (
      <Card title={t('residential.apiLink')}>
        <ErrorNote kind="warning" text={t('residential.apiNotKnown')} reload />
      </Card>
    );
  }
  // The API has no CSV format.
  const format = spec.format === 'csv' ? 'url' : spec.format;
  const linkOf = (token: string) =>
    generateApiLink({ ...spec, apiBase, quantity, format, apiToken: token });
  return (
    <Card title={t('residential.apiLink')}>
      <Flex vertical align="start" gap="small">
        <Hint>{t('residential.apiText')}</Hint>
        {spec.auth === 'whitelist' && <Hint>{t('residential.apiWhitelist')}</Hint>}
        {spec.account !== user.proxyUsername && (
          <Hint kind="warning">{t('residential.apiMain')}</Hint>
        )}
        {spec.format === 'csv' && <Hint>{t('residential.apiCsv')}</Hint>}
        {isPlaceSoldOut && <Hint kind="warning">{t('residential.apiNoneHere')}</Hint>}
        {isShown && !isPlaceSoldOut ? (
          <Flex vertical gap="small">
            <Secret
              value={linkOf(apiToken)}
              masked={linkOf(TOKEN_MASK).replace(percentEncode(TOKEN_MASK), TOKEN_MASK)}
              label={t('residential.apiLink')}
            />
            {/* The code holds the token, so it is drawn only when its owner asks. */}
            <Disclosure label={t('residential.qr')}>
              <ApiQr link={linkOf(apiToken)} />
            </Disclosure>
          </Flex>
        ) : (
          <Button disabled={isPlaceSoldOut} onClick={() => setShown(true)}>
            {t('residential.generateApi')}
          </Button>
        )}
        <div className={styles.links}>
          <span>{t('residential.apiRegenerate')}</span>{' '}
          <Link to="/account/setting">{t('residential.apiRegenerateLink')}</Link>
        </div>
        <HelpLink id={apiId('parameters')}>{t('residential.apiDocument')}</HelpLink>
      </Flex>
    </Card>
  );
}
