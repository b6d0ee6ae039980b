import { fullScreenDialogQuery, useMediaQuery } from '@registrar/ui';
import { Modal } from '@registrar/ui/overlays';
import type { ReactNode } from 'react';

interface StaffDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog; the whole screen on a phone. While it is being sent neither Escape nor the cross is heard. */
export function StaffDialog({ title, busy, onClose, children }: StaffDialogProps) {
  const fullScreen = useMediaQuery(fullScreenDialogQuery);
  return (
    <Modal
      open
      title={title}
      footer={null}
      onCancel={onClose}
      closable={!busy}
      keyboard={!busy}
      mask={{ closable: false }}
      width={fullScreen ? '100%' : 640}
      style={fullScreen ? { top: 0, margin: 0, padding: 0, maxWidth: '100vw' } : undefined}
      styles={fullScreen ? { container: { minHeight: '100dvh', borderRadius: 0 } } : undefined}
    >
      {children}
    </Modal>
  );
}
