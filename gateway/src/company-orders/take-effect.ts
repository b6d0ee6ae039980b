import { addDays } from '@registrar/domain/calendar';
import type { OrderFacts } from '@registrar/domain/calls/company-orders';
import { comparedCode } from '@registrar/domain/plain-text';
import type { PublicPart } from '@registrar/domain/register';
import { kittaText } from '@registrar/domain/share-ledger';
import type { Selectable } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { CompanyOrderTable } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Proposal } from '../proposals/proposal-kind';
import { enterInRegister } from '../register/entries/enter';
import { holdCompany } from '../register/open-company';
import { orderStandsOn } from '../register/standing-orders';
import { notifyOfOrder } from './notify-of-order';
import { authorityOf, factsOf } from './order-facts';
import type { ProposedOrder } from './order-proposal';

type OrderRow = Selectable<CompanyOrderTable>;
type OrderProposal = Proposal<ProposedOrder>;

/** From this moment the company is frozen, or the shares are: the gate reads the row, the ledger the entry. */
export async function placeOrder(unit: UnitOfWork, actor: Actor, proposal: OrderProposal): Promise<void> {
  const { companyId, order, documentId, consents } = proposal.content;
  await enterOrder(unit, actor, {
    companyId,
    order,
    proposal,
    scans: {
      document_id: documentId,
      pledgor_consent_id: consents?.pledgor ?? null,
      pledgee_consent_id: consents?.pledgee ?? null,
    },
  });
}

interface EnteredOrder {
  readonly companyId: string;
  readonly order: OrderFacts;
  /** Of the two persons. */
  readonly proposal: Pick<OrderProposal, 'id' | 'proposed_by'>;
  readonly scans?: Pick<OrderRow, 'document_id' | 'pledgor_consent_id' | 'pledgee_consent_id'>;
}

/** Writes the order and its entry, and notifies the company, which has to be locked. */
export async function enterOrder(
  unit: UnitOfWork,
  actor: Actor,
  { companyId, order, proposal, scans }: EnteredOrder,
): Promise<void> {
  const row = await unit.tx
    .insertInto('company_order')
    .values({
      id: unit.newId(),
      company_id: companyId,
      kind: order.orderedBy,
      text_nepali: order.textNepali,
      text_english: order.textEnglish,
      issued_on: order.issuedOn,
      placed_by: proposal.proposed_by,
      placed_at: unit.now,
      court_nepali: order.court?.nameNepali ?? null,
      court_english: order.court?.nameEnglish ?? null,
      case_number: order.caseNumber,
      law_section: order.lawSection,
      order_number: order.number,
      ends_on: order.endsOn,
      party_nepali: order.party?.nameNepali ?? null,
      party_english: order.party?.nameEnglish ?? null,
      shares: order.shares && JSON.stringify(order.shares),
      ...scans,
      proposal_id: proposal.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const today = dayInNepal(unit.now);
  await enterInRegister(unit, { companyId, applicationId: null, effectiveOn: today }, [
    { aspect: 'ORDER', subjectId: row.id, after: entryOf(order), happenedOn: order.issuedOn },
  ]);
  auditOrder(unit, actor, 'COMPANY_ORDER_PLACED', row, { proposalId: proposal.id, ...order });
  await notifyOfOrder(unit, row, 'placed');
}

/** The order holds no more from today on. */
export async function liftOrder(unit: UnitOfWork, actor: Actor, proposal: OrderProposal): Promise<void> {
  const { lifting, documentId } = proposal.content;
  const standing = (await findStanding(unit, proposal.content)) ?? refuse('FLOW-409', { message: 'order.notStanding' });
  await closeOrder(unit, standing, dayInNepal(unit.now), {
    lifted_by: proposal.proposed_by,
    lift_number: lifting?.number ?? null,
    lift_issued_on: lifting?.issuedOn ?? null,
    lift_document_id: documentId,
    lift_proposal_id: proposal.id,
  });
  auditOrder(unit, actor, 'COMPANY_ORDER_LIFTED', standing, { proposalId: proposal.id, ...lifting });
  await notifyOfOrder(unit, standing, 'lifted');
}

/** The last day of the order is over; false: somebody was quicker, or it is not over yet. */
export async function endOrder(unit: UnitOfWork, id: string): Promise<boolean> {
  const found = await unit.tx.selectFrom('company_order').select('company_id').where('id', '=', id).executeTakeFirst();
  if (!found) return false;
  await holdCompany(unit, found.company_id);
  const row = await unit.tx.selectFrom('company_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (row.lifted_on !== null || row.ends_on === null || row.ends_on >= dayInNepal(unit.now)) return false;
  await closeOrder(unit, row, addDays(row.ends_on, 1), { lifted_by: null });
  auditOrder(unit, null, 'COMPANY_ORDER_ENDED', row, { endsOn: row.ends_on });
  await notifyOfOrder(unit, row, 'ended');
  return true;
}

/** The order of the content that holds today, if one does. The company has to be locked. */
export async function findStanding(
  { tx, now }: UnitOfWork,
  { companyId, orderId, order }: Pick<ProposedOrder, 'companyId' | 'orderId' | 'order'>,
): Promise<OrderRow | undefined> {
  const rows = await tx
    .selectFrom('company_order')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(orderStandsOn(dayInNepal(now)))
    .execute();
  return rows.find((row) => (orderId === null ? isSameOrder(factsOf(row), order) : row.id === orderId));
}

/** Whether two orders are one, whatever signs and script their numbers are written with. */
function isSameOrder(one: OrderFacts, other: OrderFacts): boolean {
  return (
    one.orderedBy === other.orderedBy &&
    one.number !== null &&
    other.number !== null &&
    comparedCode(one.number) === comparedCode(other.number) &&
    comparedCode(one.caseNumber ?? '') === comparedCode(other.caseNumber ?? '') &&
    one.shares?.holderId === other.shares?.holderId
  );
}

async function closeOrder(
  unit: UnitOfWork,
  { id, company_id }: OrderRow,
  liftedOn: string,
  lifting: Pick<OrderRow, 'lifted_by'> &
    Partial<Pick<OrderRow, 'lift_number' | 'lift_issued_on' | 'lift_document_id' | 'lift_proposal_id'>>,
): Promise<void> {
  await unit.tx
    .updateTable('company_order')
    .set({ ...lifting, lifted_on: liftedOn, lifted_at: unit.now })
    .where('id', '=', id)
    .execute();
  // an order from before the portal's own has no entry, and then no end of one is written
  await enterInRegister(unit, { companyId: company_id, applicationId: null, effectiveOn: liftedOn }, [
    { aspect: 'ORDER', subjectId: id, after: null },
  ]);
}

function auditOrder(
  unit: UnitOfWork,
  actor: Actor | null,
  action: 'COMPANY_ORDER_PLACED' | 'COMPANY_ORDER_LIFTED' | 'COMPANY_ORDER_ENDED',
  { id, company_id }: Pick<OrderRow, 'id' | 'company_id'>,
  after: object,
): void {
  unit.audit({ actor, action, objectType: 'company-order', objectId: id, after: { companyId: company_id, ...after } });
}

function entryOf(order: OrderFacts): PublicPart<'ORDER'> {
  const authority = authorityOf(order);
  return {
    nameNepali: authority.ne,
    nameEnglish: authority.en,
    orderedBy: order.orderedBy,
    orderNumber: order.number ?? '',
    caseNumber: order.caseNumber,
    lawSection: order.lawSection,
    orderedOn: order.issuedOn,
    endsOn: order.endsOn,
    kitta: order.shares && kittaText(order.shares.ranges),
  };
}
