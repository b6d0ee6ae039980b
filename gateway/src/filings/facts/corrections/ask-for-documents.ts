import { OTHER_DOCUMENT, type AskForDocument } from '@registrar/domain/calls/corrections';
import { askableDocuments, type ProcessDefinition } from '@registrar/domain/processes';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { frameOf, type Application } from '../../../applications/application';

/**
 * What the office calls it: a paper of the process has its name in both languages, another one is called as the officer
 * wrote it in both.
 */
function nameOf(
  { documents }: ProcessDefinition,
  { type, nameNepali = '', nameEnglish = '' }: AskForDocument,
): { ne: string; en: string } {
  return documents.find(({ key }) => key === type)?.name ?? { ne: nameNepali, en: nameEnglish };
}

/** Every row names a paper that this filing knows, with its kind of company, or says which other one is meant. */
export function namesAPaper(application: Application, { type }: AskForDocument): boolean {
  return (
    type === OTHER_DOCUMENT ||
    askableDocuments(application.definition.documents, frameOf(application)).some(({ key }) => key === type)
  );
}

/** A row for each paper that is asked for beyond the list, with its reason. */
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
