import { MoreOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Dropdown } from 'antd';
import { type ComponentRef, useRef, useState } from 'react';
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

/** The actions of a row that are not in sight: antd's menu behind an icon. */
export function RowMenu({ row, actions }: Props) {
  const t = useText();
  const opener = useRef<ComponentRef<typeof Button>>(null);
  const [isOpen, setOpen] = useState(false);
  const items = actions.map((action) => ({
    key: action.text,
    danger: action.danger ?? false,
    label:
      'to' in action ? (
        <Link to={action.to} tabIndex={-1}>
          {action.text}
        </Link>
      ) : (
        action.text
      ),
  }));
  const pick = (text: string) => {
    const action = actions.find((one) => one.text === text);
    // A link is followed by the browser: antd puts the focus on it, not on its item.
    if (!action || 'to' in action) return;
    // A dialog gives the focus back to what had it: the menu will be gone by then.
    opener.current?.focus();
    action.onPick();
  };
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) opener.current?.focus();
      }}
      menu={{
        items,
        'aria-label': row,
        onClick: ({ key }) => pick(key),
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
