import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AcceptedAnswer } from '@registrar/domain/calls/representatives';
import { usePortal } from '@registrar/runtime';
import { Button, FormField, OtpField, ResendCode, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { otpForm } from '../../model/account-forms';
import { orItsWait, retryAfter } from '../../model/retry-after';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { StepLead } from '../account-page/step-lead';
import { useAcceptInvitation, useSendInvitationOtp } from './invitation';

interface AcceptFormProps {
  readonly token: string;
  readonly sentTo: string;
  readonly onAccepted: (answer: AcceptedAnswer) => void;
}

/** Accepting asks for a code, which goes to the address that was invited. */
export function AcceptForm(props: AcceptFormProps) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const sendOtp = useSendInvitationOtp(props.token);
  const [waitSeconds, setWaitSeconds] = useState<number>();
  if (waitSeconds !== undefined) return <ProveForm {...props} waitSeconds={waitSeconds} />;

  const begin = async () => {
    notice.clear();
    try {
      setWaitSeconds((await sendOtp.mutateAsync()).resendAfterSeconds);
    } catch (error) {
      // a code is on its way already: the form is what is needed, and how long another one takes
      const seconds = retryAfter(error);
      if (seconds !== undefined) setWaitSeconds(seconds);
      else notice.take(error);
    }
  };
  return (
    <>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <Button type="primary" size="large" block loading={sendOtp.isPending} onClick={() => void begin()}>
        {t('invitation.accept')}
      </Button>
    </>
  );
}

function ProveForm({ token, sentTo, onAccepted, waitSeconds }: AcceptFormProps & { readonly waitSeconds: number }) {
  const { t } = useTranslation();
  const { access } = usePortal();
  const { digits } = useFormats();
  const notice = useFailureNotice();
  const sendOtp = useSendInvitationOtp(token);
  const accept = useAcceptInvitation(token);
  const prove = async ({ otp }: { readonly otp: string }) => {
    notice.clear();
    try {
      const answer = await accept.mutateAsync(otp);
      if (!answer.signInAgain) await access.refresh?.();
      onAccepted(answer);
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: otpForm, onSubmit: prove });
  const resend = async () => {
    notice.clear();
    try {
      return await orItsWait(() => sendOtp.mutateAsync());
    } catch (error) {
      notice.take(error);
      throw error;
    }
  };
  return (
    <>
      <StepLead>{t('invitation.codeSent', { sentTo: digits(sentTo) })}</StepLead>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ otp: '' }} aria-label={t('invitation.accept')}>
        <FormField
          name="otp"
          label={t('common:otp.label')}
          required
          extra={<ResendCode waitSeconds={waitSeconds} onResend={resend} />}
        >
          <OtpField />
        </FormField>
        <Button type="primary" htmlType="submit" size="large" block loading={form.submitting} disabled={notice.waiting}>
          {t('invitation.confirm')}
        </Button>
      </ZodForm>
    </>
  );
}
