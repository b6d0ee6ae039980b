import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { beginSecondFactorRequestSchema } from '@registrar/domain/calls/second-factor';
import { Button, FormField, PasswordField, useZodForm, ZodForm } from '@registrar/ui';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';

interface PasswordFormProps {
  readonly submit: string;
  readonly destructive?: boolean;
  readonly onPassword: (password: string) => Promise<void>;
  readonly children: ReactNode;
}

/** The own password again, which everything here begins with. */
export function PasswordForm({ submit, destructive = false, onPassword, children }: PasswordFormProps) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const form = useZodForm({
    schema: beginSecondFactorRequestSchema,
    onSubmit: async ({ password }) => {
      notice.clear();
      try {
        await onPassword(password);
        return [];
      } catch (error) {
        return notice.take(error);
      }
    },
  });
  return (
    <>
      {children}
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ password: '' }}>
        <FormField name="password" label={t('field.password')} extra={t('contact.passwordHint')} required>
          <PasswordField autoComplete="current-password" />
        </FormField>
        <Button
          type="primary"
          danger={destructive}
          htmlType="submit"
          loading={form.submitting}
          disabled={notice.waiting}
        >
          {submit}
        </Button>
      </ZodForm>
    </>
  );
}
