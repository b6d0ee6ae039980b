import { randomUUID } from 'node:crypto';
import {
  orderProposalPageSchema,
  ordersOfCompanySchema,
  proposedOrderSchema,
  type OrderProposal,
  type OrdersOfCompany,
} from '@registrar/domain/calls/company-orders';
import { dayInNepal } from '../src/platform/clock';
import { callerOf, newKey, type Caller } from './filings-kit';
import type { Answer, TestGateway } from './harness';
import { png } from './pictures';
import { uploadAll } from './uploads-kit';

export const ORDERS = 'external/api/company-order';
export const ORDER_PROPOSALS = 'external/api/company-order-proposal';

export const scanOf = (by: Caller): Promise<string> => uploadAll(by, png(60, 80), 'order.png');

/** What an order of a court says, with a number of its own; by itself with no scan. */
export function courtOrder(gateway: TestGateway, companyId: string, more: object = {}): Record<string, unknown> {
  return {
    companyId,
    orderedBy: 'COURT',
    courtNepali: 'उच्च अदालत पाटन',
    courtEnglish: 'High Court Patan',
    caseNumber: '083-WO-0042',
    number: `A-${randomUUID().slice(0, 8)}`,
    issuedOn: dayInNepal(gateway.clock.now()),
    textNepali: 'कारोबार रोक्का राख्नू',
    textEnglish: 'All dealings are to stop',
    uploadId: randomUUID(),
    remark: 'Received from the court today',
    ...more,
  };
}

/** Proposed with a scan that was uploaded before. */
export async function proposePlacing(
  gateway: TestGateway,
  by: Caller,
  companyId: string,
  more: object = {},
): Promise<Answer> {
  const body = courtOrder(gateway, companyId, { uploadId: await scanOf(by), ...more });
  return by.call('POST', ORDERS, body, newKey());
}

export async function proposeLifting(
  gateway: TestGateway,
  by: Caller,
  orderId: string,
  more: object = {},
): Promise<Answer> {
  const body = {
    number: `L-${randomUUID().slice(0, 8)}`,
    issuedOn: dayInNepal(gateway.clock.now()),
    uploadId: await scanOf(by),
    remark: 'The court has lifted it',
    ...more,
  };
  return by.call('POST', `${ORDERS}/${orderId}/lifting`, body, newKey());
}

export function proposalIdOf(answer: Answer): string {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return proposedOrderSchema.parse(answer.body.data).id;
}

export function decideOrder(
  by: Caller,
  proposalId: string,
  how: 'approve' | 'refuse' | 'withdraw',
  body: object = { remark: 'Compared with the original' },
): Promise<Answer> {
  return by.call('POST', `${ORDER_PROPOSALS}/${proposalId}/${how}`, body, newKey());
}

export async function ordersOf(by: Caller, companyId: string): Promise<OrdersOfCompany> {
  return ordersOfCompanySchema.parse((await by.call('GET', `external/api/company/${companyId}/order`)).body.data);
}

export async function proposalsOf(by: Caller, show: 'open' | 'settled' = 'open'): Promise<OrderProposal[]> {
  return orderProposalPageSchema.parse((await by.call('GET', `${ORDER_PROPOSALS}?size=100&show=${show}`)).body.data)
    .items;
}

/** An order of a court that stops all dealings of a company of the first office, placed by two officers; its id. */
export async function freeze(gateway: TestGateway, companyId: string, more: object = {}): Promise<string> {
  const [maya, krishna] = [await callerOf(gateway, 'maya.approver'), await callerOf(gateway, 'krishna.approver')];
  const proposal = proposalIdOf(await proposePlacing(gateway, maya, companyId, more));
  const decided = await decideOrder(krishna, proposal, 'approve');
  if (decided.status !== 200) throw new Error(JSON.stringify(decided.body));
  const order = await gateway.platform.database.db
    .selectFrom('company_order')
    .select('id')
    .where('proposal_id', '=', proposal)
    .executeTakeFirstOrThrow();
  return order.id;
}

/** Lifted by two officers. */
export async function unfreeze(gateway: TestGateway, orderId: string): Promise<void> {
  const [maya, krishna] = [await callerOf(gateway, 'maya.approver'), await callerOf(gateway, 'krishna.approver')];
  const decided = await decideOrder(krishna, proposalIdOf(await proposeLifting(gateway, maya, orderId)), 'approve');
  if (decided.status !== 200) throw new Error(JSON.stringify(decided.body));
}
