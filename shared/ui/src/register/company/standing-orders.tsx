import type { CompanyRecord } from '@registrar/domain/calls/company-record';
import { orderAuthorities } from '@registrar/domain/register';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { DatePair } from '../../base/dates/date-pair';
import { localName } from '../../base/language/local-name';
import { useCompanyWords } from './company-words';
import styles from './company.module.css';

/** What everybody may know of the orders that freeze the company on that day; nothing where there is none. */
export function StandingOrders({ record: { orders = [] } }: { readonly record: CompanyRecord }) {
  const t = useCompanyWords();
  const language = useLanguage();
  if (orders.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: 20, alignItems: 'flex-start' }}
      title={t('frozen')}
      description={
        <ul className={styles['changes']}>
          {orders.map(({ orderedBy, court, number, caseNumber, orderedOn, endsOn }) => (
            <li key={`${orderedBy}${number ?? ''}${orderedOn}`}>
              {court === null ? orderAuthorities.name(orderedBy)[language] : localName(court, language)}
              {number === null ? null : ` · ${t('orderNumber', { number })}`}
              {caseNumber === null ? null : ` · ${t('caseNumber', { number: caseNumber })}`} ·{' '}
              <DatePair day={orderedOn} inline />
              {endsOn === null ? null : (
                <>
                  {' · '}
                  {t('orderEndsOn')} <DatePair day={endsOn} inline />
                </>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
