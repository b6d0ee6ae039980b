import { missingDocuments } from '../../facts/documents/required-documents';
import { outstandingSignatures } from '../../facts/signatures/outstanding';
import { sectionsComplete } from '../../facts/sections/section-state';
import type { Guards } from '../handlers/guard';

/** Guards on what must be complete before the submission. */
export const submissionGuards: Guards<'SECTIONS_VALID' | 'DOCUMENTS_PRESENT' | 'SIGNATURES_COMPLETE'> = {
  SECTIONS_VALID: sectionsComplete,
  DOCUMENTS_PRESENT: async (situation) => (await missingDocuments(situation)).length === 0,
  SIGNATURES_COMPLETE: async (situation) => (await outstandingSignatures(situation)).length === 0,
};
