import { checkProposedName } from '../../../names/check-proposed-name';
import { refuse } from '../../../platform/refusal';
import { takeUpFormerName } from '../../../register/company-names';
import type { EffectContext } from './process-effects';

/**
 * Gives the company back the name that it left by this filing; nothing where it left none. Refuses once somebody else
 * has it.
 */
export async function takeBackName({ unit, application: { row } }: EffectContext, companyId: string): Promise<void> {
  const left = await unit.tx
    .selectFrom('company_former_name')
    .select(['name_english as english', 'name_nepali as nepali'])
    .where('company_id', '=', companyId)
    .where('application_id', '=', row.id)
    .where('restored_on', 'is', null)
    .executeTakeFirst();
  if (!left) return;
  const { outcome } = await checkProposedName(unit.tx, left, { now: unit.now, applicationId: row.id });
  if (outcome === 'ALREADY_REGISTERED') refuse('NAME-409', { message: 'nameChange.formerNameTaken' });
  await takeUpFormerName(unit, companyId, row.id);
}
