import type { ReactNode } from 'react';
import { Dialog } from './dialog';
import styles from './form-dialog.module.css';

export interface FormDialogProps {
  readonly title: string;
  /** While the form is being sent neither Escape nor the cross is heard. */
  readonly busy?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page; on a small screen it is the page. */
export function FormDialog({ title, busy = false, onClose, children }: FormDialogProps) {
  return (
    <Dialog open title={title} footer={null} closable={!busy} keyboard={!busy} size="lg" onCancel={() => onClose()}>
      <div className={styles['body']}>{children}</div>
    </Dialog>
  );
}
