import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { Sheet } from '@registrar/ui';
import { PayableFacts } from '@registrar/ui/payable';
import { PayOnline } from './pay-online';
import { VoucherForm } from './voucher-form';

/** What a registration costs and how far its payment is, with both ways to pay it. */
export function PayableView({ detail }: { readonly detail: ApplicationDetail }) {
  return (
    <PayableFacts detail={detail}>
      {({ mayPay, invoices }) => {
        const toPay = mayPay ? invoices.find(({ status }) => status === 'PENDING') : undefined;
        return toPay === undefined ? null : (
          <>
            <PayOnline invoice={toPay} />
            <Sheet><VoucherForm key={toPay.id} applicationId={detail.id} invoice={toPay} /></Sheet>
          </>
        );
      }}
    </PayableFacts>
  );
}
