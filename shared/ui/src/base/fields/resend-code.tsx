import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../a11y/visually-hidden';

interface ResendCodeProps {
  /** Seconds until the first resend is allowed. */
  readonly waitSeconds: number;
  /** Resolves to the seconds until the next one; rejects when nothing was sent. */
  readonly onResend: () => Promise<number | void>;
}

/** Counts down to the moment a new OTP may be asked for; only the end of the wait is read out. */
export function ResendCode({ waitSeconds, onResend }: ResendCodeProps) {
  const { t } = useTranslation('common');
  const [sending, setSending] = useState(false);
  const [readyAt, setReadyAt] = useState(() => Date.now() + waitSeconds * 1000);
  const left = useSecondsLeft(readyAt);
  const resend = async () => {
    setSending(true);
    try {
      setReadyAt(Date.now() + ((await onResend()) ?? waitSeconds) * 1000);
    } catch {
      // The gateway client has said why; the button stays.
    } finally {
      setSending(false);
    }
  };
  return (
    <div>
      {left > 0 ? (
        <span>{t('otp.resendIn', { count: left })}</span>
      ) : (
        <Button type="link" loading={sending} onClick={() => void resend()} style={{ paddingInline: 0 }}>
          {t('otp.resend')}
        </Button>
      )}
      <VisuallyHidden live="polite">{left === 0 ? t('otp.resendReady') : ''}</VisuallyHidden>
    </div>
  );
}

/** Measured against the clock, so that a sleeping tab wakes up with the right number. */
function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  const waiting = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!waiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline, waiting]);
  return left;
}
