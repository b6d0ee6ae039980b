import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DisclosureView, SignDisclosureRequest } from '@registrar/domain/calls/director-disclosures';
import type { Disclosure } from '@registrar/domain/processes/questions/disclosures/disclosure';
import { Alert, Button, useFormats } from '@registrar/ui';
import { Segmented } from '@registrar/ui/antd';
import { CodeProof } from '@registrar/ui/components';
import { SectionAnswers } from '@registrar/ui/filing';
import { useAskForCode, useSign } from './director-disclosure';
import { questions, useLinkFrame } from './questions';
import styles from './director-disclosure.module.css';

interface DisclosureSignatureProps {
  readonly token: string;
  readonly view: DisclosureView;
  readonly answers: Disclosure;
  readonly onBack: () => void;
}

/** What will be signed, as the office reads it, and the code that signs it: it goes to the director alone. */
export function DisclosureSignature({ token, view: { contacts }, answers, onBack }: DisclosureSignatureProps) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<SignDisclosureRequest['channel'] | undefined>(contacts[0]?.channel);
  const ask = useAskForCode(token);
  const sign = useSign(token);
  const frame = useLinkFrame();
  // it stands in the place of the questions, whose button had the focus
  useEffect(() => heading.current?.focus(), []);
  const shown = ({ channel, address }: DisclosureView['contacts'][number]) =>
    channel === 'EMAIL' ? address : digits(address);
  const contact = contacts.find(({ channel }) => channel === chosen);
  return (
    <section aria-labelledby="disclosure-check">
      <h2 id="disclosure-check" ref={heading} tabIndex={-1} className={styles['heading']}>
        {t('disclosure.check')}
      </h2>
      <SectionAnswers fields={questions} data={answers} frame={frame} />
      <div className={styles['actions']}>
        <Button onClick={onBack}>{t('disclosure.back')}</Button>
      </div>
      <h2 className={styles['heading']}>{t('disclosure.sign')}</h2>
      {contact === undefined ? (
        <Alert type="warning" showIcon role="alert" title={t('disclosure.noContact')} />
      ) : (
        <>
          {contacts.length < 2 ? null : (
            <div className={styles['line']}>
              <Segmented
                aria-label={t('disclosure.where')}
                value={chosen}
                onChange={(next) => setChosen(contacts.find(({ channel }) => channel === next)?.channel)}
                options={contacts.map((one) => ({ value: one.channel, label: shown(one) }))}
              />
            </div>
          )}
          <CodeProof
            key={contact.channel}
            lead={t('disclosure.signMeans', { contact: shown(contact) })}
            sendLabel={t('disclosure.sendCode')}
            sentText={t('disclosure.codeSent', { contact: shown(contact) })}
            verifyLabel={t('disclosure.signNow')}
            tooShort={t('disclosure.sixDigits')}
            onSend={() => ask.mutateAsync(contact.channel)}
            onVerify={(otp) => sign.mutateAsync({ channel: contact.channel, otp, ...answers })}
          />
        </>
      )}
    </section>
  );
}
