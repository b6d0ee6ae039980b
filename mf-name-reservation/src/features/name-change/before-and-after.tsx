import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { currentCompanyDraft } from '@registrar/domain/processes/filings/name-change/sections';
import { PortalLink } from '@registrar/runtime';
import { Sheet } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { differingWords, type ShownWord } from './differing-words';
import styles from './name-change.module.css';

/** What the change changes and nothing else: before, after, and the words that differ. */
export function BeforeAndAfter({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const company = currentCompanyDraft.safeParse(
    detail.sections.find(({ key }) => key === 'CURRENT_COMPANY')?.data ?? {},
  ).data;
  const rows = (
    [
      {
        key: 'ne',
        label: t('nameChange.nameNepali'),
        before: company?.registeredCompanyNameNepali ?? '',
        after: detail.titleNepali,
      },
      {
        key: 'en',
        label: t('nameChange.nameEnglish'),
        before: company?.registeredCompanyNameEnglish ?? '',
        after: detail.titleEnglish,
      },
    ] as const
  ).filter(({ before, after }) => before !== after);
  return (
    <Sheet as="section" aria-label={t('nameChange.title')}>
      <h3 className={styles['heading']}>{t('nameChange.title')}</h3>
      <Origin detail={detail} />
      {company?.companyRegNo === undefined ? null : (
        <p className={styles['lead']}>{t('nameChange.ofCompany', { number: company.companyRegNo })}</p>
      )}
      <div className={styles['pairs']}>
        {rows.map(({ key, label, before, after }) => {
          const shown = differingWords(before, after);
          return (
            <section key={key} aria-label={label}>
              <h4 className={styles['label']}>{label}</h4>
              <dl className={styles['pair']}>
                <div>
                  <dt>{t('nameChange.before')}</dt>
                  <dd lang={key}>
                    <Words words={shown.before} as="del" />
                  </dd>
                </div>
                <div>
                  <dt>{t('nameChange.after')}</dt>
                  <dd lang={key}>
                    <Words words={shown.after} as="ins" />
                  </dd>
                </div>
              </dl>
            </section>
          );
        })}
      </div>
      {rows.length < 2 ? <p className={styles['lead']}>{t('nameChange.restUnchanged')}</p> : null}
    </Sheet>
  );
}

/** Where the name is from: written and checked by the company, or reserved before, and then by which application. */
function Origin({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const reservation = detail.fromReservation;
  if (!reservation) return <p className={styles['lead']}>{t('nameChange.ownName')}</p>;
  return (
    <p className={styles['lead']}>
      {t('nameChange.fromReservation')}{' '}
      <PortalLink to={`/company-name-reservation-approval/${reservation.applicationId}`}>
        {reservation.applicationNumber}
      </PortalLink>{' '}
      · {t('nameChange.reservedUntil')} <DatePair day={reservation.expiresOn} inline />
    </p>
  );
}

function Words({ words, as: Mark }: { readonly words: readonly ShownWord[]; readonly as: 'del' | 'ins' }) {
  return words.map(({ word, differs }, index) => (
    <span key={`${word}-${index}`}>
      {index === 0 ? null : ' '}
      {differs ? <Mark className={styles[Mark]}>{word}</Mark> : word}
    </span>
  ));
}
