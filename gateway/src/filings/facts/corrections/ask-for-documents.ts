import { OTHER_DOCUMENT, type AskForDocument } from '@registrar/domain/calls/corrections';
import { askableDocuments, type ProcessDefinition } from '@registrar/domain/processes';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { frameOf, type Application } from '../../../applications/application';

/**
 * The name of a requested document: a document of the process has its name in the definition; for any other document
 * the officer writes it in both languages.
 */
function nameOf(
  { documents }: ProcessDefinition,
  { type, nameNepali = '', nameEnglish = '' }: AskForDocument,
): { ne: string; en: string } {
  return documents.find(({ key }) => key === type)?.name ?? { ne: nameNepali, en: nameEnglish };
}

/** True when the type is "other", or a document of the process that applies to this filing and its company type. */
export function namesAPaper(application: Application, { type }: AskForDocument): boolean {
  return (
    type === OTHER_DOCUMENT ||
    askableDocuments(application.definition.documents, frameOf(application)).some(({ key }) => key === type)
  );
}

/** Stores one row for each additionally requested document, with its reason. */
export async function askForDocuments(
  unit: UnitOfWork,
  actor: Actor,
  { row, definition }: Application,
  asked: readonly AskForDocument[],
): Promise<void> {
  for (const document of asked) {
    const name = nameOf(definition, document);
    await unit.tx
      .insertInto('requested_document')
      .values({
        id: unit.newId(),
        application_id: row.id,
        type: document.type,
        name_nepali: name.ne,
        name_english: name.en,
        reason: document.reason,
        asked_by: actor.accountId,
        asked_at: unit.now,
      })
      .execute();
  }
}
