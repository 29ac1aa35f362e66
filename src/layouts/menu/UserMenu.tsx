import {
  ExclamationCircleOutlined,
  KeyOutlined,
  LogoutOutlined,
  SettingOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { RouteContext } from '@ant-design/pro-components';
import { Link, useAccess, useModel } from '@umijs/max';
import { Flex } from 'antd';
import { type ReactNode, useContext } from 'react';
import type { User } from '@/api/contract';
import { usePreferences } from '@/features/account';
import { session, useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { LANGUAGE_NAMES, SUPPORTED_LOCALES } from '@/lib/locale';
import { Money } from '@/ui/format/Money';
import { Traffic } from '@/ui/format/Traffic';
import { useLocaleName, useText, WithNames } from '@/ui/format/text';
import { MenuButton, type MenuItems, menuChoice } from '@/ui/page/MenuButton';
import styles from '../shell.module.css';

/** A name that is longer than its line goes on in the next one. */
const NAME = {
  maxWidth: 120,
  fontSize: 12,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
const FACE = { lineHeight: '18px', textAlign: 'start' } as const;
const BUTTON = { height: 'auto', minHeight: 'var(--ant-control-height)' };
/** Words for screen readers alone get no gap, which would push the icon out of its column. */
const ICON_ALONE = { ...BUTTON, gap: 0 };

const LANGUAGE = 'language:';
const THEME = 'theme:';

function Figures({ user }: { readonly user: User }) {
  const t = useText();
  const { name } = useModel('global');
  return (
    <>
      <span className={styles.greeting}>
        <WithNames text={t('shell.greeting', { name })} names={[name]} />
      </span>
      <Flex justify="space-between" gap="middle">
        <span>{t('shell.balance')}</span>
        <Money amount={user.balance} />
      </Flex>
      <Flex justify="space-between" gap="middle">
        <span>{t('shell.trafficLeft')}</span>
        <Traffic bytes={user.trafficLeft} />
      </Flex>
    </>
  );
}

function useMenuItems(user: User): MenuItems {
  const t = useText();
  const { canSeeAdmin } = useAccess();
  const { appearance, appearances, chooseAppearance, chooseLanguage } = usePreferences();
  const locale = useLocaleName();
  const link = (to: string, icon: ReactNode, text: string): MenuItems[number] => ({
    key: to,
    icon,
    label: (
      <Link to={to} tabIndex={-1}>
        {text}
      </Link>
    ),
  });
  const links: MenuItems = canSeeAdmin
    ? [
        link('/account/setting', <SettingOutlined aria-hidden />, t('menu.accountsetting')),
        link('/account/resetpassword', <KeyOutlined aria-hidden />, t('menu.accountresetpassword')),
        link('/recharge', <WalletOutlined aria-hidden />, t('menu.recharge')),
      ]
    : [];
  const languageChoices = SUPPORTED_LOCALES.map((option) =>
    menuChoice(
      LANGUAGE + option,
      <span lang={option}>{LANGUAGE_NAMES[option]}</span>,
      option === locale,
      () => void chooseLanguage(option),
    ),
  );
  const appearanceChoices = appearances.map((option) =>
    menuChoice(THEME + option, t(`common.theme.${option}`), option === appearance, () =>
      chooseAppearance(option),
    ),
  );
  return [
    { type: 'group', key: 'figures', label: <Figures user={user} />, children: links },
    { type: 'divider' },
    { type: 'group', key: LANGUAGE, label: t('common.language'), children: languageChoices },
    { type: 'group', key: THEME, label: t('common.theme'), children: appearanceChoices },
    { type: 'divider' },
    {
      key: 'report',
      icon: <ExclamationCircleOutlined aria-hidden />,
      label: t('common.report'),
      onClick: () => announce('report', null),
    },
    {
      key: 'signOut',
      icon: <LogoutOutlined aria-hidden />,
      label: t('shell.signOut'),
      onClick: () => session.endSession('signedOut'),
    },
  ];
}

/** Shows the user menu: balance, traffic left, language, theme, and links to the account. */
export function UserMenu() {
  const t = useText();
  const user = useCustomer();
  const items = useMenuItems(user);
  const { collapsed, isMobile } = useContext(RouteContext);
  const isIconAlone = collapsed && !isMobile;
  const { name } = useModel('global');
  const face = (
    <>
      <span className="sr-only">{t('shell.userMenu')}</span>
      {/* The collapsed menu has no room for the name and the balance, a phone's header none for the name. */}
      <Flex
        component="span"
        vertical
        align="start"
        className={isIconAlone ? 'sr-only' : ''}
        style={FACE}
      >
        {!isMobile && (
          <span translate="no" style={NAME}>
            {name}
          </span>
        )}
        <Money amount={user.balance} />
      </Flex>
    </>
  );
  return (
    <MenuButton
      name={t('shell.userMenu')}
      items={items}
      button={{
        icon: <UserOutlined aria-hidden />,
        children: face,
        style: isIconAlone ? ICON_ALONE : BUTTON,
      }}
      classNames={{ root: styles.panel }}
    />
  );
}
