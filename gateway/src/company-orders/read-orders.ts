import {
  companyOrderSchema,
  type CompanyOrder,
  type orderListQuerySchema,
  type OrderPage,
  type OrdersOfCompany,
} from '@registrar/domain/calls/company-orders';
import { searchedName } from '@registrar/domain/names';
import { may } from '@registrar/domain/permissions';
import { isStaff } from '@registrar/domain/permissions';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { pageOf } from '../platform/database/page-of';
import { containing } from '../platform/database/like-pattern';
import type { CompanyOrderTable, DB } from '../platform/database/schema.generated';
import { holdsNumber } from '../platform/database/searched-number';
import { refuse } from '../platform/refusal';
import { readPeople, type People } from '../proposals/people';
import { waiting } from '../proposals/list-proposals';
import type { Noted } from '../register/access-log/note-access';
import { authorityOfReader, readerGround } from '../register/access-log/reader-ground';
import { speaksFor } from '../register/representation';
import { orderStandsOn } from '../register/standing-orders';
import { factsOf } from './order-facts';
import { consentsIn, readDocuments, type OrderDocuments } from './order-document';

/** The orders of the office; of every office for a role that reads everything. */
export async function listOrders(
  db: Kysely<DB>,
  actor: Actor,
  { state, search, page, size }: z.output<typeof orderListQuerySchema>,
  now: Date,
): Promise<OrderPage> {
  const stands = orderStandsOn(dayInNepal(now));
  const like = search ? containing(searchedName(search).text) : null;
  const found = orderRows(db, now)
    .where(state === 'STANDING' ? stands : sql<boolean>`not ${stands}`)
    .$if(!may(actor.role, 'READ_EVERYTHING'), (query) => query.where('company.office_id', '=', actor.officeId ?? 0))
    .$if(like !== null, (query) =>
      query.where(
        sql<boolean>`(${holdsNumber(['company_order.order_number', 'company_order.case_number', 'company.registration_number'], search ?? '')}
          or company.name_english ilike ${like} or company.name_nepali ilike ${like})`,
      ),
    );
  const { rows, total } = await pageOf(found.orderBy('company_order.placed_at', 'desc').orderBy('company_order.id'), {
    page,
    size,
  });
  return {
    items: await describeOrders(db, rows, { forOffice: true, today: dayInNepal(now) }),
    total,
    page,
    size,
    mayPropose: may(actor.role, 'PROPOSE_COMPANY_ORDER'),
  };
}

/** The orders of one company, for those who answer for it and its office, the standing ones first. */
export async function ordersOfCompany(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  { now, note }: Noted,
): Promise<OrdersOfCompany> {
  const today = dayInNepal(now);
  const company = await db
    .selectFrom('company')
    .select(['id', 'office_id as officeId'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  const ground = company && (await readerGround(db, actor, company, today));
  if (!company || !ground) refuse('REQ-404');
  await note(actor, { companyId, part: 'RECORD', ground });
  const rows = await orderRows(db, now)
    .where('company_order.company_id', '=', companyId)
    .orderBy(orderStandsOn(today), 'desc')
    .orderBy('company_order.placed_at', 'desc')
    .orderBy('company_order.id')
    .execute();
  const forOffice = isStaff(actor.role);
  return {
    items: await describeOrders(db, rows, {
      forOffice,
      scans: forOffice || authorityOfReader(ground) === 'ALL',
      today,
    }),
    mayPropose:
      may(actor.role, 'PROPOSE_COMPANY_ORDER') &&
      company.officeId === actor.officeId &&
      !(await speaksFor(db, actor.accountId, companyId, today)),
  };
}

interface OrderRow extends Selectable<CompanyOrderTable> {
  readonly name_english: string;
  readonly name_nepali: string;
  readonly registration_number: string;
  readonly approved_by: string | null;
  readonly lifting_waits: boolean;
  readonly kitta: string | null;
}

function orderRows(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('company_order')
    .innerJoin('company', 'company.id', 'company_order.company_id')
    .leftJoin('proposal as placing', 'placing.id', 'company_order.proposal_id')
    .selectAll('company_order')
    .select([
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
      'placing.decided_by as approved_by',
    ])
    .select(liftingWaits(now).as('lifting_waits'))
    .select(presentKitta.as('kitta'));
}

/** Share numbers follow a split, so the register's part has those of today; of one that ended, its last ones. */
const presentKitta = sql<string | null>`(select coalesce(entered.after, entered.before) ->> 'kitta'
  from register_entry entered
 where entered.company_id = company_order.company_id and entered.aspect = 'ORDER'
   and entered.subject_id = company_order.id
 order by entered.revision desc limit 1)`;

function liftingWaits(now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from proposal where proposal.kind = 'COMPANY_ORDER' and ${waiting(now)}
    and proposal.content ->> 'orderId' = company_order.id::text)`;
}

interface DescribedFor {
  readonly forOffice: boolean;
  /** Left out: with the scans. */
  readonly scans?: boolean;
  readonly today: string;
}

async function describeOrders(
  db: Kysely<DB>,
  rows: readonly OrderRow[],
  { forOffice, scans = true, today }: DescribedFor,
): Promise<CompanyOrder[]> {
  const documents = await readDocuments(
    db,
    scans
      ? rows.flatMap((row) => [row.document_id, row.lift_document_id, row.pledgor_consent_id, row.pledgee_consent_id])
      : [],
  );
  const people = forOffice
    ? await readPeople(
        db,
        rows.flatMap(({ placed_by, approved_by }) => [placed_by, approved_by]),
      )
    : null;
  return rows.map((row) => describeOrder(row, { documents, people, today }));
}

function describeOrder(
  row: OrderRow,
  { documents, people, today }: { documents: OrderDocuments; people: People | null; today: string },
): CompanyOrder {
  const hasEnded = row.ends_on !== null && row.ends_on < today && row.lifted_by === null;
  const isLifted = !hasEnded && row.lifted_on !== null && row.lifted_on <= today;
  return companyOrderSchema.parse({
    ...factsOf(row),
    id: row.id,
    company: {
      id: row.company_id,
      nameEnglish: row.name_english,
      nameNepali: row.name_nepali,
      registrationNumber: row.registration_number,
    },
    state: hasEnded ? 'ENDED' : isLifted ? 'LIFTED' : 'STANDING',
    placedAt: row.placed_at.toISOString(),
    document: documents.get(row.document_id),
    consents: consentsIn(documents, { pledgor: row.pledgor_consent_id, pledgee: row.pledgee_consent_id }),
    kitta: row.kitta,
    lifting: isLifted
      ? {
          number: row.lift_number,
          issuedOn: row.lift_issued_on,
          liftedOn: row.lifted_on,
          document: documents.get(row.lift_document_id),
        }
      : null,
    people:
      people === null
        ? null
        : {
            proposedBy: people.named(row.placed_by),
            approvedBy: row.approved_by === null ? null : people.named(row.approved_by),
          },
    liftingWaits: people !== null && row.lifting_waits,
  });
}
