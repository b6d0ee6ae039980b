import { copyOrderDetailSchema, copyOrderPageSchema, orderedCopiesSchema } from '@registrar/domain/calls/copies';
import { addPeople } from '../gateway/add-people';
import type { Place } from '../gateway/place';
import { openPlace } from '../gateway/recorder';
import { pause } from '../programs/program';
import type { Bill, Payers } from './payers';

const ORDERS = 'external/api/pratilipi';
/** Of one order, and orders of one person: as many as may stand unpaid. */
const EACH = 5;
const ORDERS_OF_ONE = 20;
const PATIENCE_MS = 3_600_000;

/** No payment is declined or stays pending: each copy is to be made. */
export const untilPaid = (index: number): string =>
  index % 10 === 0 ? 'LOST' : index % 10 === 1 ? 'DUPLICATE' : index % 10 === 2 ? 'LATE' : 'SUCCESS';

/** Strangers who order extracts of a company of the demonstration, and pay each order. */
export async function addCopyOrders(place: Place, copies: number): Promise<Bill[]> {
  const orders = Math.ceil(copies / EACH);
  const buyers = await addPeople(place, Math.ceil(orders / ORDERS_OF_ONE), 'buyer', 'APPLICANT');
  const platform = await openPlace(place);
  const { id: companyId } = await platform.database.db
    .selectFrom('company')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .orderBy('registered_on')
    .limit(1)
    .executeTakeFirstOrThrow();
  await platform.close();
  return Array.from({ length: orders }, (_, order): Bill => ({
    payer: buyers[order % buyers.length] ?? '',
    async invoice(caller, key) {
      const wanted = Math.min(EACH, copies - order * EACH);
      const items = Array.from({ length: wanted }, () => ({ kind: 'EXTRACT' }));
      const body = { companyId, reason: 'Bench', identityNumber: `ID-${order}`, items };
      const { id, invoiceId } = orderedCopiesSchema.parse(await caller.call('POST', ORDERS, body, key));
      const { totalPaisa } = copyOrderDetailSchema.parse(await caller.call('GET', `${ORDERS}/${id}`));
      return { id: invoiceId, amountPaisa: totalPaisa };
    },
  }));
}

/** Until every buyer has every paper. */
export async function waitUntilMade(payers: Payers, bills: readonly Bill[]): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (const payer of new Set(bills.map((bill) => bill.payer))) {
    while (!(await payers.patiently(payer, hasAll))) {
      if (Date.now() > end) return console.log('Some copies are still being made.');
      await pause(1000);
    }
  }
}

async function hasAll(caller: Parameters<Bill['invoice']>[0]): Promise<boolean> {
  const open = copyOrderPageSchema.parse(await caller.call('GET', `${ORDERS}?show=open&size=1`));
  if (open.total > 0) return false;
  // papers are rendered in the order in which they were issued
  const [last] = copyOrderPageSchema.parse(await caller.call('GET', `${ORDERS}?show=ended&size=1`)).items;
  if (last === undefined) return true;
  const { items } = copyOrderDetailSchema.parse(await caller.call('GET', `${ORDERS}/${last.id}`));
  return items.every(({ letter }) => letter?.ready === true);
}
