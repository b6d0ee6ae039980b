import type { RequestedDocument } from '@registrar/domain/calls/corrections';
import { describeDocument } from '../../../documents/describe-document';
import { readPeople } from '../../facts/sections/people';
import type { Situation } from '../../facts/situation';
import { isOnlyParent } from '../../../applications/sight';
import { additionalKey, askedDocuments } from '../../facts/corrections/correction-state';

/** The additionally requested documents with their state. */
export async function readRequestedDocuments(situation: Situation): Promise<RequestedDocument[]> {
  if (isOnlyParent(situation)) return [];
  const asked = await askedDocuments(situation);
  const people = await readPeople(
    situation.db,
    asked.flatMap(({ row, document }) => [row.asked_by, ...(document ? [document.uploaded_by] : [])]),
  );
  return asked.map(({ row: { id, name_english, name_nepali, reason, asked_at, asked_by }, document }) => {
    return {
      id,
      key: additionalKey(id),
      nameEnglish: name_english,
      nameNepali: name_nepali,
      reason,
      askedAt: asked_at.toISOString(),
      by: people.get(asked_by) ?? { id: asked_by, nameEnglish: '', nameNepali: '', roleCode: '' },
      status: document?.status ?? 'REQUESTED',
      document: document ? describeDocument(document, people) : null,
    };
  });
}
