import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyDetailItem, MigratedCompanyDetails } from '@registrar/domain/calls/old-system';
import { oldNameDetails, oldNameDetailsDraft, type Answers } from '@registrar/domain/processes';
import { BilingualField, FormField, Input, useZodForm, ZodForm } from '@registrar/ui';
import { BsAdDateField } from '@registrar/ui/data';
import { formAnswers } from '../../model/form-answers';
import { StepActions } from '../reservation/step-actions';
import { RegisterComparison } from './register-comparison';
import styles from './migrated.module.css';

export interface OldNameStepProps {
  /** As the step opens. */
  readonly answers: Answers;
  readonly company: MigratedCompanyDetails | undefined;
  readonly onChange: (data: Readonly<Record<string, unknown>>) => void;
  readonly onDone: () => Promise<void>;
}

/** What the old certificate says; begun with what came over, or with what was said against it. */
export function OldNameStep({ answers, company, onChange, onDone }: OldNameStepProps) {
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
      nepali: known('NAME_NEPALI'), english: known('NAME_ENGLISH'), registrationNumber: known('REGISTRATION_NUMBER'), registeredOn: known('REGISTERED_ON'), oldApplicationNumber: '',
      ...saved,
    };
    // Only as the form is opened: what is typed afterwards is newer than any answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <ZodForm form={form} initialValues={initial} onValuesChange={() => onChange(formAnswers(form.antd))}>
      <h2 className={styles['heading']}>{t('migrated.step.old-name')}</h2>
      <p className={styles['soft']}>{t('migrated.oldNameLead')}</p>
      {company === undefined ? null : <RegisterComparison company={company} onlyDisputed />}
      <BilingualField label={t('migrated.name')} nepali={{ name: 'nepali', maxLength: 200 }} english={{ name: 'english', maxLength: 100 }} required help={t('migrated.nameHint')} />
      <div className={styles['columns']}>
        <FormField name="registrationNumber" label={t('migrated.registrationNumber')} required>
          <Input maxLength={30} />
        </FormField>
        <FormField name="oldApplicationNumber" label={`${t('migrated.oldApplicationNumber')} (${t('common:field.optional')})`}>
          <Input maxLength={50} />
        </FormField>
      </div>
      <FormField name="registeredOn" label={t('migrated.registeredOn')} required>
        <BsAdDateField label={t('migrated.registeredOn')} />
      </FormField>
      <StepActions onBack={undefined} busy={form.submitting} />
    </ZodForm>
  );
}
