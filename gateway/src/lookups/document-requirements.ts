import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { everyProcess } from '@registrar/domain/enumerations';
import type { documentRequirementSchema } from '@registrar/domain/calls/lookups';
import type { ConsentGiver } from '@registrar/domain/processes';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import type { DB } from '../platform/database/schema.generated';
import { documentsOn } from './document-lists';

type Requirement = z.infer<typeof documentRequirementSchema>;

/** The documents that a process asks for on a day; undefined where there is no such process to be filed. */
export async function documentsOf(
  db: Kysely<DB>,
  processName: string,
  day: string,
): Promise<Requirement[] | undefined> {
  const definition = everyProcess.has(processName) ? processDefinition(processName) : undefined;
  return (
    definition &&
    (await documentsOn(db, processName, definition.documents, day)).map((document) => ({
      key: document.key,
      nameEnglish: document.name.en,
      nameNepali: document.name.ne,
      required: document.when !== 'NEVER',
      condition: document.consentOf === undefined ? null : CONDITION[document.consentOf],
      maxSizeMb: document.maximumMegabytes,
      extensions: document.extensions.map((extension) => extension.toLowerCase()),
    }))
  );
}

/** The answer on which a requirement depends, by the name that the form knows it by. */
const CONDITION: Readonly<Record<ConsentGiver, string>> = {
  PARENT_COMPANY: 'isPartOfGroup',
  REGULATOR: 'hasConsentWord',
};
