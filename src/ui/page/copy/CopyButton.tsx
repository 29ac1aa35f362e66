import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, Tooltip } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '@/lib/browser/clipboard';
import { ignoreCancelled } from '../../feedback/useLongTask';
import { useText } from '../../format/text';
import { lazyPart } from '../../lazy/lazyPart';
import { LONG_BUTTON } from '../longButton';

const CopyByHand = lazyPart(() => import('./CopyByHand'), { kind: 'dialog' });

/** The time for which the button says "Copied", in ms. */
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
  readonly type?: ButtonProps['type'];
  readonly disabled?: boolean;
}

/** Draws a button that copies a text and says so; where the browser refuses, opens the text to copy by hand. A cancelled copy is silent. */
export function CopyButton(props: Props) {
  const { text, label, name, icon, size, type, disabled } = props;
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  /** The text that the browser refused to copy. */
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), RESULT_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      const rest = await copyText(typeof text === 'string' ? text : text());
      setRefused(rest);
      setCopied(rest === null);
    } catch (error) {
      ignoreCancelled(error);
    }
  };
  return (
    <>
      {/* A label that changed would move what stands beside the button, twice. The dialog opens under a pointer that has not moved. */}
      <Tooltip
        title={isCopied ? t('common.copied') : !label && refused === null && t('common.copy')}
        {...(label && isCopied ? { open: true } : {})}
      >
        <Button
          type={type ?? (label ? 'default' : 'text')}
          size={size}
          {...(label && !size ? { style: LONG_BUTTON } : {})}
          icon={isCopied ? <CheckOutlined aria-hidden /> : (icon ?? <CopyOutlined aria-hidden />)}
          disabled={disabled}
          aria-label={name ?? (label ? undefined : t('common.copy'))}
          onClick={() => void copy()}
        >
          {label}
        </Button>
      </Tooltip>
      <span className="sr-only" role="status">
        {isCopied && t('common.copied')}
      </span>
      {refused !== null && <CopyByHand text={refused} onClose={() => setRefused(null)} />}
    </>
  );
}
