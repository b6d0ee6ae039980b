import type { RequestedDocument } from '@registrar/domain/calls/corrections';
import type { Kysely } from 'kysely';
import { describeDocument } from '../../../documents/describe-document';
import type { DB } from '../../../platform/database/schema.generated';
import { standingDocuments } from '../../../documents/standing-documents';
import { readPeople } from '../../facts/sections/people';
import type { Situation } from '../../engine/situation';
import { isOnlyParent } from '../../../applications/sight';
import { additionalKey, readRequested } from '../../facts/corrections/correction-state';

/** What was asked for beyond the list, and what has come of it. */
export async function readRequestedDocuments(db: Kysely<DB>, situation: Situation): Promise<RequestedDocument[]> {
  const { row, definition } = situation.application;
  if (definition.asAWhole || isOnlyParent(situation)) return [];
  const requested = await readRequested(db, row.id);
  if (requested.length === 0) return [];
  const documents = await standingDocuments(db, row.id);
  const people = await readPeople(db, [
    ...requested.map(({ asked_by }) => asked_by),
    ...documents.map(({ uploaded_by }) => uploaded_by),
  ]);
  return requested.map(({ id, name_english, name_nepali, reason, asked_at, asked_by }) => {
    const document = documents.find(({ requirement_key }) => requirement_key === additionalKey(id));
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
