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
import { rowInForce } from '../platform/terms';

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
 * every filing. What a later release adds to a process counts as it was written there until a list names it; so do all
 * documents of a process that no list names.
 */
export async function documentsOn(
  db: Kysely<DB>,
  process: string,
  own: readonly DocumentRequirement[],
  day: string,
): Promise<readonly DocumentRequirement[]> {
  const row = await rowInForce(db, documentListKey(everyProcess.schema.parse(process)), day);
  if (!row) return own;
  const { documents } = documentListSchema.parse(row.value);
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
