import { Button, Flex } from 'antd';
import { useState } from 'react';
import { session, useApiToken, useCustomer, useUser } from '@/features/auth';
import { LANGUAGE_NAMES, SUPPORTED_LOCALES } from '@/lib/locale';
import { Hint } from '@/ui/feedback/Hint';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { SelectField } from '@/ui/form/select/SelectField';
import { Facts } from '@/ui/format/Facts';
import { Traffic } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import { CopyText } from '@/ui/page/copy/CopyText';
import { Secret, TOKEN_MASK } from '@/ui/page/copy/Secret';
import { LinkButton } from '@/ui/page/LinkButton';
import { LONG_BUTTON } from '@/ui/page/longButton';
import { Page } from '@/ui/page/Page';
import { usePreferences } from './preferences';

const RegenerateDialog = lazyPart(() => import('./RegenerateDialog'), { kind: 'dialog' });

const LABEL_WIDTH = 128;
/** The least width of a card, in px. */
const CARD_WIDTH = 380;

/** Shows the account settings: the customer's data, language and theme, the API token, signing out. */
export function AccountSettings() {
  const t = useText();
  const locale = useLocaleName();
  const { id, email, trafficUsed, createdAt } = useCustomer();
  const apiToken = useApiToken();
  const preferences = usePreferences();
  const [asking, setAsking] = useState(false);
  return (
    <Page title={t('menu.accountsetting')}>
      <Grid isStretched width={CARD_WIDTH} most={2}>
        <QueryFailure query={useUser()} />
        <Card title={t('account.who')}>
          <Facts
            labelWidth={LABEL_WIDTH}
            items={[
              {
                label: t('account.id'),
                children: <CopyText value={id} label={t('account.id')} />,
              },
              { label: t('user.email'), children: <span translate="no">{email}</span> },
              {
                label: t('user.password'),
                children: (
                  <LinkButton size="small" to="/account/resetpassword">
                    {t('account.changePassword')}
                  </LinkButton>
                ),
              },
              { label: t('subaccount.used'), children: <Traffic bytes={trafficUsed} /> },
              { label: t('account.created'), children: <UtcTime at={createdAt} /> },
            ]}
          />
        </Card>
        <Card title={t('account.token')}>
          <Flex vertical gap="small">
            <Hint>{t('account.tokenText')}</Hint>
            <Flex wrap align="center" gap="small">
              {apiToken === '' ? (
                <span>{t('common.notKnown')}</span>
              ) : (
                <Secret value={apiToken} masked={TOKEN_MASK} label={t('account.token')} />
              )}
              <Button size="small" danger onClick={() => setAsking(true)}>
                {t('account.regenerate')}
              </Button>
            </Flex>
          </Flex>
        </Card>
        <Card title={t('account.preferences')}>
          <Flex vertical gap="small">
            <SelectField
              labelWidth={LABEL_WIDTH}
              label={t('common.language')}
              isRepeatable
              value={locale}
              options={SUPPORTED_LOCALES.map((option) => ({
                value: option,
                label: LANGUAGE_NAMES[option],
              }))}
              onChange={(lang) => void preferences.chooseLanguage(lang)}
            />
            <SelectField
              labelWidth={LABEL_WIDTH}
              label={t('common.theme')}
              value={preferences.appearance}
              options={preferences.appearances.map((option) => ({
                value: option,
                label: t(`common.theme.${option}`),
              }))}
              onChange={preferences.chooseAppearance}
            />
          </Flex>
        </Card>
        <Card title={t('account.session')}>
          <Flex vertical align="start" gap="small">
            <Hint>{t('account.sessionText')}</Hint>
            <Button style={LONG_BUTTON} onClick={() => session.endSession('signedOut')}>
              {t('account.signOut')}
            </Button>
          </Flex>
        </Card>
      </Grid>
      {asking && <RegenerateDialog onClose={() => setAsking(false)} />}
    </Page>
  );
}
