import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PortalLink } from '@registrar/runtime';
import {
  Button,
  FormField,
  OtpField,
  ResendCode,
  useFormats,
  useOtpWords,
  useResendSeconds,
  useZodForm,
  ZodForm,
} from '@registrar/ui';
import { otpForm } from '../../model/account-forms';
import { orItsWait } from '../../model/retry-after';
import { withReturn } from '../../model/return-path';
import { useFailureNotice } from '../../model/use-failure-notice';
import { AccountPage } from '../account-page/account-page';
import { FailureNotice } from '../account-page/failure-notice';
import { useResendOtp } from './resend-otp';
import { useVerifyOtp } from './verify-otp';

/** The second step of a sign-up: the code that came to the mobile. */
export function EnterOtpPage() {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const { phonenumber: mobileNumber = '', email = '' } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const notice = useFailureNotice();
  const verifyOtp = useVerifyOtp();
  const resendOtp = useResendOtp();
  const words = useOtpWords();
  const waitSeconds = useResendSeconds();

  const verify = async ({ otp }: { readonly otp: string }) => {
    notice.clear();
    try {
      await verifyOtp.mutateAsync({ mobileNumber, email, otp });
      await navigate(withReturn(`/register-verify-success/${encodeURIComponent(email)}`, search), { replace: true });
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: otpForm, onSubmit: verify });
  const resend = () => {
    notice.clear();
    return orItsWait(() => resendOtp.mutateAsync({ tokenPurpose: 'USER_REGISTRATION', mobileNumber, email }));
  };

  return (
    <AccountPage title={t('enterOtp.title')} lead={t('enterOtp.lead', { mobile: digits(mobileNumber), ...words })}>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ otp: '' }}>
        <FormField name="otp" label={t('common:otp.label')} required>
          <OtpField />
        </FormField>
        <Button type="primary" htmlType="submit" size="large" block loading={form.submitting} disabled={notice.waiting}>
          {t('enterOtp.submit')}
        </Button>
      </ZodForm>
      <div style={{ marginBlock: 16 }}>
        <ResendCode key={waitSeconds} waitSeconds={waitSeconds} onResend={resend} />
      </div>
      <PortalLink to={withReturn('/register', search)}>{t('enterOtp.wrongAddress')}</PortalLink>
    </AccountPage>
  );
}
