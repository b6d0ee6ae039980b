import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import type { NameCheckInput } from '@registrar/domain/names';
import { nameDetailsDraft } from '@registrar/domain/processes/questions/names/name-details';
import { objectiveDetailsDraft } from '@registrar/domain/processes/questions/objectives';
import type { Kysely } from 'kysely';
import { checkFiledName } from '../../../names/check-filed-name';
import type { DB } from '../../../platform/database/schema.generated';
import type { Application } from '../../../applications/application';

/**
 * The requested name with the data it is checked against: the objectives, and the parent company of a group. Undefined
 * while there is none.
 */
export function filedName(application: Application): NameCheckInput | undefined {
  const details = nameDetailsDraft.safeParse(application.sections.get('NAME_DETAILS')?.data ?? {}).data;
  const { english = '', nepali = '' } = details ?? {};
  if (!english && !nepali) return undefined;
  const nsicCodes = objectiveDetailsDraft.safeParse(application.sections.get('OBJECTIVE_DETAILS')?.data ?? {}).data
    ?.nsicCodes;
  const parent = details?.isPartOfGroup
    ? { english: details.registeredCompanyNameEnglish ?? '', nepali: details.registeredCompanyNameNepali ?? '' }
    : undefined;
  return { english, nepali, nsicCodes, parent };
}

/** The findings of the name engine as officers see them, including overridden words. */
export async function checkFiled(db: Kysely<DB>, application: Application, now: Date): Promise<NameCheckAnswer | null> {
  const name = filedName(application);
  return name ? checkFiledName(db, application.row.id, name, now) : null;
}
