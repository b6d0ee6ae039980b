import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignatureView, SignRequest } from '@registrar/domain/calls/filing-signatures';
import { Alert, useFormats } from '@registrar/ui';
import { Segmented } from '@registrar/ui/antd';
import { CodeProof } from '@registrar/ui/components';
import { useAskForCode, useSign } from './filing-signature';
import styles from './filing-signature.module.css';

interface SigningProofProps {
  readonly token: string;
  readonly view: SignatureView;
  readonly onFailure: (error: unknown) => void;
}

/** The code that signs: it goes to the party alone. */
export function SigningProof({ token, view: { contacts, hash }, onFailure }: SigningProofProps) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const [chosen, setChosen] = useState<SignRequest['channel'] | undefined>(contacts[0]?.channel);
  const ask = useAskForCode(token);
  const sign = useSign(token);
  const shown = ({ channel, address }: SignatureView['contacts'][number]) =>
    channel === 'EMAIL' ? address : digits(address);
  const contact = contacts.find(({ channel }) => channel === chosen);
  if (contact === undefined) return <Alert type="warning" showIcon role="alert" title={t('signature.noContact')} />;
  const noticed = async <T,>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
  return (
    <>
      {contacts.length < 2 ? null : (
        <div className={styles['line']}>
          <Segmented
            aria-label={t('signature.where')}
            value={chosen}
            onChange={(next) => setChosen(contacts.find(({ channel }) => channel === next)?.channel)}
            options={contacts.map((one) => ({ value: one.channel, label: shown(one) }))}
          />
        </div>
      )}
      <CodeProof
        key={contact.channel}
        lead={t('signature.signMeans', { contact: shown(contact) })}
        sendLabel={t('signature.sendCode')}
        sentText={t('signature.codeSent', { contact: shown(contact) })}
        verifyLabel={t('signature.signNow')}
        tooShort={t('signature.sixDigits')}
        onSend={() => noticed(ask.mutateAsync(contact.channel))}
        onVerify={(otp) => noticed(sign.mutateAsync({ channel: contact.channel, otp, hash }))}
      />
    </>
  );
}
