import { Button } from 'antd';
import { useState } from 'react';
import { CopyButton } from './CopyButton';
import styles from './secret.module.css';
import { useText } from './text';

const MASK = '••••••••••••';

/** A secret: masked, with Show and Copy. `label` says which secret it is. */
export function Secret({ value, label }: { readonly value: string; readonly label: string }) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const toggle = t(shown ? 'common.hide' : 'common.show');
  return (
    <span className={styles.secret}>
      <code>{shown ? value : MASK}</code>
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
