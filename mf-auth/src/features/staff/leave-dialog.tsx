import { setLeaveRequestSchema, type StaffMember } from '@registrar/domain/calls/staff';
import { Button, FormField, useLanguage } from '@registrar/ui';
import { BsAdDateField, DatePair } from '@registrar/ui/components';
import { useTranslation } from 'react-i18next';
import { nameOf } from './people-columns';
import { useStaffAction } from './staff';
import { RemarkField, StaffForm } from './staff-form';
import styles from './staff.module.css';

/** Setting leave, with what is set already and may be cancelled. */
export function LeaveDialog({ person, onClose }: { readonly person: StaffMember; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <StaffForm
      title={t('staff.setLeave.title', { name: nameOf(person, language) })}
      schema={setLeaveRequestSchema}
      action={(body) => ({ path: `/external/api/staff/${person.id}/leave`, body })}
      submit={t('staff.setLeave.submit')}
      onClose={onClose}
      before={
        <>
          <p>{t('staff.setLeave.lead')}</p>
          <SetLeaves person={person} onCancelled={onClose} />
        </>
      }
    >
      <FormField name="fromDay" label={t('staff.setLeave.from')} required>
        <BsAdDateField label={t('staff.setLeave.from')} />
      </FormField>
      <FormField name="toDay" label={t('staff.setLeave.to')} required>
        <BsAdDateField label={t('staff.setLeave.to')} />
      </FormField>
      <RemarkField />
    </StaffForm>
  );
}

function SetLeaves({ person, onCancelled }: { readonly person: StaffMember; readonly onCancelled: () => void }) {
  const { t } = useTranslation();
  const change = useStaffAction();
  if (person.leaves.length === 0) return null;
  const cancel = async (leaveId: string) => {
    await change.mutateAsync({ path: `/external/api/staff/${person.id}/leave/${leaveId}`, method: 'DELETE' });
    onCancelled();
  };
  return (
    <ul className={styles['leaves']} aria-label={t('staff.setLeave.present')}>
      {person.leaves.map(({ id, fromDay, toDay, remark }) => (
        <li key={id}>
          <span className={styles['lines']}>
            <span>
              <DatePair day={fromDay} inline /> – <DatePair day={toDay} inline />
            </span>
            <span className={styles['soft']}>{remark}</span>
          </span>
          <Button danger disabled={change.isPending} onClick={() => void cancel(id).catch(() => undefined)}>
            {t('staff.setLeave.cancel')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
