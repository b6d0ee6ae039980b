import { useTranslation } from 'react-i18next';
import { useOtpWords } from '@registrar/ui';
import { CodeProof } from '@registrar/ui/components';
import { useSendEmailCode, useVerifyEmail } from './prove-email';

interface EmailCodeProps {
  readonly applicationId: string;
  readonly email: string;
  /** Saves what waits: a code is only for the address that the draft names. */
  readonly save: () => Promise<boolean>;
}

/** The company's address is proven by a code that was mailed to it. */
export function EmailCode({ applicationId, email, save }: EmailCodeProps) {
  const { t } = useTranslation();
  const sending = useSendEmailCode(applicationId);
  const words = useOtpWords();
  const verifying = useVerifyEmail(applicationId);
  return (
    <CodeProof
      lead={t('contact.mustProve')}
      sendLabel={t('contact.send')}
      sentText={t('contact.sent', { email, ...words })}
      verifyLabel={t('contact.verify')}
      tooShort={t('contact.sixDigits')}
      onSend={async () => ((await save()) ? sending.mutateAsync(email) : undefined)}
      onVerify={(otp) => verifying.mutateAsync({ email, otp })}
    />
  );
}
