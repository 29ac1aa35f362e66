import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Card } from '@/components/Card';
import { CopyButton } from '@/components/CopyButton';
import { Page } from '@/components/Page';
import { QueryView } from '@/components/QueryView';
import { Secret } from '@/components/Secret';
import { SelectField } from '@/components/SelectField';
import { Skeleton } from '@/components/Skeleton';
import { useLocaleName, useText } from '@/components/text';
import { UtcTime } from '@/components/UtcTime';
import { LANGUAGE_NAMES, SUPPORTED_LOCALES } from '@/domain/locale';
import { usePreferences } from '@/queries/preferences';
import { useUser } from '@/queries/user';
import { failureText } from '@/runtime/failureText';
import { session } from '@/session';
import { RegenerateDialog } from './RegenerateDialog';
import styles from './setting.module.css';

const HEIGHT = 160;

/** Account settings: who the customer is, language and theme, the API token, signing out. */
export default function AccountSetting() {
  const t = useText();
  const locale = useLocaleName();
  const user = useUser();
  const preferences = usePreferences();
  const [asking, setAsking] = useState(false);
  return (
    <Page title={t('menu.accountsetting')}>
      <QueryView query={user} describe={failureText} skeleton={<Skeleton height={HEIGHT} />}>
        {(data) => (
          <>
            <Card title={t('account.who')}>
              <dl className={styles.facts}>
                <dt>{t('account.id')}</dt>
                <dd className={styles.token}>
                  <code>{data.id}</code>
                  <CopyButton size="small" text={data.id} name={t('account.copyId')} />
                </dd>
                <dt>{t('user.email')}</dt>
                <dd>{data.email}</dd>
                <dt>{t('account.created')}</dt>
                <dd>
                  <UtcTime at={data.createdAt} />
                </dd>
              </dl>
            </Card>
            <Card title={t('account.token')}>
              <p className={styles.soft}>{t('account.tokenText')}</p>
              <div className={styles.token}>
                {data.apiToken === '' ? (
                  t('common.notKnown')
                ) : (
                  <Secret value={data.apiToken} label={t('account.token')} />
                )}
                <Button size="small" danger onClick={() => setAsking(true)}>
                  {t('account.regenerate')}
                </Button>
              </div>
            </Card>
          </>
        )}
      </QueryView>
      <Card title={t('account.preferences')}>
        <Flex wrap gap="8px 24px">
          <SelectField
            label={t('common.language')}
            value={locale}
            options={SUPPORTED_LOCALES.map((option) => ({
              value: option,
              label: LANGUAGE_NAMES[option],
            }))}
            onChange={(lang) => void preferences.chooseLanguage(lang)}
          />
          <SelectField
            label={t('common.theme')}
            value={preferences.theme}
            options={preferences.themes.map((option) => ({
              value: option,
              label: t(`common.theme.${option}`),
            }))}
            onChange={preferences.chooseTheme}
          />
        </Flex>
      </Card>
      <Card title={t('account.session')}>
        <p className={styles.soft}>{t('account.sessionText')}</p>
        <Button onClick={() => session.end('signedOut')}>{t('account.signOut')}</Button>
      </Card>
      {asking && <RegenerateDialog onClose={() => setAsking(false)} />}
    </Page>
  );
}
