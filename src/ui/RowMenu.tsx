import { MoreOutlined } from '@ant-design/icons';
import { Link, useNavigate } from '@umijs/max';
import { Button, Dropdown, type MenuProps } from 'antd';
import { type ComponentRef, useRef, useState } from 'react';
import { popupContainer } from './popupContainer';
import { useText } from './text';

/** One thing that can be done with a row: a way to a page, or something that happens here. */
export type RowAction = { readonly text: string; readonly danger?: boolean } & (
  | { readonly to: string }
  | { onPick(): void }
);

interface Props {
  /** What the row is called. */
  readonly row: string;
  readonly actions: readonly RowAction[];
}

/** As high as a finger needs (WCAG 2.2). */
const LINK = { display: 'block', lineHeight: '24px' };

/** The actions of a row that are not in sight: antd's menu behind an icon. */
export function RowMenu({ row, actions }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const opener = useRef<ComponentRef<typeof Button>>(null);
  const [isOpen, setOpen] = useState(false);
  const items = actions.map((action) => ({
    key: action.text,
    danger: action.danger ?? false,
    label:
      'to' in action ? (
        <Link to={action.to} tabIndex={-1} style={LINK}>
          {action.text}
        </Link>
      ) : (
        action.text
      ),
  }));
  const pick: MenuProps['onClick'] = ({ key, domEvent }) => {
    const action = actions.find(({ text }) => text === key);
    const isByKey = domEvent.type === 'keydown';
    // Enter goes to what has the focus then, which is the opener again: it would open the menu anew.
    if (isByKey) domEvent.preventDefault();
    if (!action) return;
    if ('to' in action) {
      // The browser has followed the link that was clicked.
      if (isByKey) navigate(action.to);
      return;
    }
    // A dialog gives the focus back to what had it: the menu will be gone by then.
    opener.current?.focus();
    action.onPick();
  };
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={popupContainer}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) opener.current?.focus();
      }}
      menu={{
        items,
        'aria-label': row,
        onClick: pick,
      }}
    >
      <Button
        ref={opener}
        type="text"
        size="small"
        icon={<MoreOutlined aria-hidden />}
        aria-label={`${t('common.more')}: ${row}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      />
    </Dropdown>
  );
}
