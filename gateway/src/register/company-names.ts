import { readTerm } from '../lookups/configuration';
import { addNameEntries, removeNameEntries, type NameEntry } from '../names/name-index';
import type { ProposedName } from '../names/same-keys';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { enterInRegister } from './entries/enter';
import { FORMER_NAME_BAR, yearsAfter } from './register-companies';

/** Gives a company another name; the one it bears until now goes into its history and stands in the way for as long as the office decided. */
export async function renameCompany(unit: UnitOfWork, companyId: string, name: ProposedName, applicationId: string): Promise<void> {
  await leaveName(unit, companyId, applicationId);
  await bearName(unit, companyId, name, applicationId);
}

/**
 * Undoes a change of name by a compensating entry: the company bears its name of before again, and the one that it was
 * given by mistake is a former name like any other. Gives back the name that it bears now.
 */
export async function restoreName(unit: UnitOfWork, companyId: string, applicationId: string): Promise<ProposedName> {
  const former = await unit.tx
    .updateTable('company_former_name')
    .set({ restored_on: dayInNepal(unit.now) })
    .where('company_id', '=', companyId)
    .where('application_id', '=', applicationId)
    .where('restored_on', 'is', null)
    .returning(['name_english', 'name_nepali'])
    .executeTakeFirstOrThrow();
  const name = { english: former.name_english, nepali: former.name_nepali };
  await leaveName(unit, companyId, null);
  await bearName(unit, companyId, name, applicationId);
  return name;
}

async function leaveName({ tx, now }: UnitOfWork, companyId: string, applicationId: string | null): Promise<void> {
  const today = dayInNepal(now);
  const { years } = await readTerm(tx, FORMER_NAME_BAR, today);
  const left = await tx.selectFrom('company').select(['name_english', 'name_nepali']).where('id', '=', companyId).executeTakeFirstOrThrow();
  await tx.insertInto('company_former_name').values({ company_id: companyId, ...left, held_until: yearsAfter(today, years), application_id: applicationId, changed_on: today }).execute();
}

async function bearName(unit: UnitOfWork, companyId: string, { english, nepali }: ProposedName, applicationId: string): Promise<void> {
  const { tx } = unit;
  // before the row is changed: a company without entries gets its opening ones from it, with the name that it bore until now
  await enterInRegister(unit, { companyId, applicationId, effectiveOn: dayInNepal(unit.now) }, [{ aspect: 'NAME', after: { nameEnglish: english, nameNepali: nepali } }]);
  await tx.updateTable('company').set({ name_english: english, name_nepali: nepali }).where('id', '=', companyId).execute();
  const former = await tx.selectFrom('company_former_name').select(['name_english', 'name_nepali', 'held_until']).where('company_id', '=', companyId).where('restored_on', 'is', null).execute();
  const entries: NameEntry[] = former.map(({ name_english, name_nepali, held_until }) => ({ kind: 'OLD_NAME', holderId: companyId, english: name_english, nepali: name_nepali, heldUntil: held_until }));
  // the index of names is made anew from the register: what it says of this company is exactly what stands there
  await removeNameEntries(tx, companyId);
  await addNameEntries(tx, [{ kind: 'COMPANY', holderId: companyId, english, nepali }, ...entries]);
}
