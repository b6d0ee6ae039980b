import type { StaffAction, StaffMember } from '@registrar/domain/calls/staff';
import { useLanguage } from '@registrar/ui';
import { RemarksDialog } from '@registrar/ui/components';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from './leave-dialog';
import { MoveDialog } from './move-dialog';
import { nameOf } from './people-columns';
import { RoleDialog } from './role-dialog';
import { useStaffAction } from './staff';

interface PersonDialogProps {
  readonly person: StaffMember;
  readonly action: StaffAction;
  readonly onClose: () => void;
}

/** The dialog of what was chosen for a person. */
export function PersonDialog({ person, action, onClose }: PersonDialogProps) {
  switch (action) {
    case 'CHANGE_ROLE':
      return <RoleDialog person={person} onClose={onClose} />;
    case 'MOVE':
      return <MoveDialog person={person} onClose={onClose} />;
    case 'SET_LEAVE':
      return <LeaveDialog person={person} onClose={onClose} />;
    case 'DISABLE':
      return <StatusDialog person={person} action="disable" onClose={onClose} />;
    case 'ENABLE':
      return <StatusDialog person={person} action="enable" onClose={onClose} />;
  }
}

function StatusDialog({
  person,
  action,
  onClose,
}: {
  readonly person: StaffMember;
  readonly action: 'disable' | 'enable';
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const change = useStaffAction();
  const name = nameOf(person, language);
  return (
    <RemarksDialog
      open
      title={t(`staff.${action}.title`, { name })}
      confirmLabel={t(`staff.${action}.submit`)}
      destructive={action === 'disable'}
      remark="required"
      onConfirm={async ({ remark }) => {
        await change.mutateAsync({
          path: `/external/api/staff/${person.id}/${action}`,
          body: { remark, version: person.version },
        });
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{t(`staff.${action}.text`, { count: person.openWork })}</p>
    </RemarksDialog>
  );
}
