import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DisclosureView } from '@registrar/domain/calls/director-disclosures';
import type { Disclosure } from '@registrar/domain/processes/questions/disclosures/disclosure';
import { Button } from '@registrar/ui';
import { OutsideCode } from '@registrar/ui/components';
import { SectionAnswers } from '@registrar/ui/filing';
import { linkOf, useSign } from './director-disclosure';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const sign = useSign(token);
  const frame = useLinkFrame();
  // it stands in the place of the questions, whose button had the focus
  useEffect(() => heading.current?.focus(), []);
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
      <OutsideCode
        link={linkOf(token)}
        contacts={contacts}
        words={{
          where: t('disclosure.where'),
          noContact: t('disclosure.noContact'),
          lead: (contact) => t('disclosure.signMeans', { contact }),
          sendLabel: t('disclosure.sendCode'),
          sentText: (contact) => t('disclosure.codeSent', { contact }),
          verifyLabel: t('disclosure.signNow'),
          tooShort: t('disclosure.sixDigits'),
        }}
        onProve={(channel, otp) => sign.mutateAsync({ channel, otp, ...answers })}
      />
    </section>
  );
}
