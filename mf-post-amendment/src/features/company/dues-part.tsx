import { INITIAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, Sheet, useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import { ADD_NEW } from '../filing/amendment-address';
import type { CompanyPartProps } from './company-part';
import { useCompanyDues, useCompanyInvoices } from './company-standing';
import styles from './company.module.css';

/** What the company has to file and by when, the fines of what is late, and the invoices that wait for their money. */
export function DuesPart({ standing: { company, obligations, outstandingPaisa, reader } }: CompanyPartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, digits } = useFormats();
  const own = reader !== 'OFFICE';
  const dues = useCompanyDues(company.id, own);
  const invoices = useCompanyInvoices(company.id, own);
  return (
    <div className={styles['sections']}>
      {outstandingPaisa === 0 ? null : (
        <Alert type="warning" showIcon title={t('company.outstanding', { amount: money(outstandingPaisa) })} />
      )}
      <Sheet as="section" aria-labelledby="obligations">
        <h2 id="obligations" className={styles['heading']}>
          {t('company.obligations')}
        </h2>
        {obligations.length === 0 ? <p className={styles['soft']}>{t('company.noObligations')}</p> : null}
        <ul className={styles['rows']}>
          {obligations.map(({ kind, fiscalYear, dueOn, overdue }) => (
            <li key={`${kind}${fiscalYear ?? ''}`}>
              <span>
                <strong>
                  {t(`company.obligation.${kind}`)}
                  {fiscalYear === null ? '' : ` ${digits(fiscalYear)}`}
                </strong>{' '}
                {overdue ? <Tag color="error">{t('company.overdue')}</Tag> : null}
                {own && kind === INITIAL_RETURN ? (
                  <>
                    {' '}
                    <PortalLink to={`${ADD_NEW}?company=${company.id}#${INITIAL_RETURN}`}>
                      {t('company.fileIt')}
                    </PortalLink>
                  </>
                ) : null}
              </span>
              <span className={styles['soft']}>
                {t('company.dueBy')} <DatePair day={dueOn} inline />
              </span>
            </li>
          ))}
        </ul>
      </Sheet>
      {own ? (
        <>
          <Rows
            id="fines"
            heading={t('company.fines')}
            empty={t('company.noFines')}
            query={dues}
            more={
              <PortalLink to={`/fine-calculation/due-payment?company=${company.id}`}>{t('company.toFines')}</PortalLink>
            }
          >
            {dues.data
              ?.filter(({ state }) => state !== 'PAID')
              .map(({ id, event, fiscalYear, restPaisa, fine }) => (
                <li key={id}>
                  <PortalLink to={`/fine-calculation/due-payment-detail/${event.eventId}/${id}`}>
                    {language === 'ne' ? event.nameNepali : event.nameEnglish}
                    {fiscalYear === null ? '' : ` ${digits(fiscalYear)}`}
                  </PortalLink>
                  <strong>{fine === null ? t('company.fineUnknown') : money(restPaisa)}</strong>
                </li>
              ))}
          </Rows>
          <Rows
            id="invoices"
            heading={t('company.invoices')}
            empty={t('company.noInvoices')}
            query={invoices}
            more={<PortalLink to="/payment">{t('company.toPayments')}</PortalLink>}
          >
            {invoices.data?.map(({ id, number, subject, totalPaisa, validTo, state }) => (
              <li key={id}>
                <span>
                  <PortalLink to={`/payment/${id}`}>{number ?? t('company.invoice')}</PortalLink>
                  <span className={styles['soft']}>
                    {' '}
                    {language === 'ne' ? subject.nameNepali : subject.nameEnglish}
                  </span>
                  {state === 'UNDER_WAY' ? (
                    <>
                      {' '}
                      <Tag color="processing">{t('company.underWay')}</Tag>
                    </>
                  ) : null}
                </span>
                <span>
                  <strong>{money(totalPaisa)}</strong>
                  {validTo === null ? null : (
                    <span className={styles['soft']}>
                      {' '}
                      {t('company.dueBy')} <DatePair day={validTo} inline />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </Rows>
        </>
      ) : null}
    </div>
  );
}

interface RowsProps {
  readonly id: string;
  readonly heading: string;
  readonly empty: string;
  readonly query: { readonly isError: boolean; readonly isPending: boolean; readonly refetch: () => unknown };
  readonly more: ReactNode;
  readonly children: readonly ReactNode[] | undefined;
}

function Rows({ id, heading, empty, query, more, children }: RowsProps) {
  const { t } = useTranslation();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {heading}
      </h2>
      {query.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('company.partFailed')}
          action={<Button onClick={() => void query.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {query.isPending ? <FormSkeleton /> : null}
      {children?.length === 0 ? <p className={styles['soft']}>{empty}</p> : null}
      <ul className={styles['rows']}>{children}</ul>
      <p className={styles['links']}>{more}</p>
    </Sheet>
  );
}
