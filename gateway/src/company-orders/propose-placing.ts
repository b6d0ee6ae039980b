import type { OrderFacts, PlaceOrderRequest } from '@registrar/domain/calls/company-orders';
import type { FieldError } from '@registrar/domain/envelope';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { Platform } from '../platform/platform';
import type { WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { isClosed } from '../register/open-company';
import { requireUnrelated } from '../register/require-unrelated';
import { dayProblems, problem, proposeOrder, type AskedWith, type CheckedOrder } from './propose-order';
import { heldProblems, withHolder } from './ordered-shares';
import { findStanding } from './take-effect';

/** Proposes an order that freezes a company of the office, or lies on shares of one of its holders. */
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
      uploads: {
        scan: request.uploadId,
        ...(request.orderedBy === 'PLEDGE' && {
          consents: { pledgor: request.pledgorConsentId, pledgee: request.pledgeeConsentId },
        }),
      },
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
  const shares = request.shares && (await withHolder(unit.tx, company.id, request.shares, dayInNepal(unit.now)));
  const order: OrderFacts = { ...factsOfRequest(request), shares };
  const errors = [
    ...(await sharesErrors(unit, company.id, request.shares, shares, language)),
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

async function sharesErrors(
  { tx }: UnitOfWork,
  companyId: string,
  asked: PlaceOrderRequest['shares'],
  known: OrderFacts['shares'],
  language: WireLanguage,
): Promise<FieldError[]> {
  if (asked === null) return [];
  if (known === null) return [problem(language, 'shares.holderId', 'ORDER_HOLDER_REQUIRED')];
  const problems = await heldProblems(tx, companyId, asked);
  return problems.map(({ at, code, parameters }) =>
    problem(language, at === undefined ? 'shares.ranges' : `shares.ranges.${at}.from`, code, parameters),
  );
}

type Asked<Kind extends PlaceOrderRequest['orderedBy']> = Extract<PlaceOrderRequest, { readonly orderedBy: Kind }>;

function factsOfRequest(request: PlaceOrderRequest): Omit<OrderFacts, 'shares'> {
  const { orderedBy, number, issuedOn, endsOn, textNepali, textEnglish } = request;
  const written = { orderedBy, number, issuedOn, endsOn, textNepali, textEnglish };
  const nobody = { court: null, caseNumber: null, lawSection: null, party: null };
  switch (request.orderedBy) {
    case 'COURT':
      return { ...written, ...nobody, court: courtOf(request), caseNumber: request.caseNumber };
    case 'REGISTRAR':
      return { ...written, ...nobody, lawSection: request.lawSection };
    case 'AUTHORITY':
      return { ...written, ...nobody, party: { nameNepali: request.bodyNepali, nameEnglish: request.bodyEnglish } };
    case 'PLEDGE':
      return {
        ...written,
        ...nobody,
        party: { nameNepali: request.pledgeeNepali, nameEnglish: request.pledgeeEnglish },
      };
  }
}

const courtOf = ({ courtNepali, courtEnglish }: Asked<'COURT'>): OrderFacts['court'] => ({
  nameNepali: courtNepali,
  nameEnglish: courtEnglish,
});
