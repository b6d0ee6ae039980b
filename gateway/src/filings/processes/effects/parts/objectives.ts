import { filedAnswers, type FilingFrame } from '@registrar/domain/processes';
import { registeredObjectives } from '@registrar/domain/processes/questions/objective-details';
import type { Kysely } from 'kysely';
import { objectiveTexts } from '../../../../lookups/objective-texts';
import type { DB } from '../../../../platform/database/schema.generated';
import type { NewEntry } from '../../../../register/entries/enter';

/** The objectives of this section, with their present wording. */
export async function objectives(db: Kysely<DB>, frame: FilingFrame, section = 'OBJECTIVE_DETAILS'): Promise<NewEntry> {
  const filed = registeredObjectives.parse(filedAnswers(frame, section));
  return {
    aspect: 'OBJECTIVES',
    after: { objectives: await objectiveTexts(db, filed.nsicCodes), details: { ...filed } },
  };
}
