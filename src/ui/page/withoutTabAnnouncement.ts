import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

interface WithChildren {
  readonly children?: ReactNode;
}

const isAnnouncement = (part: ReactNode) =>
  isValidElement<{ 'aria-live'?: string }>(part) && part.props['aria-live'] !== undefined;

/**
 * Returns a tab of antd without "Tab 1 of 2": antd adds these words in English, whatever the language is, to the name of the
 * focused tab. Screen readers count tabs by themselves.
 */
export function withoutTabAnnouncement(tab: ReactElement): ReactElement {
  const { children } = tab.props as WithChildren;
  return cloneElement(
    tab,
    {},
    Children.map(children, (part) =>
      isValidElement<WithChildren>(part)
        ? cloneElement(
            part,
            {},
            Children.toArray(part.props.children).filter((one) => !isAnnouncement(one)),
          )
        : part,
    ),
  );
}
