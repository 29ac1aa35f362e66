import { type ButtonProps, Flex, Modal, type ModalProps } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useText } from '../format/text';
import { useRestoreFocus } from '../page/restoreFocus';

interface Props extends Pick<ModalProps, 'rootClassName' | 'width'> {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The button that confirms; none when nothing is left to confirm. */
  readonly confirm?: (ButtonProps & { readonly text: string }) | false;
  /** A further button, after the others. */
  readonly action?: ReactNode;
  /** The result of the last press of a button. Shown below the buttons, so that neither they nor a field move. */
  readonly outcome?: ReactNode;
  /** The text of the other button; "Cancel" unless given, or "Close" where nothing can be confirmed. */
  readonly cancelText?: string;
  /** True while the call is under way: antd's dialog is then closed by nothing (`confirmLoading`). */
  readonly busy?: boolean;
  onClose(): void;
}

/** The fields that one can type in; the first of them gets the focus. */
const FIELD = 'input:not([type=radio]), textarea';

const START = { textAlign: 'start' } as const;

/** The text takes the focus from code alone, and is no control. */
const NO_RING = { outline: 'none' } as const;

/** A long title ends before the cross. */
const STYLES: ModalProps['styles'] = { header: { paddingInlineEnd: 24 } };

/**
 * Draws antd's dialog as the portal uses it: open as long as it is rendered. The focus goes to the first field, or to the
 * text of a question, which screen readers then read out, and back to the opener at the end.
 */
export function Dialog(props: Props) {
  const {
    title,
    children,
    confirm,
    action,
    outcome,
    cancelText,
    busy = false,
    onClose,
    rootClassName,
    width,
  } = props;
  const t = useText();
  const body = useRef<HTMLDivElement>(null);
  useRestoreFocus();
  const { text, ...okButtonProps } = confirm || { text: '' };
  return (
    <Modal
      open
      title={title}
      rootClassName={rootClassName}
      width={width}
      styles={STYLES}
      confirmLoading={busy}
      okText={text}
      okButtonProps={okButtonProps}
      cancelText={cancelText ?? t(confirm ? 'common.cancel' : 'common.close')}
      cancelButtonProps={{ disabled: busy }}
      footer={(_, { OkBtn, CancelBtn }) => (
        <Flex vertical gap="middle" style={START}>
          <Flex wrap justify="end" gap="small">
            <CancelBtn />
            {confirm && <OkBtn />}
            {action}
          </Flex>
          {outcome}
        </Flex>
      )}
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={onClose}
      afterOpenChange={() => {
        const field = body.current?.querySelector<HTMLElement>(FIELD);
        (field ?? (confirm ? body.current : null))?.focus();
      }}
    >
      <div ref={body} tabIndex={-1} style={NO_RING}>
        {children}
      </div>
    </Modal>
  );
}
