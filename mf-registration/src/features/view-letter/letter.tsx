import { useTranslation } from 'react-i18next';
import { bothCalendars } from '@registrar/domain/calendar';
import { printedVerificationCode, type LetterKind, type LetterView } from '@registrar/domain/calls/letters';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Sheet } from '@registrar/ui';
import { QRCode } from '@registrar/ui/antd';
import styles from './view-letter.module.css';

/** What the number of a paper is. */
const NUMBERS = {
  NAME_RESERVATION: 'letter.number',
  CERTIFICATE_OF_INCORPORATION: 'verify.registrationNumber',
  MEMORANDUM: 'verify.registrationNumber',
  ARTICLES: 'verify.registrationNumber',
  CERTIFICATE_OF_NAME_CHANGE: 'verify.registrationNumber',
  CERTIFICATE_OF_CONVERSION: 'verify.registrationNumber',
  SHARE_CERTIFICATE: 'letter.certificateNumber',
  RECORD_LETTER: 'letter.number',
  REGISTER_EXTRACT: 'letter.extractNumber',
  SHARE_EXTRACT: 'letter.extractNumber',
  CERTIFIED_COPY: 'letter.serialNumber',
  GOOD_STANDING: 'letter.serialNumber',
  CALL_FOR_EXPLANATION: 'letter.callNumber',
  ORDER_ON_CALL: 'letter.callNumber',
  ORDER_ON_PROCEEDING: 'letter.proceedingNumber',
  NOTICE_OF_PROCEEDING: 'letter.proceedingNumber',
  ANSWER_TO_GRIEVANCE: 'letter.grievanceNumber',
  FORCED_NOTICE: 'letter.proceedingNumber',
  RECEIPT: 'letter.receiptNumber',
  CREDIT_NOTE: 'letter.creditNoteNumber',
} as const satisfies Record<LetterKind, string>;

/** The letter as it was issued, with the QR that leads back to this page. Made to be printed on one sheet. */
export function Letter({ letter }: { readonly letter: NonNullable<LetterView['letter']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { configuration } = usePortal();
  const { content, issuedOn } = letter;
  const code = printedVerificationCode(letter.code);
  const page = `${configuration['portalUrl'] ?? ''}/view`;
  const question = `?code=${code}`;
  return (
    <Sheet as="section" aria-labelledby="letter-title">
      <div className={styles['letter']}>
        <header className={styles['head']}>
          <p className={styles['office']}>{content.office[language]}</p>
          <h2 id="letter-title" className={styles['title']}>
            {content.title[language]}
          </h2>
        </header>
        <p className={styles['meta']}>
          <span>
            {t(NUMBERS[letter.kind])}: <span lang="en">{content.number}</span>
          </span>
          <span>
            {t('letter.issuedOn')}: {bothCalendars(issuedOn, language)}
          </span>
        </p>
        <p>
          {t('letter.to')} {content.addressee[language]}
        </p>
        {content.subject === undefined ? null : (
          <p className={styles['subject']}>
            {t('letter.subject')}: {content.subject[language]}
          </p>
        )}
        {content.paragraphs.map((paragraph) => (
          <p key={paragraph.en}>{paragraph[language]}</p>
        ))}
        <dl className={styles['facts']}>
          {content.facts.map(({ label, value }, index) => (
            // of two branches the label is the same
            <div key={index} className={styles['fact']}>
              <dt>{label[language]}</dt>
              <dd lang={value.ne === value.en ? (/[\u0900-\u097F]/u.test(value.ne) ? 'ne' : 'en') : undefined}>
                {value[language]}
              </dd>
            </div>
          ))}
        </dl>
        {content.signatory === null ? null : (
          <p className={styles['signatory']}>
            <strong>{content.signatory.name[language]}</strong>
            <br />
            {content.signatory.role[language]}
          </p>
        )}
        <footer className={styles['foot']}>
          <div role="img" aria-label={t('letter.qr')}>
            <QRCode type="svg" value={`${page}${question}`} size={112} bordered={false} errorLevel="M" />
          </div>
          <div>
            <p>
              {t('letter.electronic')} {t('letter.verify')}
            </p>
            <p lang="en" className={styles['address']}>
              {page}
              <wbr />
              <span>{question}</span>
            </p>
            <p>
              {t('viewLetter.code')}:{' '}
              <strong lang="en" className={styles['code']}>
                {code}
              </strong>
            </p>
          </div>
        </footer>
      </div>
    </Sheet>
  );
}
