import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly destructive?: boolean;
  readonly confirmDisabled?: boolean;
  readonly onConfirm: () => Promise<void> | void;
  readonly onCancel: () => void;
}

/** Asks once before an action with consequences. While the action runs neither a second click nor Escape is heard. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  destructive = false,
  confirmDisabled = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const inFlight = useRef(false);
  const confirm = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      title={title}
      okText={confirmLabel}
      cancelText={t('action.cancel')}
      okButtonProps={{ danger: destructive, disabled: confirmDisabled }}
      cancelButtonProps={{ disabled: busy }}
      confirmLoading={busy}
      closable={!busy}
      keyboard={!busy}
      destroyOnHidden
      // An action that failed leaves the dialog open; whoever did it has told why.
      onOk={() => void confirm().catch(() => undefined)}
      onCancel={onCancel}
    >
      {children}
    </Dialog>
  );
}
