import { Button, type ButtonProps, Dropdown, type DropdownProps, type MenuProps } from 'antd';
import { type ComponentRef, type ReactNode, useRef, useState } from 'react';
import { popupContainer } from '../form/select/popupContainer';

export type MenuItems = NonNullable<MenuProps['items']>;

interface Props extends Pick<DropdownProps, 'placement' | 'classNames'> {
  /** The accessible name of the menu. */
  readonly name: string;
  /** The label of an item that leads to a page is a link; any other item has an `onClick`. */
  readonly items: MenuItems;
  readonly button: Omit<ButtonProps, 'ref'>;
  onOpenChange?(isOpen: boolean): void;
}

/** Marks an item after which the menu stays open, so that the customer sees its effect. */
export const STAYS_OPEN = { 'data-stays-open': '' };

/** Makes a menu item that acts as a radio button. The chosen one has a check mark, which the others have room for. */
export function menuChoice(
  key: string,
  label: ReactNode,
  isChosen: boolean,
  onClick: () => void,
): MenuItems[number] {
  const role = { role: 'menuitemradio', 'aria-checked': isChosen };
  const extra = (
    <span aria-hidden style={{ visibility: isChosen ? 'visible' : 'hidden' }}>
      ✓
    </span>
  );
  return { key, label, extra, onClick, ...STAYS_OPEN, ...role };
}

/** Draws a button with antd's menu. Enter follows an item's link, and the focus returns to the button: antd does neither. */
export function MenuButton({ name, items, button, onOpenChange, ...look }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<ComponentRef<typeof Button>>(null);
  const open = (isOpening: boolean) => {
    setIsOpen(isOpening);
    onOpenChange?.(isOpening);
  };
  const pick: MenuProps['onClick'] = ({ domEvent }) => {
    const item = domEvent.currentTarget as HTMLElement;
    const isByKey = domEvent.type === 'keydown';
    // The focus moves back to the opener, and the same Enter would open the menu again.
    if (isByKey) domEvent.preventDefault();
    if ('staysOpen' in item.dataset) return;
    open(false);
    // A dialog gives the focus back to its opener, a page takes it from there, and the menu is gone by then.
    opener.current?.focus();
    // The browser follows a clicked link by itself, but the keyboard's focus is on the item around the link.
    if (isByKey) item.querySelector('a')?.click();
  };
  return (
    <Dropdown
      autoFocus
      destroyOnHidden
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={popupContainer}
      {...look}
      open={isOpen}
      onOpenChange={(isOpening, { source }) => {
        if (source === 'menu') return;
        open(isOpening);
        if (!isOpening) opener.current?.focus();
      }}
      menu={{ items, 'aria-label': name, onClick: pick }}
    >
      <Button ref={opener} type="text" aria-haspopup="menu" aria-expanded={isOpen} {...button} />
    </Dropdown>
  );
}
