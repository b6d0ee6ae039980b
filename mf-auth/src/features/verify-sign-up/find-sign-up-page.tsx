import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { PortalLink } from '@registrar/runtime';
import { Button, FormField, Input, useZodForm, ZodForm } from '@registrar/ui';
import { findSignUpForm } from '../../model/account-forms';
import { withReturn } from '../../model/return-path';
import { useFailureNotice } from '../../model/use-failure-notice';
import { AccountPage } from '../account-page/account-page';
import { FailureNotice } from '../account-page/failure-notice';
import { useResendOtp } from './resend-otp';

/** For who closed the page that asked for the code: a new code, and back to that page. */
export function FindSignUpPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const notice = useFailureNotice();
  const resendOtp = useResendOtp();

  const send = async ({ mobileNumber, email }: z.output<typeof findSignUpForm>) => {
    notice.clear();
    try {
      await resendOtp.mutateAsync({ tokenPurpose: 'USER_REGISTRATION', mobileNumber, email });
      await navigate(withReturn(`/enter-otp/${encodeURIComponent(mobileNumber)}/${encodeURIComponent(email)}`, search));
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: findSignUpForm, onSubmit: send });

  return (
    <AccountPage title={t('findSignUp.title')} lead={t('findSignUp.lead')}>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ mobileNumber: '', email: '' }}>
        <FormField name="mobileNumber" label={t('field.mobile')} required>
          <Input inputMode="tel" autoComplete="tel-national" maxLength={20} />
        </FormField>
        <FormField name="email" label={t('field.email')} required>
          <Input type="email" autoComplete="email" maxLength={254} />
        </FormField>
        <Button type="primary" htmlType="submit" size="large" block loading={form.submitting} disabled={notice.waiting}>
          {t('findSignUp.submit')}
        </Button>
      </ZodForm>
      <p>
        <PortalLink to={withReturn('/register', search)}>{t('signIn.register')}</PortalLink>
      </p>
    </AccountPage>
  );
}
