import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';
import { speaksFor } from './representation';

export interface CompanyName {
  readonly id: string;
  readonly regNo: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
}

/** True for a company that has left the register; it cannot be changed any more. */
export function isClosed(status: string): boolean {
  return status === 'DEREGISTERED' || status === 'DEREGISTERED_BY_MERGE';
}

/** The company for a representative; for others it does not exist (REQ-404). */
export async function ownCompany(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  now: Date,
): Promise<CompanyName & { status: string }> {
  const company = await companyNamed(db, companyId).executeTakeFirst();
  if (!company || !(await speaksFor(db, actor.accountId, companyId, dayInNepal(now)))) refuse('REQ-404');
  return company;
}

/**
 * Locks the company in the unit of work, so that changes of its representatives run one after the other; then checks
 * the caller's relation to it.
 */
export async function openOwnCompany(unit: UnitOfWork, actor: Actor, companyId: string): Promise<CompanyName> {
  await holdCompany(unit, companyId);
  const company = await ownCompany(unit.tx, actor, companyId, unit.now);
  if (isClosed(company.status)) refuse('FLOW-409', { message: 'representation.companyClosed' });
  return company;
}

/** The same for a user who is not related to it yet. */
export async function openCompany(unit: UnitOfWork, companyId: string): Promise<CompanyName> {
  await holdCompany(unit, companyId);
  const company = await companyNamed(unit.tx, companyId).executeTakeFirst();
  if (!company) refuse('REQ-404');
  if (isClosed(company.status)) refuse('FLOW-409', { message: 'representation.companyClosed' });
  return company;
}

/** Takes the company's lock until the unit of work ends; other callers wait. */
export async function holdCompany({ tx }: UnitOfWork, companyId: string): Promise<void> {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}

/** The names and the status of a company. */
export function companyNamed(db: Kysely<DB>, companyId: string) {
  return db
    .selectFrom('company')
    .select([
      'id',
      'registration_number as regNo',
      'name_english as nameEnglish',
      'name_nepali as nameNepali',
      'status',
    ])
    .where('id', '=', companyId);
}
