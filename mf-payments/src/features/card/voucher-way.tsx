import type { Payment } from '@registrar/domain/calls/payments';
import { VoucherForm } from '@registrar/ui/filing';
import { useVoucherSubmission } from './payments';

/** Paid at a bank's counter: what the card's form is beside it. */
export function VoucherWay({ payment }: { readonly payment: Payment }) {
  const bring = useVoucherSubmission(payment.id);
  return <VoucherForm invoice={payment} bring={bring.mutateAsync} level={2} />;
}
