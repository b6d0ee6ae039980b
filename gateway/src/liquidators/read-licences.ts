import {
  licenceHistorySchema,
  licencePageSchema,
  type LicenceHistory,
  type LicencePage,
  type licenceQuerySchema,
} from '@registrar/domain/calls/liquidators';
import { may } from '@registrar/domain/permissions';
import { comparedCode } from '@registrar/domain/plain-text';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { bilingualName } from '../register/person-name';
import { licenceState } from './licence-state';

type Query = z.output<typeof licenceQuerySchema>;

/** The list of the country, by name; those who ask to be admitted first. */
export async function listLicences(
  db: Kysely<DB>,
  actor: Actor,
  { search = '', show, page, size }: Query,
  now: Date,
): Promise<LicencePage> {
  let found = db
    .selectFrom('liquidator_licence as licence')
    .leftJoin('account', 'account.id', 'licence.account_id')
    .leftJoin('liquidator_appointment as appointment', (join) =>
      join.onRef('appointment.licence_id', '=', 'licence.id').on('appointment.until', 'is', null),
    )
    .leftJoin('proceeding', (join) =>
      join.onRef('proceeding.id', '=', 'appointment.proceeding_id').on('proceeding.ended_at', 'is', null),
    )
    .leftJoin('company', 'company.id', 'proceeding.company_id');
  if (show === 'asking') found = found.where('licence.account_id', 'is not', null).where('admitted_at', 'is', null);
  if (search !== '') {
    const like = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    found = found.where((where) =>
      where.or([
        where('licence.name_english', 'ilike', like),
        where('licence.name_nepali', 'like', like),
        where('licence.licence_key', '=', comparedCode(search)),
      ]),
    );
  }
  const { total } = await found
    .select(({ fn }) => fn.count<string>('licence.id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .distinctOn(['licence.name_english', 'licence.id'])
    .selectAll('licence')
    .select([
      'account.username',
      'proceeding.id as proceeding_id',
      'proceeding.number as proceeding_number',
      'company.name_english as company_english',
      'company.name_nepali as company_nepali',
    ])
    .orderBy('licence.name_english')
    .orderBy('licence.id')
    .orderBy('proceeding.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const today = dayInNepal(now);
  return licencePageSchema.parse({
    items: rows.map((row) => ({
      id: row.id,
      nameEnglish: row.name_english,
      nameNepali: row.name_nepali,
      licenceNumber: row.licence_number,
      kind: row.kind,
      panNumber: row.pan_number,
      issuedOn: row.issued_on,
      endsOn: row.ends_on,
      state: licenceState(row, today),
      email: row.email,
      phone: row.phone,
      account:
        row.account_id === null || row.asked_at === null
          ? null
          : {
              username: row.username ?? '',
              askedAt: row.asked_at.toISOString(),
              isAdmitted: row.admitted_at !== null,
            },
      liquidation:
        row.proceeding_id === null
          ? null
          : {
              id: row.proceeding_id,
              number: row.proceeding_number ?? '',
              nameEnglish: row.company_english ?? '',
              nameNepali: row.company_nepali ?? '',
            },
      version: row.version,
    })),
    total: Number(total),
    page,
    size,
    mayKeep: may(actor.role, 'KEEP_LIQUIDATORS'),
    mayAdmit: may(actor.role, 'ADMIT_LIQUIDATOR'),
  });
}

/** What was written of one licence, the latest first. */
export async function licenceHistory(db: Kysely<DB>, id: string): Promise<LicenceHistory> {
  const rows = await db
    .selectFrom('liquidator_licence_change as change')
    .innerJoin('account', 'account.id', 'change.changed_by')
    .selectAll('change')
    .select(['account.name_english', 'account.name_nepali', 'account.username'])
    .where('change.licence_id', '=', id)
    .orderBy('change.id', 'desc')
    .execute();
  if (rows.length === 0) {
    const known = await db.selectFrom('liquidator_licence').select('id').where('id', '=', id).executeTakeFirst();
    if (!known) refuse('REQ-404');
  }
  return licenceHistorySchema.parse(
    rows.map((row) => ({
      id: row.id,
      act: row.act,
      at: row.changed_at.toISOString(),
      by: bilingualName(row.name_english, row.name_nepali, row.username),
      reason: row.reason,
      changed: changedFields(row.before, row.after),
    })),
  );
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Of a change, the columns whose value differs; the compared form of the number is none of them. */
function changedFields(before: unknown, after: unknown): string[] {
  if (!isFields(before) || !isFields(after)) return [];
  return Object.keys(after).filter((name) => name !== 'licence_key' && before[name] !== after[name]);
}
