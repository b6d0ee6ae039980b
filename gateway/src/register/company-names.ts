import type { Kysely } from 'kysely';
import { readTerm } from '../platform/terms';
import { addNameEntries, removeNameEntries, type NameEntry } from '../names/name-index';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { yearsAfter } from './register-companies';

/**
 * Moves the present name to the history, where it blocks other applicants for the configured years. Called before the
 * new name is entered.
 */
export async function leaveName(
  { tx, now }: UnitOfWork,
  companyId: string,
  applicationId: string | null,
): Promise<void> {
  const today = dayInNepal(now);
  const { years } = await readTerm(tx, 'FORMER_NAME_BAR', today);
  const left = await tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('company_former_name')
    .values({
      company_id: companyId,
      ...left,
      held_until: yearsAfter(today, years),
      application_id: applicationId,
      changed_on: today,
    })
    .execute();
}

/**
 * Reverses a change of name: the former name is present again, and the mistaken one becomes a former name like any
 * other.
 */
export async function takeUpFormerName(unit: UnitOfWork, companyId: string, applicationId: string): Promise<void> {
  await unit.tx
    .updateTable('company_former_name')
    .set({ restored_on: dayInNepal(unit.now) })
    .where('company_id', '=', companyId)
    .where('application_id', '=', applicationId)
    .where('restored_on', 'is', null)
    .returning('company_id')
    .executeTakeFirstOrThrow();
  await leaveName(unit, companyId, null);
}

/** Rebuilds the company's entries in the index of names from the register. */
export async function indexNames(tx: Kysely<DB>, companyId: string): Promise<void> {
  const company = await tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali', 'deregistered_on'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const former = await tx
    .selectFrom('company_former_name')
    .select(['name_english', 'name_nepali', 'held_until'])
    .where('company_id', '=', companyId)
    .where('restored_on', 'is', null)
    .execute();
  const entries: NameEntry[] = former.map((row) => ({
    kind: 'OLD_NAME',
    holderId: companyId,
    english: row.name_english,
    nepali: row.name_nepali,
    heldUntil: row.held_until,
  }));
  await removeNameEntries(tx, companyId);
  await addNameEntries(tx, [await presentName(tx, companyId, company), ...entries]);
}

/** The name of a company that left the register stands in the way for the years of the law (section 6(1)(ga)). */
async function presentName(
  tx: Kysely<DB>,
  holderId: string,
  company: { readonly name_english: string; readonly name_nepali: string; readonly deregistered_on: string | null },
): Promise<NameEntry> {
  const { name_english: english, name_nepali: nepali, deregistered_on: leftOn } = company;
  if (leftOn === null) return { kind: 'COMPANY', holderId, english, nepali };
  const { years } = await readTerm(tx, 'NAME_REUSE_BAR', leftOn);
  return { kind: 'DEREGISTERED', holderId, english, nepali, heldUntil: yearsAfter(leftOn, years) };
}
