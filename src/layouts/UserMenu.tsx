import { Link } from '@umijs/max';
import { useRef } from 'react';
import { Money } from '@/components/Money';
import { Traffic } from '@/components/Traffic';
import { useLocaleName, useText } from '@/components/text';
import { LANGUAGE_NAMES, SUPPORTED_LOCALES } from '@/domain/locale';
import { useUser } from '@/queries/user';
import { Icon } from './Icon';
import styles from './shell.module.css';
import { useGreetingName } from './useGreetingName';
import { useShellActions } from './useShellActions';

const MENU_ID = 'user-menu';
/** Balance, traffic left, language, theme, and the ways to the account. Opens as the browser's own popover. */
export function UserMenu() {
  const t = useText();
  const locale = useLocaleName();
  const { data: user } = useUser();
  const { name } = useGreetingName(user?.name);
  const actions = useShellActions();
  const popover = useRef<HTMLDivElement>(null);
  const close = () => popover.current?.hidePopover();
  if (!user) return null;
  return (
    <div className={styles.userMenu}>
      <button type="button" className={styles.userButton} popoverTarget={MENU_ID}>
        <Icon name="user" />
        <span className="sr-only">{t('shell.userMenu')}</span>
        <Money amount={user.balance} />
      </button>
      <div id={MENU_ID} ref={popover} popover="auto" className={styles.userPanel}>
        <p className={styles.greeting}>{t('shell.greeting', { name })}</p>
        <dl className={styles.figures}>
          <dt>{t('shell.balance')}</dt>
          <dd>
            <Money amount={user.balance} />
          </dd>
          <dt>{t('shell.trafficLeft')}</dt>
          <dd>
            <Traffic bytes={user.trafficLeft} />
          </dd>
        </dl>
        <ul className={styles.userLinks}>
          <li>
            <Link to="/account/setting" onClick={close}>
              {t('menu.accountsetting')}
            </Link>
          </li>
          <li>
            <Link to="/account/resetpassword" onClick={close}>
              {t('menu.accountresetpassword')}
            </Link>
          </li>
          <li>
            <Link to="/recharge" onClick={close}>
              {t('menu.recharge')}
            </Link>
          </li>
        </ul>
        <div className={styles.choices}>
          <label>
            {t('common.language')}
            <select
              value={locale}
              onChange={(event) => void actions.chooseLanguage(event.target.value)}
            >
              {SUPPORTED_LOCALES.map((option) => (
                <option key={option} value={option} lang={option}>
                  {LANGUAGE_NAMES[option]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('common.theme')}
            <select
              value={actions.theme}
              onChange={(event) => actions.chooseTheme(event.target.value)}
            >
              {actions.themes.map((option) => (
                <option key={option} value={option}>
                  {t(`common.theme.${option}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <button type="button" className={styles.signOut} onClick={actions.signOut}>
          {t('shell.signOut')}
        </button>
      </div>
    </div>
  );
}
