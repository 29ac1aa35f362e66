import { ProLayout, type ProLayoutProps } from '@ant-design/pro-components';
import { NavLink, useLocation } from '@umijs/max';
import { ConfigProvider } from 'antd';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isMotionAllowed } from '@/lib/browser/appearance';
import type { MessageKey } from '@/locales/keys';
import { useText } from '@/ui/format/text';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { Actions } from './menu/Actions';
import { Brand, DrawerHead, DrawerOpener } from './menu/Brand';
import { UserMenu } from './menu/UserMenu';
import { useMenu } from './menu/useMenu';
import { PageContent, SkipLink } from './PageContent';
import { PaletteButton } from './palette/PaletteButton';
import styles from './shell.module.css';
import { usePrefetch } from './start/usePrefetch';
import { usePortalTheme, useSettings } from './usePortalTheme';

/** Below antd's `lg` the side menu is a bar of icons, below `md` a drawer. */
const NARROW = '(max-width: 991.98px)';
const SIDER_PX = 232;

/** Submenus start open: there is only one, and it is short. */
const MENU: ProLayoutProps['menu'] = { defaultOpenAll: true, autoClose: false };
/** The links in the menu are tab stops, so the menu itself is none; the arrow keys move through all of it. */
const MENU_KEYS = { tabIndex: -1 };
/** Menu colours as variables: ProLayout writes plain values into one sheet for light and dark, and does not always update it. */
const TEXTS = {
  colorTextMenu: 'var(--ant-color-text-secondary)',
  colorTextMenuSecondary: 'var(--ant-color-text-tertiary)',
  colorTextMenuActive: 'var(--ant-color-text)',
  colorBgMenuItemHover: 'var(--ant-color-fill-quaternary)',
};
const TOKEN: ProLayoutProps['token'] = {
  bgLayout: 'var(--ant-color-bg-layout)',
  header: {
    colorBgHeader: 'var(--ant-color-bg-container)',
    colorBgScrollHeader: 'var(--ant-color-bg-container)',
    colorTextRightActionsItem: 'var(--ant-color-text-tertiary)',
    ...TEXTS,
  },
  sider: {
    menuHeight: 36,
    // Narrow enough for the longest Russian entry to fit in one line.
    paddingInlineLayoutMenu: 4,
    colorMenuBackground: 'var(--ant-color-bg-container)',
    // antd's own tint gives the text a contrast of 4.5:1 in the light theme only.
    colorBgMenuItemSelected: 'color-mix(in srgb, var(--ant-color-primary) 12%, transparent)',
    colorTextMenuSelected: 'var(--ant-color-link)',
    colorTextMenuItemHover: 'var(--ant-color-text)',
    colorMenuItemDivider: 'var(--ant-color-split)',
    ...TEXTS,
  },
  pageContainer: { paddingBlockPageContainerContent: 24, paddingInlinePageContainerContent: 24 },
};

/**
 * ProLayout reserves the menu's width by an empty element before it, and animates that width by an inline style. This turns the
 * animation off on a device that asks for reduced motion.
 */
function disableMenuAnimation(menu: HTMLElement | null) {
  const room = menu?.closest('aside')?.previousElementSibling;
  if (room instanceof HTMLElement && !isMotionAllowed()) room.style.transition = 'none';
}

/** In the bar of icons ProLayout makes links narrower than a submenu's title, so that their icons would not stand below each other. */
const WHOLE_ENTRY = { flex: 1 };

/** Drawers inside pages keep antd's defaults. */
const PAGE_DRAWER = {};

const renderActions: ProLayoutProps['actionsRender'] = () => <Actions />;
const AVATAR: ProLayoutProps['avatarProps'] = {
  render: () => (
    <PartBoundary kind="dialog">
      <UserMenu />
    </PartBoundary>
  ),
};

/** Frames every signed-in page: ProLayout with the settings, the menu of the routes, and the portal's parts. */
export function Shell() {
  const { pathname } = useLocation();
  usePrefetch();
  return <Frame pathname={pathname} {...useMenu()} />;
}

interface Props extends ReturnType<typeof useMenu> {
  readonly pathname: string;
}

/**
 * Takes the path alone instead of the whole location: pages write filters and settings into the query, and each change would
 * render the menu and the header again.
 */
function Frame({ pathname, route, isForbidden }: Props) {
  const t = useText();
  const { theme } = usePortalTheme();
  const settings = useSettings();
  const location = { pathname };
  const pageTheme = { ...theme, inherit: false };
  const formatMessage = ({ id }: { id: string }) => t(id as MessageKey);
  const [collapsed, setCollapsed] = useState(() => window.matchMedia(NARROW).matches);
  // The page on which the drawer was opened: after a link to another page, or Back, the focus belongs to that page.
  const [openedAt, setOpenedAt] = useState(pathname);
  const drawer = { focusable: { trap: true, focusTriggerAfterClose: openedAt === pathname } };
  useLayoutEffect(() => {
    if (openedAt !== pathname && window.matchMedia(NARROW).matches) setCollapsed(true);
  }, [openedAt, pathname]);
  const open = () => {
    setOpenedAt(pathname);
    setCollapsed(false);
  };

  // Closed synchronously, because an open drawer traps the focus, which the new page needs.
  const leaveDrawer = () => flushSync(() => setCollapsed(true));
  // The bar of icons hides the words from screen readers, too.
  const nameOf = ({ locale }: { locale?: string | false }) =>
    locale ? t(locale as MessageKey) : undefined;
  const renderItem: ProLayoutProps['menuItemRender'] = (item, label) => (
    <NavLink
      to={item.path ?? '/'}
      style={WHOLE_ENTRY}
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
    // On a narrow screen the header passes no properties.
    if (props === undefined) return <DrawerOpener onOpen={open} />;
    if (props.isMobile) return <DrawerHead onClose={() => setCollapsed(true)} />;
    // In this layout the header already shows the brand.
    if (props.layout === 'mix' && props.mode !== 'horizontal') return null;
    return <Brand isSmall={props.collapsed} />;
  };

  return (
    <ConfigProvider drawer={drawer}>
      <SkipLink />
      <ProLayout
        {...settings}
        // Settings may ask for dark by it, but ProLayout would darken the colours of a theme that is dark already.
        navTheme={undefined}
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
          <nav ref={disableMenuAnimation} aria-label={t('shell.mainMenu')}>
            <PartBoundary>{menu}</PartBoundary>
          </nav>
        )}
        headerContentRender={(_props, menu) =>
          menu && (
            <nav aria-label={t('shell.mainMenu')}>
              <PartBoundary>{menu}</PartBoundary>
            </nav>
          )
        }
        menuExtraRender={({ isMobile, collapsed: isSmall, layout }) =>
          !isMobile &&
          layout === 'side' && (
            <PartBoundary kind="dialog">
              <PaletteButton isSmall={isSmall ?? false} />
            </PartBoundary>
          )
        }
        actionsRender={renderActions}
        avatarProps={AVATAR}
        collapsedButtonRender={false}
        pageTitleRender={false}
        ErrorBoundary={false}
        collapsed={collapsed}
        onCollapse={setCollapsed}
      >
        {/* Buttons on pages have the brand's colour, the navigation has the colour of the settings. */}
        <ConfigProvider theme={pageTheme} drawer={PAGE_DRAWER}>
          <PageContent isForbidden={isForbidden} />
        </ConfigProvider>
      </ProLayout>
    </ConfigProvider>
  );
}
