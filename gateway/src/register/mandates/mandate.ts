import { sql, type Expression, type Kysely, type Selectable, type SqlBool } from 'kysely';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { mandateSteps, type Mandate, type MandateStep } from '@registrar/domain/calls/representatives';
import { z } from 'zod';
import type { DB, MandateTable } from '../../platform/database/schema.generated';
import { bilingualName } from '../person-name';

export type MandateRow = Selectable<MandateTable>;
/** The caller's side of a mandate. */
export type Side = Exclude<MandateRow['asked_by'], 'OFFICE'>;

const scopeSchema = z.array(everyProcess.schema).nullable();

/** The steps of a side: the asked side answers, the asking side may withdraw, both may end a mandate in force. */
export function stepsOf(
  mandate: Pick<MandateRow, 'state' | 'asked_by' | 'until'>,
  side: Side,
  today: string,
): MandateStep[] {
  return mandateSteps.filter((step) => {
    if (mandate.state === 'PENDING')
      return mandate.asked_by === side ? step === 'withdraw' : step === 'accept' || step === 'decline';
    return mandate.state === 'ACCEPTED' && step === 'end' && !isPast(mandate, today);
  });
}

export function isPast({ until }: Pick<MandateRow, 'until'>, today: string): boolean {
  return until !== null && until < today;
}

export function mandates(db: Kysely<DB>) {
  return db
    .selectFrom('mandate')
    .innerJoin('company', 'company.id', 'mandate.company_id')
    .leftJoin('account', 'account.id', 'mandate.account_id')
    .selectAll('mandate')
    .select([
      'company.registration_number',
      'company.name_english as company_english',
      'company.name_nepali as company_nepali',
    ])
    .select(['account.name_english', 'account.name_nepali', 'account.username'])
    .orderBy('mandate.created_at', 'desc')
    .orderBy('mandate.id', 'desc');
}

/** Given to the account, or offered to the address that it has verified. A condition on `mandate`. */
export function isOwnMandate(accountId: string): Expression<SqlBool> {
  return sql<boolean>`(mandate.account_id = ${accountId} or (mandate.account_id is null and mandate.email = (select lower(own.email) from account own where own.id = ${accountId} and own.email_verified)))`;
}

type Listed = Awaited<ReturnType<ReturnType<typeof mandates>['execute']>>[number];

export function describeMandate(row: Listed, side: Side, today: string): Mandate {
  // a company that asked an address is not told the name behind it before it has accepted
  const known = side === 'INTERMEDIARY' || row.asked_by === 'INTERMEDIARY' || row.since !== null;
  return {
    id: row.id,
    company: {
      id: row.company_id,
      regNo: row.registration_number,
      nameEnglish: row.company_english,
      nameNepali: row.company_nepali,
    },
    intermediary:
      known && row.username !== null ? bilingualName(row.name_english, row.name_nepali, row.username) : null,
    email: row.email,
    askedBy: row.asked_by,
    state: isPast(row, today) && (row.state === 'PENDING' || row.state === 'ACCEPTED') ? 'EXPIRED' : row.state,
    processes: scopeSchema.parse(row.processes),
    since: row.since,
    until: row.until,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    remark: row.remark,
    steps: isPast(row, today) ? [] : stepsOf(row, side, today),
  };
}
