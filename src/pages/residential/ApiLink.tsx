import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Card } from '@/components/Card';
import { Hint } from '@/components/Hint';
import { MASK, Secret } from '@/components/Secret';
import { useText } from '@/components/text';
import type { Gateway, User } from '@/contract';
import { generateApiLink } from '@/domain/apiLink';
import type { ProxyConfig } from '@/domain/proxyConfig';
import styles from './residential.module.css';
import { rotationOf, targetOf } from './useResidential';

interface Props {
  readonly config: ProxyConfig;
  readonly gateway: Gateway;
  readonly user: User;
}

/** The API link with the same options. The API token in it is masked until its owner asks. */
export function ApiLink({ config, gateway, user }: Props) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The button is gone once it is pressed: the focus goes to what it made.
  useEffect(() => {
    if (shown) place.current?.focus();
  }, [shown]);
  const { apiBase } = gateway;
  if (apiBase === null || user.apiToken === '') {
    return (
      <Card title={t('residential.apiLink')}>
        <Hint>{t('residential.apiNotKnown')}</Hint>
      </Card>
    );
  }
  const options = {
    apiBase,
    quantity: config.quantity,
    target: targetOf(config),
    protocol: config.protocol,
    rotation: rotationOf(config),
    // That API gives no CSV.
    format: config.format === 'csv' ? 'url' : config.format,
  } as const;
  return (
    <Card title={t('residential.apiLink')}>
      <Flex vertical align="start" gap="small">
        <Hint>{t('residential.apiText')}</Hint>
        {shown ? (
          <div ref={place} tabIndex={-1} className={styles.link}>
            <Secret
              value={generateApiLink({ ...options, apiToken: user.apiToken })}
              masked={decodeURI(generateApiLink({ ...options, apiToken: MASK }))}
              label={t('residential.apiLink')}
            />
            {config.format === 'csv' && <Hint>{t('residential.apiCsv')}</Hint>}
          </div>
        ) : (
          <Button onClick={() => setShown(true)}>{t('residential.generateApi')}</Button>
        )}
      </Flex>
    </Card>
  );
}
