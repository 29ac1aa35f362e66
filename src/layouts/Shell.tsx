import { ProLayout, type ProLayoutProps } from '@ant-design/pro-components';
import { NavLink, useLocation } from '@umijs/max';
import { ConfigProvider } from 'antd';
import { memo, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { readMotion } from '@/lib/browser/appearance';
import type { MessageKey } from '@/locales/keys';
import { useText } from '@/ui/format/text';
import { Content, SkipLink } from './Content';
import { Actions } from './menu/Actions';
import { Brand } from './menu/Brand';
import { DrawerHead, DrawerOpener } from './menu/drawerParts';
import { UserMenu } from './menu/UserMenu';
import { useMenu } from './menu/useMenu';
import { PaletteButton } from './palette/PaletteButton';
import styles from './shell.module.css';
import { usePrefetch } from './start/usePrefetch';
import { usePageTitle } from './usePageTitle';
import { usePortalTheme, useSettings } from './usePortalTheme';

/** Below antd's `lg` the menu at the side is a bar of icons, below `md` a drawer. */
const NARROW = '(max-width: 991.98px)';
const SIDER_PX = 232;

/** The submenus stand open: there is one, and it is short. */
const MENU: ProLayoutProps['menu'] = { defaultOpenAll: true, autoClose: false };
/** Tab stops at the links in the menu, so the menu itself is no tab stop; the arrow keys go through all of it. */
const MENU_KEYS = { tabIndex: -1 };
/** Settings may name dark by `navTheme`. ProLayout must not: it would darken the colours of the theme around it, which is dark already. */
const NO_NAV_THEME = { navTheme: undefined };
/** Colours of the menu as variables: ProLayout writes values, in one sheet for light and dark that is not always written anew. */
const TEXTS = {
  colorTextMenu: 'var(--ant-color-text-secondary)',
  colorTextMenuSecondary: 'var(--ant-color-text-tertiary)',
  colorTextMenuTitle: 'var(--ant-color-text)',
  colorTextMenuActive: 'var(--ant-color-text)',
  colorBgMenuItemHover: 'var(--ant-color-fill-quaternary)',
};
const TOKEN: ProLayoutProps['token'] = {
  bgLayout: 'var(--ant-color-bg-layout)',
  header: {
    colorBgHeader: 'var(--ant-color-bg-container)',
    colorBgScrollHeader: 'var(--ant-color-bg-container)',
    colorHeaderTitle: 'var(--ant-color-text)',
    colorTextRightActionsItem: 'var(--ant-color-text-tertiary)',
    ...TEXTS,
  },
  sider: {
    menuHeight: 36,
    // The longest Russian entry stands there whole.
    paddingInlineLayoutMenu: 4,
    colorMenuBackground: 'var(--ant-color-bg-container)',
    // antd's own tint leaves the text 4.5:1 in the light only.
    colorBgMenuItemSelected: 'color-mix(in srgb, var(--ant-color-primary) 12%, transparent)',
    colorTextMenuSelected: 'var(--ant-color-link)',
    colorTextSubMenuSelected: 'var(--ant-color-text)',
    colorTextMenuItemHover: 'var(--ant-color-text)',
    colorMenuItemDivider: 'var(--ant-color-split)',
    ...TEXTS,
  },
  pageContainer: { paddingBlockPageContainerContent: 24, paddingInlinePageContainerContent: 24 },
};

/**
 * ProLayout reserves the menu's width by an empty element before it, and animates that width by an inline style. This stops the
 * animation on a device that allows no motion.
 */
function keepStill(menu: HTMLElement | null) {
  const room = menu?.closest('aside')?.previousElementSibling;
  if (room instanceof HTMLElement && !readMotion()) room.style.transition = 'none';
}

/** The drawers of the pages are antd's as they are. */
const PAGE_DRAWER = {};

const renderActions: ProLayoutProps['actionsRender'] = () => <Actions />;
const AVATAR: ProLayoutProps['avatarProps'] = { render: () => <UserMenu /> };

/** The frame of every signed-in page: ProLayout with the settings, the menu of the routes, and the portal's parts. */
export function Shell() {
  const { pathname } = useLocation();
  usePageTitle();
  usePrefetch();
  return <Frame pathname={pathname} {...useMenu()} />;
}

interface Props extends ReturnType<typeof useMenu> {
  readonly pathname: string;
}

/**
 * Gets the path alone, not the whole location: pages write filters and settings into the query, and each change would draw the
 * menu and the header again.
 */
const Frame = memo(function Frame({ pathname, route, forbidden }: Props) {
  const t = useText();
  const { theme } = usePortalTheme();
  const settings = useSettings();
  const location = useMemo(() => ({ pathname }), [pathname]);
  // The same object while nothing in it changes: else every part of antd would be drawn anew, and ProLayout's menu worked out.
  const pageTheme = useMemo(() => ({ ...theme, inherit: false }), [theme]);
  const formatMessage = useCallback(({ id }: { id: string }) => t(id as MessageKey), [t]);
  const [collapsed, setCollapsed] = useState(() => window.matchMedia(NARROW).matches);
  // The page on which the drawer was opened: when one of its links leads to another page, the focus belongs to that page.
  const [openedAt, setOpenedAt] = useState(pathname);
  const isSamePage = openedAt === pathname;
  const drawer = useMemo(
    () => ({ focusable: { trap: true, focusTriggerAfterClose: isSamePage } }),
    [isSamePage],
  );
  const open = () => {
    setOpenedAt(pathname);
    setCollapsed(false);
  };

  // Closed synchronously: an open drawer keeps the focus, which the new page needs.
  const leaveDrawer = () => flushSync(() => setCollapsed(true));
  // The bar of icons takes the words away from screen readers as well.
  const nameOf = ({ locale }: { locale?: string | false }) =>
    locale ? t(locale as MessageKey) : undefined;
  const renderItem: ProLayoutProps['menuItemRender'] = (item, label) => (
    <NavLink
      to={item.path ?? '/'}
      aria-label={nameOf(item)}
      onClick={item.isMobile ? leaveDrawer : undefined}
    >
      {label}
    </NavLink>
  );
  const renderSubmenu: ProLayoutProps['subMenuItemRender'] = (item, label) => (
    <>
      {label}
      {collapsed && <span className="sr-only">{nameOf(item)}</span>}
    </>
  );
  const renderHead: ProLayoutProps['menuHeaderRender'] = (_logo, _title, props) => {
    // The header of a narrow screen gives no properties.
    if (props === undefined) return <DrawerOpener onOpen={open} />;
    if (props.isMobile) return <DrawerHead onClose={() => setCollapsed(true)} />;
    // In this layout the header shows the brand.
    if (props.layout === 'mix' && props.mode !== 'horizontal') return null;
    return <Brand isSmall={props.collapsed} />;
  };

  return (
    <ConfigProvider drawer={drawer}>
      <SkipLink />
      <ProLayout
        {...settings}
        {...NO_NAV_THEME}
        className={styles.frame}
        token={TOKEN}
        siderWidth={SIDER_PX}
        route={route}
        location={location}
        menu={MENU}
        menuProps={MENU_KEYS}
        formatMessage={formatMessage}
        menuItemRender={renderItem}
        subMenuItemRender={renderSubmenu}
        menuHeaderRender={renderHead}
        headerTitleRender={() => <Brand />}
        menuContentRender={(_props, menu) => (
          <nav ref={keepStill} aria-label={t('shell.mainMenu')}>
            {menu}
          </nav>
        )}
        headerContentRender={(_props, menu) =>
          menu && <nav aria-label={t('shell.mainMenu')}>{menu}</nav>
        }
        menuExtraRender={({ isMobile, collapsed: isSmall, layout }) =>
          !isMobile && layout === 'side' && <PaletteButton isSmall={isSmall ?? false} />
        }
        actionsRender={renderActions}
        avatarProps={AVATAR}
        collapsedButtonRender={false}
        pageTitleRender={false}
        ErrorBoundary={false}
        collapsed={collapsed}
        onCollapse={setCollapsed}
      >
        {/* Buttons have the brand's colour, the navigation around has the settings'. */}
        <ConfigProvider theme={pageTheme} drawer={PAGE_DRAWER}>
          <Content forbidden={forbidden} />
        </ConfigProvider>
      </ProLayout>
    </ConfigProvider>
  );
});
