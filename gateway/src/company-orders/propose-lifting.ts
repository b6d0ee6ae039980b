import type { LiftOrderRequest } from '@registrar/domain/calls/company-orders';
import type { Actor } from '../platform/actor';
import type { Platform } from '../platform/platform';
import type { WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { requireUnrelated } from '../register/require-unrelated';
import { factsOf } from './order-facts';
import { dayProblems, problem, proposeOrder, type AskedWith, type CheckedOrder } from './propose-order';
import { findStanding } from './take-effect';

/** Proposes to lift an order that stands, by a later order or decision. An order of another office does not exist. */
export function proposeLifting(
  platform: Platform,
  actor: Actor,
  orderId: string,
  request: LiftOrderRequest,
  asked: AskedWith,
): Promise<{ id: string }> {
  return proposeOrder(
    platform,
    actor,
    {
      uploads: { scan: request.uploadId },
      request: ['lift-order', orderId, request],
      check: (unit) => requireFitting(unit, actor, orderId, { request, language: asked.language }),
    },
    asked,
  );
}

async function requireFitting(
  unit: UnitOfWork,
  actor: Actor,
  orderId: string,
  { request, language }: { readonly request: LiftOrderRequest; readonly language: WireLanguage },
): Promise<CheckedOrder> {
  const found = await unit.tx
    .selectFrom('company_order')
    .select('company_id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!found) refuse('REQ-404');
  const company = await unit.tx
    .selectFrom('company')
    .select(['id', 'office_id', 'registered_on'])
    .where('id', '=', found.company_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (company.office_id !== actor.officeId) refuse('REQ-404');
  await requireUnrelated(unit, actor, company.id);
  const row = await unit.tx.selectFrom('company_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const order = factsOf(row);
  const content = { change: 'LIFT' as const, companyId: company.id, orderId, order };
  if (!(await findStanding(unit, content))) refuse('FLOW-409', { message: 'order.notStanding' });
  const errors = dayProblems(unit, language, request.issuedOn, company.registered_on);
  if (errors.length === 0 && request.issuedOn < order.issuedOn)
    errors.push(problem(language, 'issuedOn', 'ORDER_BEFORE_PLACED'));
  if (errors.length > 0) refuse('VAL-422', { errors });
  return {
    ...content,
    lifting: { number: request.number, issuedOn: request.issuedOn },
    officeId: company.office_id,
    remark: request.remark,
  };
}
