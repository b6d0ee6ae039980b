import { GRANTED } from '@registrar/domain/enumerations/application-status';
import type { ReactNode } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Payable } from '@registrar/domain/calls/money';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { FormSkeleton } from '../../../base/feedback/skeletons';
import { Sheet } from '../../../base/layout/sheet';
import { ChargeLines } from './charge-lines';
import { InvoiceCard } from './invoice-card';
import { usePayable } from './payable';
import { usePayableWords } from './payable-words';

export interface PayableFactsProps {
  readonly detail: ApplicationDetail;
  /** For the office: it says what is waited for instead of whose turn it is to pay. */
  readonly office?: boolean;
  /** What this person may do about it, below the invoices. */
  readonly children?: (payable: Payable) => ReactNode;
}

/** What a filing costs and how far its payment is: a preview of a draft, then the invoices with their vouchers. */
export function PayableFacts({ detail, office = false, children }: PayableFactsProps) {
  const t = usePayableWords();
  const payable = usePayable(detail);
  if (payable.isPending) return <FormSkeleton />;
  if (payable.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('failed')}
        action={<Button onClick={() => void payable.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  const { data } = payable;
  return (
    <>
      {ENDED.has(detail.status) ? null : <StateLine payable={data} office={office} />}
      {data.estimate === null ? null : (
        <Sheet as="section" aria-label={t('estimate')} style={{ marginBlockEnd: 16 }}>
          <h3 style={{ fontSize: 17, margin: '0 0 8px' }}>{t('estimate')}</h3>
          <ChargeLines lines={data.estimate.lines} totalPaisa={data.estimate.totalPaisa} office={office} />
        </Sheet>
      )}
      {data.invoices.map((invoice) => (
        <InvoiceCard key={invoice.id} invoice={invoice} office={office} />
      ))}
      {children?.(data)}
    </>
  );
}

/** What comes next is told of a filing that goes on; of the others the invoices remain. */
const ENDED: ReadonlySet<string> = new Set([...GRANTED, 'REJECTED']);

const TONES: Readonly<Record<Payable['state'], 'info' | 'warning' | 'success'>> = {
  NONE: 'success',
  ESTIMATED: 'info',
  PROPOSED: 'info',
  COUNTER_SIGN: 'info',
  PENDING: 'warning',
  INITIATED: 'info',
  SUBMITTED: 'info',
  SETTLED: 'success',
};

/** To the applicant it says whose turn it is to pay, to the office what it waits for. */
function StateLine({
  payable: { state, estimate, issuedOnSubmit, invoices },
  office,
}: {
  readonly payable: Payable;
  readonly office: boolean;
}) {
  const t = usePayableWords();
  const whom = office ? 'office' : 'state';
  // what costs nothing was not paid, and nobody waits for an invoice
  const isFree =
    (state === 'ESTIMATED' && estimate?.totalPaisa === 0) ||
    (state === 'SETTLED' && invoices.every(({ totalPaisa }) => totalPaisa === 0));
  const key = isFree ? 'NONE' : state === 'ESTIMATED' && estimate === null ? 'UNKNOWN' : state;
  return (
    <Alert
      type={TONES[isFree ? 'NONE' : state]}
      showIcon
      style={{ marginBlockEnd: 16, alignItems: 'flex-start' }}
      title={t(`${whom}.${key}.title`)}
      description={t(
        issuedOnSubmit === true && key === 'ESTIMATED' ? `${whom}.${key}.onSubmit` : `${whom}.${key}.next`,
      )}
    />
  );
}
