import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../format/text';
import { Meter } from './Meter';

const BAR = { inlineSize: 160 };

interface Props {
  /** The name of the work. */
  readonly name: string;
  readonly done: number;
  readonly of: number;
  onCancel(): void;
}

/**
 * Returns the style of the button that begins long work. While the work goes on, the button is hidden instead of removed, so
 * that it can get the focus back when Cancel disappears.
 */
export const hiddenWhile = (isUnderWay: boolean) =>
  isUnderWay ? ({ display: 'none' } as const) : undefined;

/** Draws the progress of long work, with Cancel. */
export function CancellableMeter({ name, done, of, onCancel }: Props) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const cancel = button.current;
    return () => {
      // The button that began the work lost the focus when it was hidden. One that is disabled now takes none: see `keepFocus`.
      const { activeElement, body } = document;
      if ((activeElement === cancel || activeElement === body) && opener instanceof HTMLElement)
        queueMicrotask(() => opener.focus({ preventScroll: true }));
    };
  }, [opener]);
  return (
    <>
      <div style={BAR}>
        <Meter name={name} value={done} of={of} />
      </div>
      <Button ref={button} size="small" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </>
  );
}
