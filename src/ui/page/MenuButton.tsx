import { useNavigate } from '@umijs/max';
import { Button, type ButtonProps, Dropdown, type DropdownProps, type MenuProps } from 'antd';
import { type ComponentRef, useEffect, useRef } from 'react';

interface Props extends Pick<DropdownProps, 'placement' | 'getPopupContainer' | 'classNames'> {
  /** The accessible name of the menu. */
  readonly name: string;
  readonly menu: Pick<MenuProps, 'items' | 'selectedKeys'>;
  readonly button: Omit<ButtonProps, 'ref'>;
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
  /** The page that an item leads to; undefined for one that does something here. Its label is a link to that page. */
  wayOf(key: string): string | undefined;
  onPick?(key: string): void;
  /** True for an item after which the menu stays, so that what comes of it can be seen. */
  isChoice?(key: string): boolean;
}

/** A button with antd's menu, and what antd leaves out for the keyboard: links are followed, and the focus comes back. */
export function MenuButton(props: Props) {
  const { name, menu, button, isOpen, onOpen, wayOf, onPick, isChoice, ...place } = props;
  const navigate = useNavigate();
  const opener = useRef<ComponentRef<typeof Button>>(null);
  const list = useRef<HTMLElement | null>(null);
  // An item that was picked may go while the menu stays: the focus goes to the menu then, so that the keyboard works on there.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) list.current?.focus();
  });
  const pick: MenuProps['onClick'] = ({ key, domEvent }) => {
    const isByKey = domEvent.type === 'keydown';
    // Enter goes to what has the focus then: the opener, which would open the menu anew.
    if (isByKey) domEvent.preventDefault();
    if (isChoice?.(key)) {
      list.current = domEvent.currentTarget.closest('[role=menu]');
      onPick?.(key);
      return;
    }
    onOpen(false);
    const way = wayOf(key);
    if (way === undefined) {
      // A dialog gives the focus back to what had it: the menu will be gone by then.
      opener.current?.focus();
      onPick?.(key);
    } else if (isByKey) {
      // The browser has followed the link that was clicked; the keyboard is at the item around it.
      navigate(way);
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
