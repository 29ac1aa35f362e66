import Password, { type PasswordProps } from 'antd/es/input/Password';
import { useState } from 'react';
import { afterPress } from '@/lib/browser/afterPress';
import { hasInvisible } from '@/lib/text/invisible';
import { Note } from '../feedback/notes/Note';
import { useText } from '../format/text';

/**
 * Draws antd's password field, and says while it is typed in that Caps Lock is on. A password is never changed, so a character in it
 * that nobody can see is told.
 */
export function PasswordInput(props: PasswordProps) {
  const t = useText();
  const [isCapsLock, setIsCapsLock] = useState(false);
  return (
    <>
      <Password
        {...props}
        onKeyUp={(event) => setIsCapsLock(event.getModifierState('CapsLock'))}
        onBlur={(event) => {
          props.onBlur?.(event);
          // The note takes the button that is pressed along when it goes.
          afterPress(() => setIsCapsLock(false));
        }}
      />
      {isCapsLock && <Note kind="warning">{t('user.capsLock')}</Note>}
      {hasInvisible(String(props.value ?? '')) && (
        <Note kind="warning">{t('user.passwordInvisible')}</Note>
      )}
    </>
  );
}
