import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { FineWorking } from '@registrar/domain/calls/fine-working';
import type { AssessedLine, Payable } from '@registrar/domain/calls/money';
import { PortalLink } from '@registrar/runtime';
import { Alert, FormSkeleton, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { ChargeLines } from '@registrar/ui/filing';
import { FineWorkingView } from './fine-working-view';
import { useProcessPayable } from './fines';
import { NotRead } from './not-read';
import styles from './fines.module.css';

/** The fees and fines of one filing, each with its working, and the way to pay them. */
export function ProcessFinesPage() {
  const { t } = useTranslation();
  const { fineProcessId = '' } = useParams();
  const payable = useProcessPayable(fineProcessId);
  return (
    <div className={styles['page']}>
      <PageHeader title={t('fines.process')}>{t('fines.processLead')}</PageHeader>
      {payable.isPending ? <FormSkeleton /> : null}
      {payable.isError ? <NotRead error={payable.error} onRetry={() => void payable.refetch()} /> : null}
      {payable.data === undefined ? null : <Invoices payable={payable.data} />}
    </div>
  );
}

function Invoices({ payable }: { readonly payable: Payable }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (payable.invoices.length === 0)
    return payable.estimate === null ? (
      <Alert type="info" showIcon title={t('fines.noFineOfProcess')} />
    ) : (
      <Alert type="info" showIcon title={t('fines.estimate', { amount: money(payable.estimate.totalPaisa) })} />
    );
  return payable.invoices.map((invoice) => (
    <Sheet key={invoice.id} as="section" aria-label={invoice.number === null ? t('fines.proposal') : invoice.number}>
      <h2 className={styles['subheading']}>
        {invoice.number === null ? t('fines.proposal') : invoice.number}{' '}
        <Tag>{t(`fines.invoiceStatus.${invoice.status}`)}</Tag>
      </h2>
      <ChargeLines lines={invoice.lines} totalPaisa={invoice.totalPaisa} paid={invoice.settledAt !== null} />
      {invoice.lines.flatMap(finesOf).map((fine) => (
        <FineWorkingView key={fine.eventId} fine={fine} />
      ))}
      {invoice.status === 'PENDING' && payable.mayPay ? (
        <div className={styles['actions']}>
          <PortalLink to={`/payment/${invoice.id}`} className={styles['primary']}>
            {t('fines.pay')}
          </PortalLink>
        </div>
      ) : null}
    </Sheet>
  ));
}

const finesOf = ({ working }: AssessedLine): FineWorking[] =>
  working.flatMap((step) => (step.kind === 'FINE' ? [step.assessment] : []));
