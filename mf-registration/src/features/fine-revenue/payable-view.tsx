import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Payable } from '@registrar/domain/calls/money';
import { Alert, Button, FormSkeleton, Sheet } from '@registrar/ui';
import { ChargeLines } from './charge-lines';
import { InvoiceCard } from './invoice-card';
import { PayOnline } from './pay-online';
import { usePayable } from './payable';
import { VoucherForm } from './voucher-form';

export interface PayableViewProps {
  readonly detail: ApplicationDetail;
  /** For the office: what the applicant does is not offered. */
  readonly readOnly?: boolean;
}

/** What a filing costs and how far its payment is: a preview of a draft, then the invoice, its voucher and the receipt of it. */
export function PayableView({ detail, readOnly = false }: PayableViewProps) {
  const { t } = useTranslation();
  const payable = usePayable(detail);
  if (payable.isPending) return <FormSkeleton />;
  if (payable.isError) return <Alert type="error" showIcon role="alert" title={t('payable.failed')} action={<Button onClick={() => void payable.refetch()}>{t('common:action.retry')}</Button>} />;
  const { data } = payable;
  const toPay = data.mayPay && !readOnly ? data.invoices.find(({ status }) => status === 'PENDING') : undefined;
  return (
    <>
      {ENDED.has(detail.status) ? null : <StateLine payable={data} office={readOnly} />}
      {data.estimate === null ? null : (
        <Sheet as="section" aria-label={t('payable.estimate')} style={{ marginBlockEnd: 16 }}>
          <h3 style={{ fontSize: 17, margin: '0 0 8px' }}>{t('payable.estimate')}</h3>
          <ChargeLines lines={data.estimate.lines} totalPaisa={data.estimate.totalPaisa} />
        </Sheet>
      )}
      {data.invoices.map((invoice) => <InvoiceCard key={invoice.id} invoice={invoice} />)}
      {toPay === undefined ? null : <PayOnline invoice={toPay} />}
      {toPay === undefined ? null : <Sheet><VoucherForm key={toPay.id} applicationId={detail.id} invoice={toPay} /></Sheet>}
    </>
  );
}

/** What comes next is told of a filing that goes on; of the others the invoices remain. */
const ENDED: ReadonlySet<string> = new Set(['APPROVED', 'REJECTED']);

const TONES: Readonly<Record<Payable['state'], 'info' | 'warning' | 'success'>> = { NONE: 'success', ESTIMATED: 'info', PROPOSED: 'info', COUNTER_SIGN: 'info', PENDING: 'warning', INITIATED: 'info', SUBMITTED: 'info', SETTLED: 'success' };

/** To the applicant it says whose turn it is to pay, to the office what it waits for. */
function StateLine({ payable: { state, estimate }, office }: { readonly payable: Payable; readonly office: boolean }) {
  const { t } = useTranslation();
  const whom = office ? 'office' : 'state';
  const key = state === 'ESTIMATED' && estimate === null ? 'UNKNOWN' : state;
  return <Alert type={TONES[state]} showIcon style={{ marginBlockEnd: 16, alignItems: 'flex-start' }} title={t(`payable.${whom}.${key}.title`)} description={t(`payable.${whom}.${key}.next`)} />;
}
