import type { Application } from '../../../applications/application';
import { paymentStateOf, type PaymentState } from '../../../money/payment-state';
import type { Guard, Guards } from '../handlers/guard';

const paymentOf = ({ records, definition }: Application): PaymentState =>
  paymentStateOf(records.invoices, definition.money.payTiming);

/** Asked where it is verified and where it is approved; when the money has to be there is the process's choice. */
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

/** Each line of another amount brings its reason along; the guard says whether amounts can still be set at all. */
const amountsOpen: Guard = ({ application }) => {
  const { state } = paymentOf(application);
  return state === 'PROPOSED' || state === 'PENDING';
};

export const moneyGuards: Guards<'NOT_PAID' | 'PAYMENT_SETTLED' | 'OVERRIDE_JUSTIFIED'> = {
  NOT_PAID: ({ application }) => !paymentOf(application).received, // money is not taken back with the filing
  PAYMENT_SETTLED: paymentSettled,
  OVERRIDE_JUSTIFIED: amountsOpen,
};
