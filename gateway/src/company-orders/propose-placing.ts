import type { OrderFacts, PlaceOrderRequest } from '@registrar/domain/calls/company-orders';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { Platform } from '../platform/platform';
import type { WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { isClosed } from '../register/open-company';
import { requireUnrelated } from './order-proposal';
import { dayProblems, problem, proposeOrder, type AskedWith, type CheckedOrder } from './propose-order';
import { findStanding } from './take-effect';

/** Proposes an order that freezes a company of the office. */
export function proposePlacing(
  platform: Platform,
  actor: Actor,
  request: PlaceOrderRequest,
  asked: AskedWith,
): Promise<{ id: string }> {
  return proposeOrder(
    platform,
    actor,
    {
      uploadId: request.uploadId,
      request: ['place-order', request],
      check: (unit) => requireFitting(unit, actor, request, asked.language),
    },
    asked,
  );
}

async function requireFitting(
  unit: UnitOfWork,
  actor: Actor,
  request: PlaceOrderRequest,
  language: WireLanguage,
): Promise<CheckedOrder> {
  const company = await unit.tx
    .selectFrom('company')
    .select(['id', 'office_id', 'status', 'registered_on'])
    .where('id', '=', request.companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company || company.office_id !== actor.officeId)
    refuse('VAL-422', { errors: [problem(language, 'companyId', 'COMPANY_REQUIRED')] });
  await requireUnrelated(unit, actor, company.id);
  if (isClosed(company.status)) refuse('FLOW-409', { message: 'representation.companyClosed' });
  const order = orderOf(request);
  const errors = [
    ...dayProblems(unit, language, order.issuedOn, company.registered_on),
    ...(order.endsOn !== null && (order.endsOn < dayInNepal(unit.now) || order.endsOn < order.issuedOn)
      ? [problem(language, 'endsOn', 'ORDER_ENDS_IN_PAST')]
      : []),
  ];
  if (errors.length > 0) refuse('VAL-422', { errors });
  if (await findStanding(unit, { companyId: company.id, orderId: null, order }))
    refuse('VAL-422', { errors: [problem(language, 'number', 'ORDER_PLACED_ALREADY')] });
  return {
    change: 'PLACE',
    companyId: company.id,
    orderId: null,
    order,
    lifting: null,
    officeId: company.office_id,
    remark: request.remark,
  };
}

function orderOf(request: PlaceOrderRequest): OrderFacts {
  const isCourt = request.orderedBy === 'COURT';
  return {
    orderedBy: request.orderedBy,
    court: isCourt ? { nameNepali: request.courtNepali, nameEnglish: request.courtEnglish } : null,
    caseNumber: isCourt ? request.caseNumber : null,
    lawSection: isCourt ? null : request.lawSection,
    number: request.number,
    issuedOn: request.issuedOn,
    endsOn: request.endsOn,
    textNepali: request.textNepali,
    textEnglish: request.textEnglish,
  };
}
