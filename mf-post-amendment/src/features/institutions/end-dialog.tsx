import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endInstitutionSchema, type Institution } from '@registrar/domain/calls/institutions';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage } from '@registrar/runtime';
import { Button, FormField, localName, LongText, ZodForm } from '@registrar/ui';
import { FormDialog, useAsSeen, useSentForm } from '@registrar/ui/components';
import { useEndInstitution } from './institutions';

interface EndDialogProps {
  readonly institution: Institution;
  readonly onClose: () => void;
}

/** Ends an admission at once, with the reason that the institution reads. */
export function EndDialog({ institution, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const end = useEndInstitution(institution.id);
  const { version } = useAsSeen(institution, true);
  const [initial] = useState({ version });
  const { form, failure } = useSentForm({
    schema: endInstitutionSchema,
    send: async ({ reason }) => {
      await end.mutateAsync({ version, reason });
      onClose();
    },
  });
  return (
    <FormDialog title={`${t('institutions.end')}: ${localName(institution, language)}`} onClose={onClose}>
      {failure}
      <p>{t('institutions.endMeans')}</p>
      <ZodForm form={form} initialValues={initial} aria-label={t('institutions.end')}>
        <FormField name="reason" label={t('institutions.endReason')} required>
          <LongText rows={3} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button danger type="primary" htmlType="submit" loading={form.submitting}>
          {t('institutions.end')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}
