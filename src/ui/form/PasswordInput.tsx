import Password, { type PasswordProps } from 'antd/es/input/Password';
import { hasInvisible } from '@/lib/text/invisible';
import { Note } from '../feedback/notes/Note';
import { useText } from '../format/text';

/** Draws antd's password field. A password is never changed, so a character in it that nobody can see is told. */
export function PasswordInput(props: PasswordProps) {
  const t = useText();
  return (
    <>
      <Password {...props} />
      {hasInvisible(String(props.value ?? '')) && (
        <Note kind="warning">{t('user.passwordInvisible')}</Note>
      )}
    </>
  );
}
