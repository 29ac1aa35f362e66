import { GoogleOutlined } from '@ant-design/icons';
import { useLocation } from '@umijs/max';
import { Button } from 'antd';
import { type RedirectName, redirectUrl } from '@/api/contract';
import { warnIfOffline } from '@/lib/browser/connectionErrors';
import { sessionStore } from '@/lib/browser/storage/storage';
import { LOGIN_PATH, withBase } from '@/lib/navigation';
import { randomUuid } from '@/lib/random';
import { useLocaleName, useText } from '@/ui/format/text';
import { NONCE_KEY } from '../session/linkParams';
import styles from './form.module.css';

/** The letter of Yandex's sign, Я, which antd's icons lack, at their size. */
const YandexLetter = () => (
  <span className="anticon" aria-hidden="true">
    <svg viewBox="0 0 16 16" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <path d="M9.6 9.3V15h2.1V1H8.8C6 1 4.4 2.5 4.4 4.9c0 1.8.8 3 2.4 3.8l-3.3 6.3h2.4L9 9.3Zm0-1.8h-.8c-1.5 0-2.3-.8-2.3-2.4 0-1.5.8-2.3 2.3-2.3h.8Z" />
    </svg>
  </span>
);

interface Props {
  /** Called instead of the visit where the browser cannot store what the return must prove. */
  onNotStored(): void;
}

/** Shows the buttons for a Google and a Yandex account; each opens the backend's redirect, with a nonce that must be returned. */
export function OauthButtons({ onNotStored }: Props) {
  const t = useText();
  const lang = useLocaleName();
  const { search } = useLocation();
  const start = (name: RedirectName) => {
    if (warnIfOffline()) return;
    const state = randomUuid();
    // Without the nonce the return would look as if somebody else had started it.
    if (!sessionStore.write(NONCE_KEY, state)) {
      onNotStored();
      return;
    }
    const redirectUri = window.location.origin + withBase(LOGIN_PATH);
    // The page's own query may have a referral code.
    const page = new URLSearchParams(search);
    window.location.assign(redirectUrl(name, { redirectUri, state, lang, page }));
  };
  return (
    <div className={styles.oauth}>
      <span className={styles.or}>{t('user.or')}</span>
      <Button
        size="large"
        block
        icon={<GoogleOutlined aria-hidden />}
        onClick={() => start('account.ggoauth')}
      >
        {t('user.signInGoogle')}
      </Button>
      <Button
        size="large"
        block
        icon={<YandexLetter />}
        onClick={() => start('account.yandexoauth')}
      >
        {t('user.signInYandex')}
      </Button>
    </div>
  );
}
