import { proposeSecondFactorResetSchema } from '@registrar/domain/calls/staff';
import { FormField, Input } from '@registrar/ui';
import { useTranslation } from 'react-i18next';
import { RemarkField, StaffForm } from './staff-form';

/** Somebody of the office, or who files with it, has lost the second factor: a second person has to agree. */
export function SecondFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <StaffForm
      title={t('staff.secondFactor.title')}
      schema={proposeSecondFactorResetSchema}
      action={(body) => ({ path: '/external/api/staff-change/second-factor', body })}
      submit={t('staff.propose')}
      onClose={onClose}
      before={<p>{t('staff.secondFactor.lead')}</p>}
    >
      <FormField name="username" label={t('profile.label.userName')} required>
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={100} lang="en" />
      </FormField>
      <RemarkField />
    </StaffForm>
  );
}
