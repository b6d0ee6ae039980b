import type { DocumentRow } from '../../../documents/standing-documents';
import { askedDocuments, lyingDocuments, roundPins, type PinRow } from '../../facts/corrections/correction-state';
import type { Situation } from '../../facts/situation';
import type { Guards } from '../handlers/guard';

/** Remarks sent with this round that have no answer yet. */
export const unansweredPins = async (situation: Situation): Promise<readonly PinRow[]> =>
  (await roundPins(situation)).filter(({ sent_at, answer }) => sent_at !== null && answer === null);

/** Documents that the office refused and that were not replaced. */
export const refusedDocuments = async (situation: Situation): Promise<readonly DocumentRow[]> =>
  (await lyingDocuments(situation)).filter(({ status }) => status === 'REJECTED');

/** Guards on the exchange between the office and the applicant: remarks, documents, requested documents, deadlines. */
export const correctionGuards: Guards<
  | 'REMARKS_PINNED'
  | 'PINS_ANSWERED'
  | 'ALL_REQUESTED_ROWS_UPLOADED'
  | 'EACH_ROW_VERIFIED'
  | 'EACH_ROW_HAS_REASON'
  | 'DOCUMENTS_VERIFIED'
  | 'DEADLINE_PASSED'
> = {
  REMARKS_PINNED: async (situation) =>
    (await roundPins(situation)).some(({ sent_at }) => sent_at === null) ||
    (await refusedDocuments(situation)).length > 0,
  PINS_ANSWERED: async (situation) =>
    (await unansweredPins(situation)).length === 0 && (await refusedDocuments(situation)).length === 0,
  ALL_REQUESTED_ROWS_UPLOADED: async (situation) =>
    (await askedDocuments(situation)).every(({ document }) => document !== undefined && document.status !== 'REJECTED'),
  EACH_ROW_VERIFIED: async (situation) =>
    (await askedDocuments(situation)).every(({ document }) => document?.status === 'APPROVED'),
  async EACH_ROW_HAS_REASON(situation) {
    const open = (await askedDocuments(situation)).filter(({ document }) => document?.status !== 'APPROVED');
    return open.length > 0 && open.every(({ document }) => document?.status === 'REJECTED' && document.remark !== null);
  },
  DOCUMENTS_VERIFIED: async (situation) =>
    situation.application.definition.office.asAWhole === true ||
    (await lyingDocuments(situation)).every(({ status }) => status === 'APPROVED'),
  DEADLINE_PASSED: ({ application: { row }, today }) => row.due_on !== null && row.due_on < today,
};
