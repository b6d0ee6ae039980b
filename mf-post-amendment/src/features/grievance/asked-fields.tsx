import { useTranslation } from 'react-i18next';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { GRIEVANCE_SUBJECT_MAXIMUM } from '@registrar/domain/requests';
import { FormField, Input, LongText } from '@registrar/ui';

/** What every grievance says, with an account or without. */
export function AskedFields() {
  const { t } = useTranslation();
  return (
    <>
      <FormField name="subject" label={t('grievance.subject')} required>
        <Input maxLength={GRIEVANCE_SUBJECT_MAXIMUM} />
      </FormField>
      <FormField name="text" label={t('grievance.text')} required>
        <LongText rows={6} maxLength={REASON_MAXIMUM} />
      </FormField>
      <FormField name="officer" label={t('grievance.officer')} extra={t('grievance.officerHint')}>
        <Input maxLength={GRIEVANCE_SUBJECT_MAXIMUM} />
      </FormField>
      <FormField name="registrationNumber" label={t('grievance.registrationNumber')}>
        <Input maxLength={60} />
      </FormField>
    </>
  );
}
