import type { ReactNode } from 'react';
import type { CompanyRecord } from '@registrar/domain/calls/company-record';
import type { Language } from '@registrar/contract/shell-api';
import { useLanguage } from '@registrar/runtime';
import { Sheet } from '../../base/layout/sheet';
import { useFormats } from '../../base/language/use-formats';
import { DatePair } from '../../base/dates/date-pair';
import { useCompanyWords } from './company-words';
import { OrdersOnShares } from './orders-on-shares';
import { StandingOrders } from './standing-orders';
import styles from './company.module.css';

/** The words of the reader's language; the other ones where there are none, as in old records. */
function inLanguage(language: Language, english: string | null, nepali: string | null): string {
  return (language === 'ne' ? nepali || english : english || nepali) ?? '';
}

/** What everybody may know of a company on that day. */
export function CompanyFacts({ record }: { readonly record: CompanyRecord }) {
  const t = useCompanyWords();
  const language = useLanguage();
  const { money, number } = useFormats();
  const { registration, registeredOffice, headOffice, capital } = record;
  const pick = (english: string | null, nepali: string | null) => inLanguage(language, english, nepali);
  return (
    <>
      <StandingOrders record={record} />
      {record.ordersOnShares?.length ? (
        <Sheet>
          <OrdersOnShares orders={record.ordersOnShares} heading="h2" />
        </Sheet>
      ) : null}
      <div className={styles['columns']}>
        <Sheet as="section" aria-labelledby="company-registration">
          <h2 id="company-registration" className={styles['heading']}>
            {t('registration')}
          </h2>
          <dl className={styles['facts']}>
            <Fact label={t('number')}>{registration.registrationNumber}</Fact>
            <Fact label={t('type')}>{pick(record.companyType.nameEnglish, record.companyType.nameNepali)}</Fact>
            {registration.registeredOn === null ? null : (
              <Fact label={t('registeredOn')}>
                <DatePair day={registration.registeredOn} inline />
              </Fact>
            )}
            {record.deregisteredOn === null ? null : (
              <Fact label={t('deregisteredOn')}>
                <DatePair day={record.deregisteredOn} inline />
              </Fact>
            )}
            {record.restoredOn == null ? null : (
              <Fact label={t('restoredOn')}>
                <DatePair day={record.restoredOn} inline />
              </Fact>
            )}
            <Fact label={t('office')}>{pick(registration.office.nameEnglish, registration.office.nameNepali)}</Fact>
            {registeredOffice === null ? null : (
              <Fact label={t('address')}>{pick(registeredOffice.addressEnglish, registeredOffice.addressNepali)}</Fact>
            )}
            {headOffice === null ? null : (
              <Fact label={t('headOffice')}>
                {pick(headOffice.nameEnglish, headOffice.nameNepali)},{' '}
                {pick(headOffice.addressEnglish, headOffice.addressNepali)}
              </Fact>
            )}
            {record.formerNames.length === 0 ? null : (
              <Fact label={t('formerNames')}>
                {record.formerNames.map((name) => pick(name.nameEnglish, name.nameNepali)).join(', ')}
              </Fact>
            )}
          </dl>
        </Sheet>
        <Sheet as="section" aria-labelledby="company-capital">
          <h2 id="company-capital" className={styles['heading']}>
            {t('capital')}
          </h2>
          {capital === null || capital.authorizedCapital === null ? (
            <p className={styles['soft']}>{t('noCapital')}</p>
          ) : (
            <dl className={styles['facts']}>
              <Fact label={t('authorizedCapital')}>{money(capital.authorizedCapital)}</Fact>
              {capital.issuedCapital === null ? null : (
                <Fact label={t('issuedCapital')}>{money(capital.issuedCapital)}</Fact>
              )}
              {capital.paidUpCapital === null ? null : (
                <Fact label={t('paidUpCapital')}>{money(capital.paidUpCapital)}</Fact>
              )}
              {capital.ratePerShare === null ? null : (
                <Fact label={t('ratePerShare')}>{money(capital.ratePerShare)}</Fact>
              )}
              {capital.issuedShares === null ? null : (
                <Fact label={t('issuedShares')}>{number(capital.issuedShares)}</Fact>
              )}
            </dl>
          )}
        </Sheet>
        <Listed id="company-directors" heading={t('directors')} empty={t('noDirectors')}>
          {record.directors.map(({ id, nameEnglish, nameNepali, independent, since, until }) => (
            <li key={id}>
              {pick(nameEnglish, nameNepali)}
              {independent ? ` (${t('independent')})` : ''}
              {since === null || until === null ? null : (
                <div className={styles['soft']}>
                  <DatePair day={since} inline /> – <DatePair day={until} inline />
                </div>
              )}
            </li>
          ))}
          {record.focalPersons.map(({ id, nameEnglish, nameNepali }) => (
            <li key={id}>
              {pick(nameEnglish, nameNepali)} ({t('focalPerson')})
            </li>
          ))}
          {record.auditors?.map(({ id, nameEnglish, nameNepali }) => (
            <li key={id}>
              {pick(nameEnglish, nameNepali)} ({t('auditor')})
            </li>
          ))}
        </Listed>
        <Listed id="company-objectives" heading={t('objectives')} empty={t('noObjectives')}>
          {record.objectives.map(({ nsicCode, objectiveEnglish, objectiveNepali }) => (
            <li key={`${nsicCode ?? ''}${objectiveEnglish}`}>
              {nsicCode === null ? '' : `${nsicCode} · `}
              {pick(objectiveEnglish, objectiveNepali)}
            </li>
          ))}
        </Listed>
        {record.branches.length === 0 ? null : (
          <Listed id="company-branches" heading={t('branches')} empty="">
            {record.branches.map(({ id, addressEnglish, addressNepali }) => (
              <li key={id}>{pick(addressEnglish, addressNepali)}</li>
            ))}
          </Listed>
        )}
      </div>
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Listed({
  id,
  heading,
  empty,
  children,
}: {
  readonly id: string;
  readonly heading: string;
  readonly empty: string;
  readonly children: ReactNode;
}) {
  const some = Array.isArray(children) && children.flat().length > 0;
  return (
    <Sheet as="section" aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {heading}
      </h2>
      {some ? <ul className={styles['list']}>{children}</ul> : <p className={styles['soft']}>{empty}</p>}
    </Sheet>
  );
}
