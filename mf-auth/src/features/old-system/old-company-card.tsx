import { useTranslation } from 'react-i18next';
import type { OldCompanyChoice } from '@registrar/domain/calls/old-system';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import styles from './old-system.module.css';

export type Contact = OldCompanyChoice['contacts'][number];

interface OldCompanyCardProps {
  readonly company: OldCompanyChoice;
  readonly busy: boolean;
  readonly onChoose: (contact: Contact) => void;
}

/** One company of a number, with what tells it from the others, and where a code can go. */
export function OldCompanyCard({ company, busy, onChoose }: OldCompanyCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const named = ({ nameNepali, nameEnglish }: { readonly nameNepali: string; readonly nameEnglish: string }) =>
    language === 'ne' ? nameNepali : nameEnglish;
  return (
    <article className={styles['company']}>
      <h2>{named(company)}</h2>
      <dl className={styles['facts']}>
        <dt>{t('oldSystem.company.registrationNumber')}</dt>
        <dd>{company.registrationNumber}</dd>
        <dt>{t('oldSystem.company.type')}</dt>
        <dd>{named(company.companyType)}</dd>
        {company.district === null ? null : (
          <>
            <dt>{t('oldSystem.company.district')}</dt>
            <dd>{named(company.district)}</dd>
          </>
        )}
        <dt>{t('signUp.office')}</dt>
        <dd>{named(company.office)}</dd>
        {company.registeredOn === null ? null : (
          <>
            <dt>{t('oldSystem.company.registeredOn')}</dt>
            <dd>
              <DatePair day={company.registeredOn} inline />
            </dd>
          </>
        )}
      </dl>
      {company.contacts.length === 0 ? (
        <Alert
          type="info"
          showIcon
          title={t('oldSystem.company.noContact')}
          description={t('oldSystem.company.noContactHint')}
        />
      ) : (
        <>
          <p className={styles['hint']}>{t('oldSystem.company.codeTo')}</p>
          <div className={styles['actions']} style={{ marginBlockStart: 8 }}>
            {company.contacts.map((contact) => (
              <Button
                key={contact.type}
                className={styles['contact']}
                disabled={busy}
                onClick={() => onChoose(contact)}
                aria-label={`${named(company)}: ${t(`oldSystem.company.send.${contact.type}`, { sentTo: contact.type === 'EMAIL' ? contact.sentTo : digits(contact.sentTo) })}`}
              >
                {t(`oldSystem.company.send.${contact.type}`, {
                  sentTo: contact.type === 'EMAIL' ? contact.sentTo : digits(contact.sentTo),
                })}
              </Button>
            ))}
          </div>
        </>
      )}
    </article>
  );
}
