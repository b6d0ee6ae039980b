import {
  accessSchema,
  type Access,
  type AccessLog,
  type accessLogQuerySchema,
} from '@registrar/domain/calls/access-log';
import { isStaff } from '@registrar/domain/permissions';
import { roles } from '@registrar/domain/roles';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { boundedTotal, countedUpTo } from '../../platform/database/bounded-total';
import type { DB } from '../../platform/database/schema.generated';
import { ownCompany } from '../open-company';
import { bilingualName } from '../person-name';

const mandates = z.array(z.object({ processes: z.array(z.string()).nullable() }));

/**
 * The reads of the company's private data, the newest first. Only for representatives; for others the company does not
 * exist (REQ-404).
 */
export async function readAccessLog(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  { page, size, part, ground }: z.output<typeof accessLogQuerySchema>,
  now: Date,
): Promise<AccessLog> {
  const { status: _, ...company } = await ownCompany(db, actor, companyId, now);
  const found = db
    .selectFrom('access_log as access')
    .where('access.company_id', '=', company.id)
    .where((where) =>
      where.and([
        ...(part === undefined ? [] : [where('access.part', '=', part)]),
        ...(ground === undefined ? [] : [where('access.ground', '=', ground)]),
      ]),
    );
  const { total } = await db
    .selectFrom(found.select('access.id').limit(countedUpTo({ page, size })).as('counted'))
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin('account', 'account.id', 'access.account_id')
    .leftJoin('office', 'office.id', 'access.office_id')
    .leftJoin('application', 'application.id', 'access.application_id')
    .select(['access.id', 'access.at', 'access.part', 'access.ground', 'access.role', 'access.mandates'])
    .select(['account.username', 'account.name_english', 'account.name_nepali'])
    .select(['office.name_english as office_english', 'office.name_nepali as office_nepali'])
    .select(['application.application_number', 'application.process_name'])
    .orderBy('access.at', 'desc')
    .orderBy('access.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { company, items: rows.map(describe), ...boundedTotal(total, { page, size }), page, size };
}

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly part: string;
  readonly ground: string;
  readonly role: string;
  readonly mandates: unknown;
  readonly username: string;
  readonly name_english: string | null;
  readonly name_nepali: string | null;
  readonly office_english: string | null;
  readonly office_nepali: string | null;
  readonly application_number: string | null;
  readonly process_name: string | null;
}

/** For an officer the company reads only the role, as in its filings, and not the name. */
function describe(row: Row): Access {
  const role = roles.schema.parse(row.role);
  return accessSchema.parse({
    id: row.id,
    at: row.at.toISOString(),
    part: row.part,
    application:
      row.process_name === null ? null : { applicationNumber: row.application_number, process: row.process_name },
    ground: row.ground,
    processes: processesOf(row),
    role,
    person: isStaff(role) ? null : bilingualName(row.name_english, row.name_nepali, row.username),
    office:
      row.office_english === null ? null : { nameEnglish: row.office_english, nameNepali: row.office_nepali ?? '' },
  });
}

/** The processes of all mandates together; null if one of them has no limit. */
function processesOf(row: Row): string[] | null {
  const of = mandates.parse(row.mandates);
  return of.some(({ processes }) => processes === null)
    ? null
    : [...new Set(of.flatMap(({ processes }) => processes ?? []))];
}
