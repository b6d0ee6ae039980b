import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { remarkDetails } from '@registrar/domain/processes/questions/remark';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { FormField, LongText, useZodForm, ZodForm } from '@registrar/ui';
import { formAnswers, StepActions, StepHeading, type OwnFormProps } from '@registrar/ui/filing';

/** Anything the officer should know: why the name matters, what a finding does not see. */
export function RemarkStep({ stepKey, answers, onChange, onDone, onBack }: OwnFormProps) {
  const { t } = useTranslation();
  const form = useZodForm({ schema: remarkDetails, onSubmit: onDone });
  const initial = useMemo(() => {
    const saved = remarkDetails.safeParse(answers);
    return { remark: '', ...saved.data };
    // Only as the form is opened: what is typed afterwards is newer than any answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <ZodForm form={form} initialValues={initial} onValuesChange={() => onChange(formAnswers(form.antd))}>
      <StepHeading stepKey={stepKey}>{t('remark.lead')}</StepHeading>
      <FormField name="remark" label={`${t('common:field.remark')} (${t('common:field.optional')})`}>
        <LongText rows={6} maxLength={REASON_MAXIMUM} />
      </FormField>
      <StepActions onBack={onBack} busy={form.submitting} />
    </ZodForm>
  );
}
