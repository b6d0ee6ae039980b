import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { PortalLink } from '@registrar/runtime';
import { Alert, Button, Flex, FormField, Input, useZodForm, ZodForm } from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { forgotPasswordForm } from '../../model/account-forms';
import { useFailureNotice } from '../../model/use-failure-notice';
import { AccountPage } from '../account-page/account-page';
import { FailureNotice } from '../account-page/failure-notice';
import { useRequestPasswordReset } from './request-password-reset';

/** Asks for the way back into an account. The answer is the same whether the account exists or not. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notice = useFailureNotice();
  const requestReset = useRequestPasswordReset();
  const [linkSentTo, setLinkSentTo] = useState<string>();

  const request = async ({ email, method }: z.output<typeof forgotPasswordForm>) => {
    notice.clear();
    try {
      await requestReset.mutateAsync({ email, method });
      if (method === 'OTP') await navigate(`/reset-password/otp/${encodeURIComponent(email)}`);
      else setLinkSentTo(email);
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: forgotPasswordForm, onSubmit: request });

  return (
    <AccountPage title={t('forgot.title')} lead={t('forgot.lead')}>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      {linkSentTo === undefined ? null : (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('forgot.sent', { email: linkSentTo })}
          description={t('forgot.sentHint')}
          style={{ marginBlockEnd: 24 }}
        />
      )}
      <ZodForm form={form} initialValues={{ email: '', method: 'LINK' }}>
        <FormField name="email" label={t('field.email')} required>
          <Input type="email" autoComplete="email" maxLength={254} />
        </FormField>
        <FormField name="method" label={t('forgot.method')}>
          <Radio.Group
            options={[
              { value: 'LINK', label: t('forgot.byLink') },
              { value: 'OTP', label: t('forgot.byOtp') },
            ]}
          />
        </FormField>
        <Button type="primary" htmlType="submit" size="large" block loading={form.submitting} disabled={notice.waiting}>
          {t(linkSentTo === undefined ? 'forgot.submit' : 'forgot.again')}
        </Button>
      </ZodForm>
      <Flex justify="space-between" wrap gap="small" style={{ marginBlockStart: 16 }}>
        <PortalLink to="/login">{t('forgot.toLogin')}</PortalLink>
        <PortalLink to="/recover-username">{t('signIn.forgotUsername')}</PortalLink>
      </Flex>
    </AccountPage>
  );
}
