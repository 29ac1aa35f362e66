import { Input } from 'antd';
import { Dialog } from '../../dialog/Dialog';
import { Hint } from '../../feedback/Hint';
import { useText } from '../../format/text';

const ROWS = 8;
/** A browser takes seconds to lay out a field with more characters, as with a list of a million lines. */
const COPIED_CHARACTERS_MAX = 2_000_000;

interface Props {
  readonly text: string;
  onClose(): void;
}

/** Shows a text that the browser refused to copy, selected, to copy by hand. */
export default function CopyByHand({ text, onClose }: Props) {
  const t = useText();
  return (
    <Dialog title={t('common.copyByHand')} onClose={onClose}>
      {text.length > COPIED_CHARACTERS_MAX ? (
        <Hint>{t('common.copyTooLong')}</Hint>
      ) : (
        <>
          <Hint>{t('common.copyFailed')}</Hint>
          <Input.TextArea
            readOnly
            rows={ROWS}
            value={text}
            aria-label={t('common.copyText')}
            onFocus={({ currentTarget }) => {
              currentTarget.select();
              // Chromium does not scroll to a field that selects its text when it gets the focus.
              currentTarget.scrollIntoView({ block: 'nearest' });
            }}
          />
        </>
      )}
    </Dialog>
  );
}
