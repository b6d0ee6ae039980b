import { useTranslation } from 'react-i18next';
import type { SignatureView } from '@registrar/domain/calls/filing-signatures';
import { OutsideCode } from '@registrar/ui/components';
import { linkOf, useSign } from './filing-signature';

interface SigningProofProps {
  readonly token: string;
  readonly view: SignatureView;
  readonly onFailure: (error: unknown) => void;
}

/** The code that signs: it goes to the party alone. */
export function SigningProof({ token, view: { contacts, hash }, onFailure }: SigningProofProps) {
  const { t } = useTranslation();
  const sign = useSign(token);
  return (
    <OutsideCode
      link={linkOf(token)}
      contacts={contacts}
      words={{
        where: t('signature.where'),
        noContact: t('signature.noContact'),
        lead: (contact) => t('signature.signMeans', { contact }),
        sendLabel: t('signature.sendCode'),
        sentText: (contact) => t('signature.codeSent', { contact }),
        verifyLabel: t('signature.signNow'),
        tooShort: t('signature.sixDigits'),
      }}
      onProve={(channel, otp) => sign.mutateAsync({ channel, otp, hash })}
      onFailure={onFailure}
    />
  );
}
