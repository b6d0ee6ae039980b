import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MigratedDetails } from '@registrar/domain/calls/old-system';
import { Button, FormField, OtpField, ResendCode, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { StatusBadge } from '@registrar/ui/components';
import { otpForm } from '../../model/account-forms';
import { orItsWait } from '../../model/retry-after';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { StepLead } from '../account-page/step-lead';
import { useProveContact, useSendContactCode } from './migrated-details';
import styles from './old-system.module.css';

/** The person's own addresses: the number was proven on the way over, the e-mail address is proven here. */
export function OwnContact({ contact }: { readonly contact: MigratedDetails['contact'] }) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const notice = useFailureNotice();
  const sendCode = useSendContactCode();
  const [wait, setWait] = useState<number>();

  const send = async () => {
    notice.clear();
    try {
      setWait((await sendCode.mutateAsync()).resendAfterSeconds);
    } catch (error) {
      notice.take(error);
    }
  };

  return (
    <section className={styles['company']} aria-label={t('verifyDetails.contact')}>
      <h2>{t('verifyDetails.contact')}</h2>
      <ul className={styles['details']}>
        <li className={styles['detail']}>
          <span className={styles['label']}>{t('field.mobile')}</span>
          <span className={styles['value']}>{digits(contact.mobileNumber)}</span>
          <StatusBadge of="item" status="VERIFIED" />
        </li>
        <li className={styles['detail']}>
          <span className={styles['label']}>{t('field.email')}</span>
          <span className={styles['value']}>{contact.email}</span>
          {contact.emailVerified ? (
            <StatusBadge of="item" status="VERIFIED" />
          ) : wait === undefined ? (
            <Button loading={sendCode.isPending} onClick={() => void send()}>
              {t('verifyDetails.sendCode')}
            </Button>
          ) : null}
          {contact.emailVerified ? null : (
            <div className={styles['below']}>
              <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
              {wait === undefined ? null : <ContactCode email={contact.email} wait={wait} />}
            </div>
          )}
        </li>
      </ul>
    </section>
  );
}

function ContactCode({ email, wait }: { readonly email: string; readonly wait: number }) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const sendCode = useSendContactCode();
  const prove = useProveContact();
  const submit = async ({ otp }: { readonly otp: string }) => {
    notice.clear();
    try {
      await prove.mutateAsync(otp);
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: otpForm, onSubmit: submit });
  const resend = () => {
    notice.clear();
    return orItsWait(() => sendCode.mutateAsync());
  };
  return (
    <>
      <StepLead>{t('verifyDetails.codeSent', { email })}</StepLead>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ otp: '' }}>
        <FormField
          name="otp"
          label={t('common:otp.label')}
          required
          extra={<ResendCode waitSeconds={wait} onResend={resend} />}
        >
          <OtpField />
        </FormField>
        <Button
          type="primary"
          htmlType="submit"
          loading={form.submitting}
          disabled={notice.waiting}
          style={{ marginBlockEnd: 12 }}
        >
          {t('enterOtp.submit')}
        </Button>
      </ZodForm>
    </>
  );
}
