import { Checkbox, type TableProps } from 'antd';
import type { HTMLAttributes } from 'react';

/** Rows that can be selected, each by a checkbox before it. */
export interface Selection<T> {
  /** The keys of the selected rows. */
  readonly selected: readonly string[];
  /** Returns the accessible name of a row's checkbox. */
  nameOf(row: T): string;
  /** The accessible name of the column of checkboxes. */
  readonly columnName: string;
  /** The label of the checkbox for all rows. */
  readonly allName: string;
  onSelect(selected: readonly string[]): void;
}

/** A checkbox with room around it, so that a finger finds it. */
const TARGET = { padding: 4 };
/** The same room, in px, without the checkbox. */
const PLACEHOLDER = { display: 'inline-block', inlineSize: 24, blockSize: 24 };
/** The width of the column of checkboxes, in px. */
const WIDTH = 34;
/** On a card, a flex box, the checkbox's room is taken from the card's edge and from the gap after it. A table ignores margins. */
const ON_CARD = { marginInline: '-4px' };
const ROOM = { marginBlockEnd: 8, paddingBlock: 4 };

/**
 * Returns antd's selection of rows. On a card the checkbox stands before the record's name. antd's own checkbox for all rows is left
 * out: the keyboard also reaches its copy in the row that antd measures, which screen readers do not, and cards have no header.
 * The checkboxes are drawn after the rows (`hasCheckboxes`), in room kept for them: twenty of them take 5 % of a list's start.
 */
export function rowSelection<T>(
  { selected, nameOf, columnName, onSelect }: Selection<T>,
  hasCheckboxes: boolean,
): NonNullable<TableProps<T>['rowSelection']> {
  return {
    selectedRowKeys: [...selected],
    hideSelectAll: true,
    columnTitle: <span className="sr-only">{columnName}</span>,
    columnWidth: WIDTH,
    getCheckboxProps: (row) => ({ 'aria-label': nameOf(row), style: TARGET }),
    onCell: () => ({ 'data-in-card': 'besideName', style: ON_CARD }) as HTMLAttributes<HTMLElement>,
    onChange: (keys) => onSelect(keys.map(String)),
    ...(hasCheckboxes ? {} : { renderCell: () => <span style={PLACEHOLDER} /> }),
  };
}

interface Props {
  readonly selection: Pick<Selection<never>, 'selected' | 'allName' | 'onSelect'>;
  /** The keys of the rows in sight. */
  readonly rows: readonly string[];
}

/** Draws the checkbox that selects all visible rows, or none; nothing in an empty list. */
export function SelectAll({ selection: { selected, allName, onSelect }, rows }: Props) {
  const count = rows.filter((key) => selected.includes(key)).length;
  if (rows.length === 0) return null;
  return (
    <Checkbox
      style={ROOM}
      checked={count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={({ target }) => onSelect(target.checked ? rows : [])}
    >
      {allName}
    </Checkbox>
  );
}
