import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { changePasswordForm, DEFAULT_PASSWORD_POLICY } from '@registrar/domain/accounts';
import { isGatewayFailure } from '@registrar/runtime';
import { Button, FormField, PasswordField, useZodForm, ZodForm } from '@registrar/ui';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { useChangeOwnPassword } from './change-own-password';
import { NewPasswordFields } from './new-password-fields';
import { usePasswordPolicy } from './password-policy';

/** For who is signed in and knows the password. */
export function OwnPasswordForm() {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const policy = usePasswordPolicy().data ?? DEFAULT_PASSWORD_POLICY;
  const schema = useMemo(() => changePasswordForm(policy), [policy]);
  const changePassword = useChangeOwnPassword();

  const change = async (request: z.output<typeof schema>) => {
    notice.clear();
    try {
      await changePassword.mutateAsync(request);
      form.antd.resetFields();
      return [];
    } catch (error) {
      if (isGatewayFailure(error) && error.code === 'AUTH-PASSWORD-OLD') {
        return [{ path: 'oldPassword', code: error.code, message: error.message }];
      }
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema, onSubmit: change });

  return (
    <>
      <p>{t('ownPassword.lead')}</p>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm
        form={form}
        initialValues={{ oldPassword: '', newPassword: '', confirmPassword: '' }}
        aria-label={t('ownPassword.title')}
      >
        <FormField name="oldPassword" label={t('field.oldPassword')} required>
          <PasswordField autoComplete="current-password" />
        </FormField>
        <NewPasswordFields policy={policy} />
        <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
          {t('changePassword.submit')}
        </Button>
      </ZodForm>
    </>
  );
}
