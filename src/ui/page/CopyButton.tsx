import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, Tooltip } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../format/text';

/** The time for which the button tells the result, in ms. */
const RESULT_MS = 2000;

interface Props {
  /** The text, or a function that makes it when the button is pressed; a long text as a blob, so that the page stays responsive. */
  readonly text: string | (() => string | Promise<Blob>);
  /** The button's words; an icon with a tooltip unless given. */
  readonly label?: string;
  /** The accessible name, where the words alone do not name the copied text. */
  readonly name?: string;
  /** The icon before copying; antd's copy icon unless given. */
  readonly icon?: ReactNode;
  readonly size?: ButtonProps['size'];
  readonly disabled?: boolean;
  onCopied?(): void;
}

/** Draws a button that copies a text and tells the result: copied, or not allowed by the browser. A cancelled copy is silent. */
export function CopyButton({ text, label, name, icon, size, disabled, onCopied }: Props) {
  const t = useText();
  const [result, setResult] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(() => setResult(null), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    let isCancelled = false;
    try {
      const made = typeof text === 'string' ? text : text();
      // When the blob fails, the clipboard throws an error of its own, which does not tell that the customer cancelled.
      if (typeof made !== 'string') {
        made.catch((error: unknown) => {
          isCancelled = error instanceof DOMException && error.name === 'AbortError';
        });
      }
      // The clipboard gets the promise itself: an await before would outlast the click that allows copying.
      if (typeof made === 'string') await navigator.clipboard.writeText(made);
      else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': made })]);
      setResult('copied');
      onCopied?.();
    } catch {
      setResult(isCancelled ? null : 'copyFailed');
    }
  };
  const isCopied = result === 'copied';
  return (
    <>
      <Tooltip title={label ? null : t(isCopied ? 'common.copied' : 'common.copy')}>
        <Button
          type={label ? 'default' : 'text'}
          size={size}
          icon={isCopied ? <CheckOutlined aria-hidden /> : (icon ?? <CopyOutlined aria-hidden />)}
          disabled={disabled}
          aria-label={name ?? (label ? undefined : t('common.copy'))}
          onClick={() => void copy()}
        >
          {label && (isCopied ? t('common.copied') : label)}
        </Button>
      </Tooltip>
      <span className="sr-only" role="status">
        {isCopied && t('common.copied')}
      </span>
      {result === 'copyFailed' && <span role="alert">{t('common.copyFailed')}</span>}
    </>
  );
}
