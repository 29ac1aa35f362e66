import { type ButtonProps, Flex, Modal, type ModalProps } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useText } from '../format/text';
import { restoreFocus } from './restoreFocus';

interface Props extends Pick<ModalProps, 'rootClassName' | 'width'> {
  readonly title: string;
  readonly children: ReactNode;
  /** The button that does what the dialog asks about; left out when there is nothing left to do. */
  readonly confirm?: ButtonProps & { readonly text: string };
  /** A further button, before the others. */
  readonly action?: ReactNode;
  /** What the other button says; "Cancel", or "Close" where nothing can be confirmed. */
  readonly cancelText?: string;
  /** True while the call is under way: the dialog cannot be closed then. */
  readonly busy?: boolean;
  onClose(): void;
}

/** The first thing to type in. */
const FIELD = 'input, textarea';

/** A long title ends before the cross. */
const STYLES: ModalProps['styles'] = { header: { paddingInlineEnd: 24 } };

/**
 * antd's dialog as the portal uses it: it is open as long as it is rendered, puts the focus on its first field, and gives
 * it back to its opener.
 */
export function Dialog(props: Props) {
  const {
    title,
    children,
    confirm,
    action,
    cancelText,
    busy = false,
    onClose,
    rootClassName,
    width,
  } = props;
  const t = useText();
  const body = useRef<HTMLDivElement>(null);
  // A layout effect: it remembers the opener before antd moves the focus into the dialog.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    // Waits a moment, because the row with the opener may leave the page at the same time.
    return () => queueMicrotask(() => restoreFocus(opener));
  }, []);
  const { text, ...okButtonProps } = confirm ?? { text: '' };
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
        <Flex wrap justify="end" gap="small">
          {action}
          <CancelBtn />
          {confirm && <OkBtn />}
        </Flex>
      )}
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={onClose}
      afterOpenChange={() => body.current?.querySelector<HTMLElement>(FIELD)?.focus()}
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
}
