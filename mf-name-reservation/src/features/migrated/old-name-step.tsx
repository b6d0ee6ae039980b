import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyDetailItem, MigratedCompanyDetails } from '@registrar/domain/calls/old-system';
import {
  oldNameDetails,
  oldNameDetailsDraft,
} from '@registrar/domain/processes/filings/migration-name-reservation/definition';
import { BilingualField, FormField, Input, useZodForm, ZodForm } from '@registrar/ui';
import { BsAdDateField } from '@registrar/ui/components';
import { formAnswers, StepActions, StepHeading, type OwnFormProps } from '@registrar/ui/filing';
import { RegisterComparison } from './register-comparison';
import styles from './migrated.module.css';

export interface OldNameStepProps extends OwnFormProps {
  readonly company: MigratedCompanyDetails | undefined;
}

/** What the old certificate says; begun with what came over, or with what was said against it. */
export function OldNameStep({ stepKey, answers, company, onChange, onDone, onBack }: OldNameStepProps) {
  const { t } = useTranslation();
  const form = useZodForm({
    schema: oldNameDetails,
    onSubmit: async () => {
      // what was only confirmed has not been typed, and is saved here
      onChange(formAnswers(form.antd));
      await onDone();
    },
  });
  const initial = useMemo(() => {
    const saved = oldNameDetailsDraft.safeParse(answers).data;
    const known = (item: CompanyDetailItem): string | undefined => {
      const found = company?.details.find((candidate) => candidate.item === item);
      return found?.claimedValue ?? found?.value ?? undefined;
    };
    return {
      nepali: known('NAME_NEPALI'),
      english: known('NAME_ENGLISH'),
      registrationNumber: known('REGISTRATION_NUMBER'),
      registeredOn: known('REGISTERED_ON'),
      oldApplicationNumber: '',
      ...saved,
    };
    // Only as the form is opened: what is typed afterwards is newer than any answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <ZodForm form={form} initialValues={initial} onValuesChange={() => onChange(formAnswers(form.antd))}>
      <StepHeading stepKey={stepKey}>{t('migrated.oldNameLead')}</StepHeading>
      {company === undefined ? null : <RegisterComparison company={company} onlyDisputed />}
      <BilingualField
        label={t('migrated.name')}
        nepali={{ name: 'nepali', maxLength: 200 }}
        english={{ name: 'english', maxLength: 100 }}
        required
        help={t('migrated.nameHint')}
      />
      <div className={styles['columns']}>
        <FormField name="registrationNumber" label={t('migrated.registrationNumber')} required>
          <Input maxLength={30} />
        </FormField>
        <FormField
          name="oldApplicationNumber"
          label={`${t('migrated.oldApplicationNumber')} (${t('common:field.optional')})`}
        >
          <Input maxLength={50} />
        </FormField>
      </div>
      <FormField name="registeredOn" label={t('migrated.registeredOn')} required>
        <BsAdDateField label={t('migrated.registeredOn')} />
      </FormField>
      <StepActions onBack={onBack} busy={form.submitting} />
    </ZodForm>
  );
}
