import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { emailSchema, EMAIL_MAXIMUM } from '@registrar/domain/accounts';
import { validationMessage } from '@registrar/domain/messages';
import { useLanguage } from '@registrar/runtime';
import { Form, FormField, Input, useZodForm, ZodForm } from '@registrar/ui';
import { formAnswers, StepActions, StepHeading, useWizard, type OwnFormProps } from '@registrar/ui/filing';
import { EmailCode } from './email-code';
import { EmailProof } from './email-proof';
import styles from './reservation.module.css';

const contactForm = z.object({ companyEmail: z.union([z.literal(''), emailSchema]) });

/** Where the office will write to the company: optional, and proven by a code to it once it is given. */
export function ContactStep({ stepKey, detail, answers, onChange, onDone, onBack }: OwnFormProps) {
  const { t } = useTranslation();
  const { saveStep } = useWizard();
  const language = useLanguage();
  const data = detail.sections.find(({ key }) => key === 'CONTACT_DETAILS')?.data ?? {};
  const saved = {
    companyEmail: textOf(data['companyEmail']) ?? '',
    verifiedAt: textOf(data['companyEmailVerifiedAt']),
  };
  const initial = useMemo(
    () => ({ companyEmail: textOf(answers['companyEmail']) ?? '' }),
    // Only as the form is opened: what is typed afterwards is newer than any answer.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  const isProven = (email: string) => saved.verifiedAt !== undefined && saved.companyEmail === email;
  const form = useZodForm({
    schema: contactForm,
    onSubmit: async ({ companyEmail }) => {
      if (companyEmail !== '' && !isProven(companyEmail)) {
        return [
          {
            path: 'companyEmail',
            code: 'COMPANY_EMAIL_UNVERIFIED',
            message: validationMessage('COMPANY_EMAIL_UNVERIFIED', language),
          },
        ];
      }
      await onDone();
      return [];
    },
  });
  const typed = emailSchema.safeParse(Form.useWatch('companyEmail', form.antd) ?? initial.companyEmail);

  return (
    <ZodForm form={form} initialValues={initial} onValuesChange={() => onChange(formAnswers(form.antd))}>
      <StepHeading stepKey={stepKey}>{t('contact.lead')}</StepHeading>
      <FormField name="companyEmail" label={`${t('contact.email')} (${t('common:field.optional')})`}>
        <Input type="email" inputMode="email" autoComplete="off" maxLength={EMAIL_MAXIMUM} lang="en" />
      </FormField>
      {typed.success && isProven(typed.data) ? (
        <p className={styles['line']} role="status">
          <EmailProof email={typed.data} verifiedAt={saved.verifiedAt} />
        </p>
      ) : null}
      {typed.success && !isProven(typed.data) ? (
        <EmailCode key={typed.data} applicationId={detail.id} email={typed.data} save={saveStep} />
      ) : null}
      <StepActions onBack={onBack} busy={form.submitting} />
    </ZodForm>
  );
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
