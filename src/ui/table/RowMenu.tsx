import { MoreOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { useText } from '../format/text';
import { MenuButton } from '../page/MenuButton';

/** An action of a row: a link to a page, or a function that is called. */
export type RowAction = { readonly text: string; readonly danger?: boolean } & (
  | { readonly to: string }
  | { onPick(): void }
);

interface Props {
  /** The name of the row. */
  readonly row: string;
  readonly actions: readonly RowAction[];
}

/** As high as a finger needs (WCAG 2.2). */
const LINK = { display: 'block', lineHeight: '24px' };

/** Draws the less frequent actions of a row: antd's menu behind an icon. */
export function RowMenu({ row, actions }: Props) {
  const t = useText();
  const items = actions.map((action) => ({
    key: action.text,
    danger: action.danger ?? false,
    ...('to' in action
      ? {
          label: (
            <Link to={action.to} tabIndex={-1} style={LINK}>
              {action.text}
            </Link>
          ),
        }
      : { label: action.text, onClick: action.onPick }),
  }));
  return (
    <MenuButton
      name={row}
      items={items}
      button={{
        size: 'small',
        icon: <MoreOutlined aria-hidden />,
        'aria-label': `${t('common.more')}: ${row}`,
      }}
    />
  );
}
