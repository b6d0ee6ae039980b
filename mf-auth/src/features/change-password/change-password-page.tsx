import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { DEFAULT_PASSWORD_POLICY, firstPasswordForm } from '@registrar/domain/accounts';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import {
  Alert,
  Button,
  FormField,
  OtpField,
  ResendCode,
  useFormats,
  useResendSeconds,
  useZodForm,
  ZodForm,
} from '@registrar/ui';
import { orItsWait } from '../../model/retry-after';
import { withReturn } from '../../model/return-path';
import { decodeUrlText } from '../../model/url-text';
import { useFailureNotice } from '../../model/use-failure-notice';
import { AccountPage } from '../account-page/account-page';
import { FailureNotice } from '../account-page/failure-notice';
import { useChangePassword } from './change-password';
import { NewPasswordFields } from './new-password-fields';
import { usePasswordPolicy } from './password-policy';
import { useSendTicketOtp } from './send-ticket-otp';

/**
 * The forced change at the first login. The address brings the ticket of that login and the mobile the code went to.
 */
export function ChangePasswordPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const ticket = search.get('token');
  const mobileNumber = decodeUrlText(search.get('mobileNumber') ?? '');
  if (ticket === null || ticket === '' || mobileNumber === null || mobileNumber === '') {
    return <BackToLogin reason={t('changePassword.noTicket')} />;
  }
  return <FirstPasswordForm ticket={ticket} mobileNumber={mobileNumber} />;
}

function FirstPasswordForm({ ticket, mobileNumber }: { readonly ticket: string; readonly mobileNumber: string }) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const [search] = useSearchParams();
  const { digits } = useFormats();
  const notice = useFailureNotice();
  const policy = usePasswordPolicy().data ?? DEFAULT_PASSWORD_POLICY;
  const schema = useMemo(() => firstPasswordForm(policy), [policy]);
  const changePassword = useChangePassword();
  const sendTicketOtp = useSendTicketOtp();
  const waitSeconds = useResendSeconds();

  const change = async (request: z.output<typeof schema>) => {
    notice.clear();
    try {
      await changePassword.mutateAsync({ ticket, request });
      navigation.to(withReturn('/login', search), { replace: true });
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema, onSubmit: change });
  const resend = () => {
    notice.clear();
    return orItsWait(() => sendTicketOtp.mutateAsync({ ticket, mobileNumber }));
  };

  if (isGatewayFailure(changePassword.error) && changePassword.error.status === 401) {
    return <BackToLogin reason={t('changePassword.expired')} />;
  }
  return (
    <AccountPage title={t('changePassword.title')} lead={t('changePassword.lead', { mobile: digits(mobileNumber) })}>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ otp: '', newPassword: '', confirmPassword: '' }}>
        <FormField
          name="otp"
          label={t('common:otp.label')}
          required
          extra={<ResendCode key={waitSeconds} waitSeconds={waitSeconds} onResend={resend} />}
        >
          <OtpField />
        </FormField>
        <NewPasswordFields policy={policy} />
        <Button type="primary" htmlType="submit" size="large" block loading={form.submitting} disabled={notice.waiting}>
          {t('changePassword.submit')}
        </Button>
      </ZodForm>
    </AccountPage>
  );
}

function BackToLogin({ reason }: { readonly reason: string }) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const [search] = useSearchParams();
  return (
    <AccountPage title={t('changePassword.title')}>
      <Alert type="warning" showIcon role="alert" title={reason} style={{ marginBlockEnd: 24 }} />
      <Button type="primary" size="large" block onClick={() => navigation.to(withReturn('/login', search))}>
        {t('changePassword.toLogin')}
      </Button>
    </AccountPage>
  );
}
