import { Button } from 'antd';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { restoreFocus } from '../dialog/restoreFocus';
import { useText } from '../format/text';
import { Meter } from './Meter';

const BAR = { inlineSize: 160 };

interface Props {
  /** What is under way. */
  readonly name: string;
  readonly done: number;
  readonly of: number;
  onCancel(): void;
}

/** Where the keyboard goes on when Cancel is gone: what began the work, or the page's heading when that is gone, too. */
function useFocusAfter(button: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const cancel = button.current;
    return () => {
      if (cancel === document.activeElement) queueMicrotask(() => restoreFocus(opener));
    };
  }, [button, opener]);
}

/**
 * The style of the button that begins long work: it is not on the page while the work goes on, but still there to get the focus
 * back when Cancel goes.
 */
export const hiddenWhile = (isUnderWay: boolean) =>
  isUnderWay ? ({ display: 'none' } as const) : undefined;

/** Long work: how far it has come, and Cancel. */
export function CancellableMeter({ name, done, of, onCancel }: Props) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button);
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
