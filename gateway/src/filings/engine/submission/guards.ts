import { missingDocuments } from '../../facts/documents/required-documents';
import { sectionsComplete } from '../../facts/sections/section-state';
import type { Guards } from '../handlers/guard';

/** Guards on what must be complete before the submission. */
export const submissionGuards: Guards<'SECTIONS_VALID' | 'DOCUMENTS_PRESENT'> = {
  SECTIONS_VALID: sectionsComplete,
  DOCUMENTS_PRESENT: async (situation) => (await missingDocuments(situation)).length === 0,
};
