import { Flex, Select, type SelectProps, Tooltip } from 'antd';
import { type CSSProperties, type ReactElement, type ReactNode, useMemo } from 'react';
import { matchRank, normalizeForSearch, normalizeQuery } from '@/lib/text/search';
import { useText, WithNames } from '../../format/text';
import { popupContainer } from './popupContainer';

export interface SelectOption<T extends string = string> {
  readonly value: T;
  readonly label: string;
  /** The text in the field once the option is chosen, where the label is too long for the field. */
  readonly shown?: string;
  /** The names that typing searches; the label where this is left out. */
  readonly search?: readonly string[];
  /** An icon at the end of the line. Its text is read after the label and shown by a tooltip. */
  readonly note?: { readonly icon: ReactElement; readonly text: string } | undefined;
  /** True for a label that is a username or another name for programs, which a browser must not translate. */
  readonly isVerbatim?: boolean;
  /** The username in a label of more words. */
  readonly username?: string;
  /** True for an option that cannot be chosen; its label says why. */
  readonly disabled?: boolean;
}

/** An option whose `label` is read out by screen readers; `plain` is shown, `terms` are searched. */
type ReadOption<T extends string> = SelectOption<T> & {
  readonly plain: string;
  terms(): readonly string[];
};

/** Returns a function that works its value out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const rankOf = (typed: string, option: ReadOption<string> | undefined) =>
  matchRank(normalizeQuery(typed), option?.terms() ?? []);

/** Up to this many options are seen at a glance: a list of more can be searched. */
const SEARCHED_FROM = 10;

/** antd would cut an option that is longer than its line; here it goes on in the next one. */
const WHOLE: CSSProperties = { whiteSpace: 'normal', overflowWrap: 'anywhere' };
/** A card's width on a phone, in which a list fits beside either edge of its field. */
const CARD_WIDTH = 'calc(100vw - 74px)';
const STYLES: SelectProps['styles'] = {
  content: WHOLE,
  placeholder: WHOLE,
  popup: { root: { maxWidth: CARD_WIDTH } },
};

interface Props<T extends string>
  extends Pick<SelectProps, 'disabled' | 'loading' | 'style' | 'aria-label' | 'status'> {
  readonly id: string;
  /** '' with no option of that name shows the placeholder. */
  readonly value: T | '';
  readonly options: readonly SelectOption<T>[];
  /** Shown while nothing is chosen; with it the choice can be cleared, unless `isClearable` is false. */
  readonly placeholder?: string;
  readonly isClearable?: boolean;
  /** Shown before the name of an option: a flag. */
  readonly iconOf?: ((value: T) => ReactNode) | undefined;
  /** The width of the list in px; as wide as the field unless given. */
  readonly listWidth?: number;
  /** True when typing searches the options; left out, the number of options decides. */
  readonly isSearched?: boolean;
  /** True when choosing the chosen option again counts, too: its call may have failed, or its settings may have changed since. */
  readonly isRepeatable?: boolean;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  onChange(value: T | ''): void;
}

/**
 * Draws antd's Select as this portal uses it: long lists are searched, and only their visible part is drawn. antd gives screen
 * readers the name of the field only, so the chosen option is added as its description.
 */
export function SelectInput<T extends string>(props: Props<T>) {
  const { id, value, options, placeholder, iconOf, listWidth, ...others } = props;
  const {
    isSearched,
    isClearable = placeholder !== undefined,
    isRepeatable,
    onChange,
    ...rest
  } = others;
  const note = rest['aria-describedby'];
  const t = useText();
  // antd has screen readers read an option's label alone, so the note is joined to the label.
  const readOut = useMemo(
    () =>
      options.map((option) => ({
        ...option,
        label: option.note ? `${option.label}, ${option.note.text}` : option.label,
        plain: option.label,
        terms: once(() => (option.search ?? [option.label]).map(normalizeForSearch)),
      })),
    [options],
  );
  const isLong = options.length > SEARCHED_FROM;
  const shownId = `${id}-shown`;
  const optionOf = (of: unknown) => options.find((option) => option.value === of);
  const labelOf = (of: T, label: ReactNode) => {
    const { isVerbatim, username } = optionOf(of) ?? {};
    if (isVerbatim) return <span translate="no">{label}</span>;
    if (username && typeof label === 'string') return <WithNames text={label} names={[username]} />;
    return iconOf ? (
      <>
        {iconOf(of)} <span>{label}</span>
      </>
    ) : (
      label
    );
  };
  return (
    <Select<T | '', ReadOption<T>>
      {...rest}
      styles={STYLES}
      id={id}
      value={placeholder === undefined || value !== '' ? value : null}
      options={readOut}
      showSearch={
        (isSearched ?? isLong) && {
          filterOption: (typed, option) => rankOf(typed, option) !== null,
          // Enter takes the first option, so the closest match stands first; equal ones keep their order.
          filterSort: (one, other, { searchValue }) =>
            // antd sorts a list that nobody searches, too.
            searchValue === ''
              ? 0
              : (rankOf(searchValue, one) ?? 0) - (rankOf(searchValue, other) ?? 0),
        }
      }
      // A list as wide as its longest option cannot be drawn in part.
      popupMatchSelectWidth={listWidth ?? isLong}
      allowClear={isClearable && { label: t('common.clear') }}
      placeholder={placeholder && <span id={shownId}>{placeholder}</span>}
      optionRender={({ data }) => (
        <Flex justify="space-between" gap="small" style={WHOLE}>
          <span>{labelOf(data.value, data.plain)}</span>
          {data.note && <Tooltip title={data.note.text}>{data.note.icon}</Tooltip>}
        </Flex>
      )}
      labelRender={({ value: chosen, label }) => (
        <span id={shownId}>
          {labelOf(
            chosen as T,
            optionOf(chosen)?.shown ?? optionOf(chosen)?.label ?? label ?? chosen,
          )}
        </span>
      )}
      aria-describedby={note ? `${shownId} ${note}` : shownId}
      getPopupContainer={popupContainer}
      onChange={(chosen) => onChange(chosen ?? '')}
      // antd calls `onChange` only for another value.
      onSelect={(chosen) => isRepeatable && chosen === value && onChange(value)}
    />
  );
}
