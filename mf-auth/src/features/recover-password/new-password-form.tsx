import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { DEFAULT_PASSWORD_POLICY, resetPasswordForm } from '@registrar/domain/accounts';
import { isGatewayFailure, PortalLink, usePortal } from '@registrar/runtime';
import { Alert, Button, useZodForm, ZodForm } from '@registrar/ui';
import { useFailureNotice } from '../../model/use-failure-notice';
import { AccountPage } from '../account-page/account-page';
import { FailureNotice } from '../account-page/failure-notice';
import { NewPasswordFields } from '../change-password/new-password-fields';
import { usePasswordPolicy } from '../change-password/password-policy';
import { useResetPassword } from './reset-password';

/** A token that is spent, unknown or too old; field errors are 4xx too, but carry their fields. */
function tokenRefused(error: unknown): boolean {
  return (
    isGatewayFailure(error) &&
    error.status < 500 &&
    error.status !== 429 &&
    (error.errors ?? []).every(({ path }) => path === 'token')
  );
}

/** The last step of both ways of recovery: whoever holds the token sets a new password. */
export function NewPasswordForm({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const notice = useFailureNotice();
  const policy = usePasswordPolicy().data ?? DEFAULT_PASSWORD_POLICY;
  const schema = useMemo(() => resetPasswordForm(policy), [policy]);
  const resetPassword = useResetPassword();

  const reset = async (passwords: z.output<typeof schema>) => {
    notice.clear();
    try {
      await resetPassword.mutateAsync({ token, ...passwords });
      navigation.to('/login', { replace: true });
      return [];
    } catch (error) {
      return tokenRefused(error) ? [] : notice.take(error);
    }
  };
  const form = useZodForm({ schema, onSubmit: reset });
  // a second password would be refused like the first
  const over = tokenRefused(resetPassword.error);

  return (
    <AccountPage title={t('reset.title')} lead={t('reset.lead')}>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      {over ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('reset.linkExpired')}
          description={<PortalLink to="/forgot-password">{t('reset.newLink')}</PortalLink>}
          style={{ marginBlockEnd: 24 }}
        />
      ) : (
        <ZodForm form={form} initialValues={{ newPassword: '', confirmPassword: '' }}>
          <NewPasswordFields policy={policy} />
          <Button
            type="primary"
            htmlType="submit"
            size="large"
            block
            loading={form.submitting}
            disabled={notice.waiting}
          >
            {t('reset.submit')}
          </Button>
        </ZodForm>
      )}
      <p>
        <PortalLink to="/login">{t('forgot.toLogin')}</PortalLink>
      </p>
    </AccountPage>
  );
}
