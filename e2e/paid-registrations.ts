import type { PaidInvoice } from '@registrar/domain/calls/receipts';
import type { Refund, RefundCandidate } from '@registrar/domain/calls/refunds';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import type { Person } from '@registrar/testing/playwright';
import { act, submittedRegistration, verifiedByCalls } from './filed-registrations';
import { callsOf } from './gateway-calls';
import { demo } from './people';

export interface PaidRegistration {
  readonly id: string;
  readonly companyName: string;
  /** Number of its invoice. */
  readonly number: string;
  readonly invoiceId: string;
  readonly totalPaisa: number;
}

const REFUND = '/external/api/refund';

/** Paid over the counter and verified by the operator; its receipt follows by itself. */
export async function paidRegistration(person: Person): Promise<PaidRegistration> {
  const { id, name } = await submittedRegistration(person, soleOwner());
  await verifiedByCalls(person, id);
  const { items } = await (
    await callsOf(person)
  ).get<{ readonly items: readonly PaidInvoice[] }>('/external/api/payment-history?size=100');
  const paid = items.find(({ subject }) => subject.id === id);
  if (!paid?.number) throw new Error('Nothing was paid');
  return { id, companyName: name.english, number: paid.number, invoiceId: paid.id, totalPaisa: paid.totalPaisa };
}

/** The same, refused by the approver: its fee may be given back. */
export async function refusedAfterPaying(person: Person): Promise<PaidRegistration> {
  const paid = await paidRegistration(person);
  await act(demo.approver, paid.id, 'reject', {
    reasonCode: 'WRONG_INFORMATION',
    remark: 'The objectives are not those of the name.',
  });
  return paid;
}

/** All of it proposed to be given back; it waits for the second person. */
export async function proposedRefund({ number, invoiceId }: PaidRegistration): Promise<Refund> {
  const officer = await callsOf(demo.revenueOfficer);
  const [candidate] = await officer.get<readonly RefundCandidate[]>(
    `${REFUND}/candidate?search=${encodeURIComponent(number)}`,
  );
  const lines = (candidate?.lines ?? [])
    .filter(({ refundablePaisa }) => refundablePaisa > 0)
    .map(({ id, refundablePaisa }) => ({ lineId: id, amountPaisa: refundablePaisa }));
  await officer.post(REFUND, { invoiceId, lines, reason: 'The registration was refused.' });
  const { items } = await officer.get<{ readonly items: readonly Refund[] }>(`${REFUND}?status=PROPOSED&size=100`);
  const refund = items.find(({ invoice }) => invoice.id === invoiceId);
  if (refund === undefined) throw new Error('No refund waits');
  return refund;
}

/** The second person agrees: a credit note follows by itself. */
export async function approvedRefund({ id, version }: Refund): Promise<void> {
  await (await callsOf(demo.approver)).post(`${REFUND}/${id}/approve`, { version, remark: 'Seen.' });
}
