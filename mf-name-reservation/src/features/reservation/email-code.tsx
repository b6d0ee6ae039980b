import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OTP_LENGTH } from '@registrar/domain/accounts';
import { isGatewayFailure } from '@registrar/runtime';
import { Alert, Button, OtpField, ResendCode } from '@registrar/ui';
import { useSendEmailCode, useVerifyEmail } from './prove-email';
import styles from './reservation.module.css';

interface EmailCodeProps {
  readonly applicationId: string;
  readonly email: string;
  /** Saves what waits: a code is only for the address that the draft names. */
  readonly save: () => Promise<boolean>;
}

/** Stands inside the form of the step, so its button and its Enter prove the code and do not send the form. */
export function EmailCode({ applicationId, email, save }: EmailCodeProps) {
  const { t } = useTranslation();
  const sending = useSendEmailCode(applicationId);
  const verifying = useVerifyEmail(applicationId);
  const [wait, setWait] = useState<number>();
  const [otp, setOtp] = useState('');
  const [trouble, setTrouble] = useState<string>();

  const take = (error: unknown) => {
    if (!isGatewayFailure(error)) throw error;
    setTrouble(error.message);
    return retryAfter(error);
  };
  const send = async (): Promise<number | undefined> => {
    setTrouble(undefined);
    if (!(await save())) return undefined;
    try {
      const { resendAfterSeconds } = await sending.mutateAsync(email);
      setWait(resendAfterSeconds);
      return resendAfterSeconds;
    } catch (error) {
      const seconds = take(error);
      // a code went out a moment ago: the person may have it
      if (seconds !== undefined) setWait(seconds);
      return seconds;
    }
  };
  const verify = async (code = otp) => {
    if (code.length < OTP_LENGTH) return setTrouble(t('contact.sixDigits'));
    setTrouble(undefined);
    try {
      await verifying.mutateAsync({ email, otp: code });
    } catch (error) {
      take(error);
    }
  };

  return (
    <div className={styles['group']}>
      {trouble === undefined ? null : <Alert type="error" showIcon role="alert" title={trouble} style={{ marginBlockEnd: 12 }} />}
      {wait === undefined ? (
        <>
          <p className={styles['line']}>{t('contact.mustProve')}</p>
          <Button loading={sending.isPending} onClick={() => void send()}>
            {t('contact.send')}
          </Button>
        </>
      ) : (
        <>
          <p className={styles['line']} role="status">{t('contact.sent', { email })}</p>
          <label htmlFor="company-email-code">{t('common:otp.label')}</label>
          <div className={styles['code']} onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            void verify();
          }}>
            <OtpField id="company-email-code" value={otp} onChange={setOtp} />
            <Button type="primary" loading={verifying.isPending} onClick={() => void verify()}>
              {t('contact.verify')}
            </Button>
          </div>
          <ResendCode waitSeconds={wait} onResend={async () => (await send()) ?? 0} />
        </>
      )}
    </div>
  );
}

function retryAfter(error: { readonly details: Readonly<Record<string, unknown>> }): number | undefined {
  const { retryAfterSeconds } = error.details;
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0 ? retryAfterSeconds : undefined;
}
