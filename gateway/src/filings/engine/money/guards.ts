import type { Application } from '../../../applications/application';
import { paymentStateOf, type PaymentState } from '../../../money/payment-state';
import type { Guard, Guards } from '../handlers/guard';

const paymentOf = ({ records, definition }: Application): PaymentState =>
  paymentStateOf(records.invoices, definition.money.payTiming);

/** Checked on verification and on approval; the process's `payTiming` says at which step the payment is due. */
const paymentSettled: Guard = ({ application }) => {
  const {
    row,
    definition: {
      money: { payTiming },
    },
  } = application;
  const isDue =
    payTiming === 'ON_SUBMIT' ||
    payTiming === 'BEFORE_VERIFY' ||
    (payTiming === 'BEFORE_APPROVE' && row.status === 'VERIFY');
  return !isDue || paymentOf(application).state === 'SETTLED';
};

/** Amounts can still be set. The reason for a changed amount is checked by the request schema, not here. */
const amountsOpen: Guard = ({ application }) => {
  const { state } = paymentOf(application);
  return state === 'PROPOSED' || state === 'PENDING';
};

export const moneyGuards: Guards<'NOT_PAID' | 'PAYMENT_SETTLED' | 'OVERRIDE_JUSTIFIED'> = {
  NOT_PAID: ({ application }) => !paymentOf(application).received, // a filing that was paid cannot be recalled
  PAYMENT_SETTLED: paymentSettled,
  OVERRIDE_JUSTIFIED: amountsOpen,
};
