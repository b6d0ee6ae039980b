import { everyProcess } from '@registrar/domain/enumerations';
import type { DocumentRequirement } from '@registrar/domain/processes';
import {
  documentListKey,
  documentListSchema,
  type DocumentList,
  type DocumentNeed,
  type ListedDocument,
} from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { readInForce } from '../platform/terms';

const NEEDS = { ALWAYS: 'REQUIRED', NEVER: 'OPTIONAL', CONSENT: 'CONSENT' } as const satisfies Record<
  DocumentRequirement['when'],
  DocumentNeed
>;
const WHEN = { REQUIRED: 'ALWAYS', OPTIONAL: 'NEVER', CONSENT: 'CONSENT' } as const satisfies Record<
  Exclude<DocumentNeed, 'NOT_ASKED'>,
  DocumentRequirement['when']
>;

/** The documents of a process as its list names them. */
export function listOf(documents: readonly DocumentRequirement[]): DocumentList {
  return {
    documents: documents.map(({ key, name, when, maximumMegabytes, extensions }) => ({
      key,
      nameNepali: name.ne,
      nameEnglish: name.en,
      need: NEEDS[when],
      maximumMegabytes,
      extensions: extensions.filter((extension) => extension !== 'DOC'),
    })),
  };
}

/**
 * The documents of a process by the list in force on a day: the day on which a filing began, so that a running one
 * keeps its own. Of whom and when a document is asked stays with the process; one that an officer has added is asked of
 * every filing. What a later release adds to a process counts as it was written there until a list names it.
 */
export async function documentsOn(
  db: Kysely<DB>,
  process: string,
  own: readonly DocumentRequirement[],
  day: string,
): Promise<readonly DocumentRequirement[]> {
  if (own.length === 0) return own;
  const key = documentListKey(everyProcess.schema.parse(process));
  const { documents } = documentListSchema.parse(await readInForce(db, key, day));
  const named = new Set(documents.map(({ key }) => key));
  return [
    ...documents.flatMap((document) =>
      asked(
        document,
        own.find(({ key }) => key === document.key),
      ),
    ),
    ...own.filter(({ key }) => !named.has(key)),
  ];
}

function asked(
  { key, nameNepali, nameEnglish, need, maximumMegabytes, extensions }: ListedDocument,
  own: DocumentRequirement | undefined,
): DocumentRequirement[] {
  return need === 'NOT_ASKED'
    ? []
    : [{ ...own, key, name: { ne: nameNepali, en: nameEnglish }, when: WHEN[need], maximumMegabytes, extensions }];
}
