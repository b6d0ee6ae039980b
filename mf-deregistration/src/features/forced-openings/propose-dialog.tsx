import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proposeForcedOpeningSchema, type ForcedCandidate } from '@registrar/domain/calls/forced-openings';
import { FORCED_YEARS, forcedGrounds } from '@registrar/domain/enumerations/forced-grounds';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage } from '@registrar/runtime';
import { Button, FormField, localName, LongText, ZodForm } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { FormDialog, useSentForm } from '@registrar/ui/components';
import { useProposeForced } from './forced-openings';

/** Proposes to de-register a company; another officer decides. */
export function ProposeDialog({
  candidate: { company, missingYears },
  onClose,
}: {
  readonly candidate: ForcedCandidate;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const propose = useProposeForced();
  const [initial] = useState(() => ({
    companyId: company.id,
    ...(missingYears.length >= FORCED_YEARS && { ground: 'REPORTS_MISSING' as const }),
  }));
  const { form, failure } = useSentForm({
    schema: proposeForcedOpeningSchema,
    send: (value) => propose.mutateAsync({ ...value, companyId: company.id }),
    onDone: onClose,
  });
  const heading = `${t('forced.propose')}: ${localName(company, language)}`;
  return (
    <FormDialog title={heading} busy={form.submitting} onClose={onClose}>
      <p>{t('forced.proposeMeans')}</p>
      {failure}
      <ZodForm form={form} initialValues={initial} aria-label={heading}>
        <FormField name="ground" label={t('forced.ground')} required>
          <Select
            placeholder={t('common:field.select')}
            options={forcedGrounds.keys.map((key) => ({ value: key, label: forcedGrounds.name(key)[language] }))}
          />
        </FormField>
        <FormField name="remark" label={t('forced.reason')} required extra={t('forced.reasonHint')}>
          <LongText rows={4} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('forced.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}
