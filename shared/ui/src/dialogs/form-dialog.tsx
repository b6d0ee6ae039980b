import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import { fullScreenDialogQuery, useMediaQuery } from '../a11y/use-media-query';

export interface FormDialogProps {
  readonly title: string;
  /** While the form is being sent neither Escape nor the cross is heard. */
  readonly busy?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page; on a small screen it is the page. */
export function FormDialog({ title, busy = false, onClose, children }: FormDialogProps) {
  const fullScreen = useMediaQuery(fullScreenDialogQuery);
  return (
    <Modal
      open
      title={title}
      footer={null}
      closable={!busy}
      keyboard={!busy}
      mask={{ closable: false }}
      width={fullScreen ? '100%' : 640}
      style={fullScreen ? { top: 0, margin: 0, padding: 0, maxWidth: '100vw' } : undefined}
      // a long title keeps clear of the cross
      styles={{ title: { paddingInlineEnd: 32 }, ...(fullScreen ? { container: { minHeight: '100dvh', borderRadius: 0 } } : {}) }}
      onCancel={() => onClose()}
    >
      {children}
    </Modal>
  );
}
