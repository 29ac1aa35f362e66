import { Checkbox, type TableProps } from 'antd';
import type { HTMLAttributes } from 'react';

/** Rows that can be selected, each by a checkbox before it. */
export interface Selection<T> {
  /** The keys of the selected rows. */
  readonly selected: readonly string[];
  /** What the checkbox of a row is called. */
  nameOf(row: T): string;
  /** What the column of checkboxes is called. */
  readonly columnName: string;
  /** What the checkbox of all rows says. */
  readonly allName: string;
  onSelect(selected: readonly string[]): void;
}

/** A checkbox with room around it, so that a finger finds it. */
const TARGET = { padding: 4 };
/** The same room, in px, without the checkbox. */
const PLACEHOLDER = { display: 'inline-block', inlineSize: 24, blockSize: 24 };
/** Room for that and no more, in px. */
const WIDTH = 34;
/** On a card, which is a flex box: the room around the checkbox is taken from the edge and from the gap after it. A table ignores it. */
const ON_CARD = { marginInline: '-4px -12px' };
const ROOM = { marginBlockEnd: 8, paddingBlock: 4 };

/**
 * antd's selection of rows. On a card the checkbox stands before what the record is called. antd's own checkbox for all rows is left
 * out: it stands in a row that antd measures too, where the keyboard reaches it and a screen reader does not, and cards have no header.
 * Their room is kept until they are drawn (`hasCheckboxes`), after the rows: twenty of them are 5 % of a list's start.
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
    onCell: () => ({ 'data-narrow': 'end', style: ON_CARD }) as HTMLAttributes<HTMLElement>,
    onChange: (keys) => onSelect(keys.map(String)),
    ...(hasCheckboxes ? {} : { renderCell: () => <span style={PLACEHOLDER} /> }),
  };
}

interface Props {
  readonly selection: Pick<Selection<never>, 'selected' | 'allName' | 'onSelect'>;
  /** The keys of the rows in sight. */
  readonly rows: readonly string[];
}

/** The checkbox that selects all rows in sight, or none; nothing where there is none. */
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
