import { NavLink } from '@umijs/max';
import { useText } from '@/components/text';
import type { MessageKey } from '@/locales/keys';
import { Icon } from './Icon';
import styles from './shell.module.css';
import type { MenuItem } from './useMenu';

function Items({ items, onLeave }: { readonly items: readonly MenuItem[]; onLeave?(): void }) {
  const t = useText();
  return (
    <ul>
      {items.map(({ path, name, icon, children }) => {
        const label = t(`menu.${name}` as MessageKey);
        return (
          <li key={path}>
            {children.length > 0 ? (
              <>
                <span className={styles.group}>
                  {icon && <Icon name={icon} />}
                  {label}
                </span>
                <Items items={children} onLeave={onLeave} />
              </>
            ) : (
              <NavLink to={path} onClick={onLeave}>
                {icon && <Icon name={icon} />}
                {label}
              </NavLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The main menu: what the customer may open, and where they are. */
export function Nav({ items, onLeave }: { readonly items: readonly MenuItem[]; onLeave?(): void }) {
  const t = useText();
  return (
    <nav className={styles.nav} aria-label={t('shell.mainMenu')}>
      <Items items={items} onLeave={onLeave} />
    </nav>
  );
}
