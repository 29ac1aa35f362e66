import { useNavigate } from '@umijs/max';
import { Button, type ButtonProps, Dropdown, type DropdownProps, type MenuProps } from 'antd';
import { type ComponentRef, type ReactNode, useEffect, useRef } from 'react';

interface Props extends Pick<DropdownProps, 'placement' | 'getPopupContainer' | 'classNames'> {
  /** The accessible name of the menu. */
  readonly name: string;
  readonly menu: Pick<MenuProps, 'items' | 'selectedKeys'>;
  readonly button: Omit<ButtonProps, 'ref'>;
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
  /** Returns the page that an item leads to, whose label is a link to it; undefined for an item that runs an action. */
  hrefOf(key: string): string | undefined;
  onPick?(key: string): void;
  /** True for an item after which the menu stays open, so that the customer sees its effect. */
  isChoice?(key: string): boolean;
}

/** Makes a menu item that acts as a radio button. */
export function menuChoice(
  key: string,
  label: ReactNode,
  isChosen: boolean,
): NonNullable<MenuProps['items']>[number] {
  return { key, label, ...{ role: 'menuitemradio', 'aria-checked': isChosen } };
}

/** Draws a button with antd's menu. Enter follows an item's link, and the focus returns to the button: antd does neither. */
export function MenuButton(props: Props) {
  const { name, menu, button, isOpen, onOpen, hrefOf, onPick, isChoice, ...place } = props;
  const navigate = useNavigate();
  const opener = useRef<ComponentRef<typeof Button>>(null);
  const list = useRef<HTMLElement | null>(null);
  // A picked item may disappear while the menu stays: the menu then takes the focus, so that the keyboard keeps working in it.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) list.current?.focus();
  });
  const pick: MenuProps['onClick'] = ({ key, domEvent }) => {
    const isByKey = domEvent.type === 'keydown';
    // The focus moves back to the opener, and the same Enter would open the menu again.
    if (isByKey) domEvent.preventDefault();
    if (isChoice?.(key)) {
      list.current = domEvent.currentTarget.closest('[role=menu]');
      onPick?.(key);
      return;
    }
    onOpen(false);
    const href = hrefOf(key);
    if (href === undefined) {
      // A dialog gives the focus back to its opener, and the menu is gone by then.
      opener.current?.focus();
      onPick?.(key);
    } else if (isByKey) {
      // The browser follows a clicked link by itself, but the keyboard's focus is on the item around the link.
      navigate(href);
    }
  };
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      {...place}
      open={isOpen}
      onOpenChange={(open, { source }) => {
        if (source === 'menu') return;
        onOpen(open);
        if (!open) opener.current?.focus();
      }}
      menu={{ ...menu, 'aria-label': name, onClick: pick }}
    >
      <Button ref={opener} type="text" aria-haspopup="menu" aria-expanded={isOpen} {...button} />
    </Dropdown>
  );
}
