import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Invoice } from '@registrar/domain/calls/money';
import { PortalLink } from '@registrar/runtime';
import { Sheet } from '../../../base/layout/sheet';
import { PayableFacts } from '../charges/payable-facts';
import { VoucherForm } from '../charges/voucher-form';
import { useVoucherSubmission } from './submit-voucher';
import { PayOnline } from './pay-online';
import { useFilingWords } from '../../filing/filing-words';

/** What a filing costs and how far its payment is, with both ways to pay it. */
export function PayableView({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  return (
    <PayableFacts detail={detail}>
      {({ mayPay, invoices, estimate }) => {
        const toPay = mayPay
          ? invoices.find(({ status, paidWith }) => status === 'PENDING' && paidWith == null)
          : undefined;
        return (
          <>
            {toPay === undefined ? null : (
              <>
                <PayOnline invoice={toPay} />
                <Sheet>
                  <Voucher key={toPay.id} applicationId={detail.id} invoice={toPay} />
                </Sheet>
              </>
            )}
            {invoices.length === 0 && estimate === null ? null : (
              <p style={{ margin: '12px 0 0' }}>
                <PortalLink to={`/fine-calculation/fine-details-process/${detail.id}`}>
                  {t('payable.toFines')}
                </PortalLink>
              </p>
            )}
          </>
        );
      }}
    </PayableFacts>
  );
}

function Voucher({ applicationId, invoice }: { readonly applicationId: string; readonly invoice: Invoice }) {
  const bring = useVoucherSubmission(applicationId, invoice.id);
  return <VoucherForm invoice={invoice} bring={bring.mutateAsync} />;
}
