import { Flex } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { CONTENT_ID } from './focusPage';
import styles from './page.module.css';

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
