import { Button } from 'antd';
import { useState } from 'react';
import { CopyButton } from './CopyButton';
import styles from './secret.module.css';
import { useText } from './text';

/** Stands for a secret; its length says nothing. */
export const MASK = '••••••••••••';

interface Props {
  readonly value: string;
  /** Which secret it is. */
  readonly label: string;
  /** What stands there while it is hidden, for a text of which only a part is secret. */
  readonly masked?: string;
}

/** A secret: masked, with Show and Copy. */
export function Secret({ value, label, masked = MASK }: Props) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const toggle = t(shown ? 'common.hide' : 'common.show');
  return (
    <span className={styles.secret}>
      <code>{shown ? value : masked}</code>
      <Button
        size="small"
        aria-pressed={shown}
        aria-label={`${toggle}: ${label}`}
        onClick={() => setShown(!shown)}
      >
        {toggle}
      </Button>
      <CopyButton size="small" text={value} name={`${t('common.copy')}: ${label}`} />
    </span>
  );
}
