import type { Bilingual } from '@registrar/domain/bilingual';
import { everyDefinition } from '@registrar/domain/processes/tables/definitions';
import { documentListKey } from '@registrar/domain/schedules';
import { listOf } from '../document-lists';

const PRACTICE: Bilingual = { ne: 'कार्यालयको चलन', en: 'Practice of the office' };

/** The lists that the portal comes with, as they stand in the definitions of the processes. */
export function documentListRows(validFrom: string) {
  return everyDefinition()
    .filter(({ documents }) => documents.length > 0)
    .map(({ process, documents, documentBasis }) => ({
      key: documentListKey(process),
      valid_from: validFrom,
      valid_to: null,
      reference: (documentBasis ?? PRACTICE).en,
      reference_nepali: (documentBasis ?? PRACTICE).ne,
      certainty: documentBasis === undefined ? ('C' as const) : ('B' as const),
      value: JSON.stringify(listOf(documents)),
    }));
}
