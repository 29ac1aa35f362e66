import { Flex, Select, type SelectProps } from 'antd';
import type { ReactNode } from 'react';
import { popupContainer } from './popupContainer';
import { useText } from './text';

export interface SelectOption<T extends string = string> {
  readonly value: T;
  readonly label: string;
  /** What stands in the field once it is chosen, where the label says more than has room there. */
  readonly shown?: string;
  /** The text that typing searches; the label where this is left out. */
  readonly search?: string;
  /** True for one that is shown but cannot be chosen; its label says why. */
  readonly disabled?: boolean;
}

/** Up to this many options are seen at a glance: a list of more can be searched. */
const SEARCHED_FROM = 10;

/** A name too long for its line ends in dots before what stands after it. */
const NAME = { overflow: 'hidden', textOverflow: 'ellipsis' };

interface Props<T extends string>
  extends Pick<
    SelectProps,
    'disabled' | 'loading' | 'style' | 'aria-label' | 'status' | 'defaultOpen'
  > {
  readonly id: string;
  /** '' with no option of that name shows the placeholder. */
  readonly value: T | '';
  readonly options: readonly SelectOption<T>[];
  /** Shown while nothing is chosen; with it the choice can be cleared. */
  readonly placeholder?: string;
  /** Shown before the name of an option: a flag. */
  readonly iconOf?: ((value: T) => ReactNode) | undefined;
  /** Shown at the end of an option's line. */
  readonly noteOf?: ((value: T) => ReactNode) | undefined;
  /** How wide the list is in px; as wide as the field unless given. */
  readonly listWidth?: number;
  /** Whether typing looks for an option; left out, the number of options decides. */
  readonly isSearched?: boolean;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  onChange(value: T | ''): void;
}

/**
 * antd's Select as this portal uses it: long lists are searched and drawn as far as they are seen. antd gives screen readers
 * the name of the field only, so here it is described by what is chosen.
 */
export function SelectInput<T extends string>(props: Props<T>) {
  const { id, value, options, placeholder, iconOf, noteOf, listWidth, ...others } = props;
  const { isSearched, onChange, ...rest } = others;
  const note = rest['aria-describedby'];
  const t = useText();
  const isLong = options.length > SEARCHED_FROM;
  const shownId = `${id}-shown`;
  const labelOf = (of: T, label: ReactNode) =>
    iconOf ? (
      <>
        {iconOf(of)} {label}
      </>
    ) : (
      label
    );
  return (
    <Select<T | '', SelectOption<T>>
      {...rest}
      id={id}
      value={placeholder === undefined || value !== '' ? value : null}
      // antd changes no option, but its types do not say so.
      options={options as SelectOption<T>[]}
      showSearch={
        (isSearched ?? isLong) && {
          filterOption: (typed, option) =>
            (option?.search ?? option?.label ?? '').toLowerCase().includes(typed.toLowerCase()),
        }
      }
      // A list as wide as its longest option cannot be drawn in part.
      popupMatchSelectWidth={listWidth ?? isLong}
      allowClear={placeholder !== undefined && { label: t('common.clear') }}
      placeholder={placeholder && <span id={shownId}>{placeholder}</span>}
      optionRender={({ data }) => {
        const label = labelOf(data.value, data.label);
        const after = noteOf?.(data.value);
        return after ? (
          <Flex justify="space-between" gap="small">
            <span style={NAME}>{label}</span>
            {after}
          </Flex>
        ) : (
          label
        );
      }}
      labelRender={({ value: chosen, label }) => (
        <span id={shownId}>
          {labelOf(chosen as T, options.find((one) => one.value === chosen)?.shown ?? label)}
        </span>
      )}
      aria-describedby={note ? `${shownId} ${note}` : shownId}
      getPopupContainer={popupContainer}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
