import { Card } from '@/components/Card';
import { Facts } from '@/components/Facts';
import { useText } from '@/components/text';
import type { MessageKey } from '@/locales/keys';
import styles from './residential.module.css';

const QUESTIONS = ['gb', 'rotation', '407', '403', 'stock', 'utc'] as const;
const PARAMETERS = [
  'token',
  'num',
  'region',
  'st',
  'city',
  'protocol',
  'sessTime',
  'format',
] as const;
const LABEL_WIDTH = 110;
const ERRORS = ['401', '402', '403', '404', '429'] as const;

/** FAQ and the generate API in short. */
export function Help() {
  const t = useText();
  return (
    <Card title={t('residential.help')}>
      {QUESTIONS.map((one) => (
        <details key={one} className={styles.details}>
          <summary>{t(`residential.faq.${one}.q` as MessageKey)}</summary>
          <p>{t(`residential.faq.${one}.a` as MessageKey)}</p>
        </details>
      ))}
      <details className={styles.details}>
        <summary>{t('residential.api.title')}</summary>
        <p>
          <code>{t('residential.api.example')}</code>
        </p>
        <Facts
          labelWidth={LABEL_WIDTH}
          items={[
            ...PARAMETERS.map((name) => ({ label: name, children: t(`residential.api.${name}`) })),
            ...ERRORS.map((status) => ({
              label: t('residential.api.error', { status }),
              children: t(`residential.api.${status}`),
            })),
          ]}
        />
      </details>
    </Card>
  );
}
