import { useLocation } from '@umijs/max';
import { Button } from 'antd';
import { useLocaleName, useText } from '@/ui/format/text';
import { startOauth } from '../session/session';
import styles from './form.module.css';

/** Shows the buttons for a Google and a Yandex account; each opens the backend's redirect. */
export function OauthButtons() {
  const t = useText();
  const lang = useLocaleName();
  const { search } = useLocation();
  return (
    <div className={styles.oauth}>
      <span className={styles.or}>{t('user.or')}</span>
      <Button size="large" block onClick={() => startOauth('account.ggoauth', lang, search)}>
        {t('user.signInGoogle')}
      </Button>
      <Button size="large" block onClick={() => startOauth('account.yandexoauth', lang, search)}>
        {t('user.signInYandex')}
      </Button>
    </div>
  );
}
