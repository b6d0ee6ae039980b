import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PortalLink } from '@registrar/runtime';
import { Button, FormField, OtpField, ResendCode, useResendSeconds, useZodForm, ZodForm } from '@registrar/ui';
import { otpForm } from '../../model/account-forms';
import { orItsWait } from '../../model/retry-after';
import { useFailureNotice } from '../../model/use-failure-notice';
import { AccountPage } from '../account-page/account-page';
import { FailureNotice } from '../account-page/failure-notice';
import { useResendOtp } from '../verify-sign-up/resend-otp';
import { NewPasswordForm } from './new-password-form';
import { useVerifyResetOtp } from './verify-reset-otp';

/** Recovery by code: first the code, then the new password. The token stays in memory only. */
export function ResetByOtpPage() {
  const { email = '' } = useParams();
  const [token, setToken] = useState<string>();
  return token === undefined ? <ResetOtpForm email={email} onProven={setToken} /> : <NewPasswordForm token={token} />;
}

interface ResetOtpFormProps {
  readonly email: string;
  readonly onProven: (token: string) => void;
}

function ResetOtpForm({ email, onProven }: ResetOtpFormProps) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const verifyResetOtp = useVerifyResetOtp();
  const resendOtp = useResendOtp();
  const waitSeconds = useResendSeconds();

  const verify = async ({ otp }: { readonly otp: string }) => {
    notice.clear();
    try {
      onProven((await verifyResetOtp.mutateAsync({ email, otp })).token);
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: otpForm, onSubmit: verify });
  const resend = () => {
    notice.clear();
    return orItsWait(() => resendOtp.mutateAsync({ tokenPurpose: 'FORGOT_PASSWORD', email }));
  };

  return (
    <AccountPage title={t('resetOtp.title')} lead={t('resetOtp.lead', { email })}>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ otp: '' }}>
        <FormField
          name="otp"
          label={t('common:otp.label')}
          required
          extra={<ResendCode key={waitSeconds} waitSeconds={waitSeconds} onResend={resend} />}
        >
          <OtpField />
        </FormField>
        <Button type="primary" htmlType="submit" size="large" block loading={form.submitting} disabled={notice.waiting}>
          {t('resetOtp.submit')}
        </Button>
      </ZodForm>
      <p>
        <PortalLink to="/forgot-password">{t('forgot.again')}</PortalLink>
      </p>
    </AccountPage>
  );
}
