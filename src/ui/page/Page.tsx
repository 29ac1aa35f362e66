import { Flex } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page.module.css';

/** The part of the frame that the page stands in, where the focus waits for it after a navigation. */
export const CONTENT_ID = 'content';

/**
 * Moves the focus to the page's heading or, while the page's code is loading, to where the page will stand (`Page` moves it on
 * from there).
 */
export function focusPage() {
  const content = document.getElementById(CONTENT_ID);
  (content?.querySelector<HTMLElement>('h1[tabindex]') ?? content)?.focus();
}

interface Props {
  readonly title: string;
  /** Explains the page in a sentence. */
  readonly intro?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Draws a page of the main layout: its heading, its actions, its parts below one another. */
export function Page({ title, intro, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const h1 = heading.current;
    if (document.activeElement?.id === CONTENT_ID) h1?.focus();
  }, []);
  return (
    <Flex vertical gap="middle">
      <Flex component="header" wrap align="center" gap="8px 16px" className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && (
          <Flex wrap gap="small">
            {actions}
          </Flex>
        )}
        {intro && <p className={styles.intro}>{intro}</p>}
      </Flex>
      {children}
    </Flex>
  );
}
