import { z } from 'zod';
import type { FileExtension } from '../enumerations/portal';
import type { NamedProcess } from '../enumerations/processes';
import type { ValidationCode } from '../messages/validation';
import { requiredText } from '../messages/fields';
import { field } from './term-field';

const code = (value: ValidationCode): ValidationCode => value;
const NAME_MAXIMUM = 200;
const DOCUMENTS_MAXIMUM = 80;
const MEGABYTES_MAXIMUM = 10;
/** What the portal can look into; a document of another kind is refused at the door. */
const UPLOADED = ['JPG', 'JPEG', 'PNG', 'PDF'] as const satisfies readonly FileExtension[];
const megabytes = { error: code('NUMBER_BETWEEN'), params: { minimum: 1, maximum: MEGABYTES_MAXIMUM } };

/**
 * Whether a document has to be there. `CONSENT`: where the name or the group asks for somebody's consent, which the
 * portal finds out by itself. `NOT_ASKED`: the list has no place for it any more.
 */
export const documentNeeds = ['REQUIRED', 'OPTIONAL', 'CONSENT', 'NOT_ASKED'] as const;
export type DocumentNeed = (typeof documentNeeds)[number];

export const listedDocumentSchema = z.object({
  key: z.string().regex(/^[A-Z][A-Z0-9_]{1,59}$/, { error: code('INVALID') }),
  nameNepali: requiredText('DOCUMENT_NAME_REQUIRED').max(NAME_MAXIMUM, { error: code('TOO_LONG') }),
  nameEnglish: requiredText('DOCUMENT_NAME_REQUIRED').max(NAME_MAXIMUM, { error: code('TOO_LONG') }),
  need: z.enum(documentNeeds, { error: code('REQUIRED') }),
  maximumMegabytes: z.number({ error: code('NUMBER_INVALID') }).superRefine((value, context) => {
    if (!Number.isInteger(value) || value < 1 || value > MEGABYTES_MAXIMUM)
      context.addIssue({ code: 'custom', message: megabytes.error, params: megabytes.params });
  }),
  extensions: z.array(z.enum(UPLOADED)).min(1, { error: code('EXTENSIONS_REQUIRED') }),
});
export type ListedDocument = z.infer<typeof listedDocumentSchema>;

/** The documents of a process; each key once. Of whom or when each is asked stays with the process. */
export const documentListSchema = z.looseObject({
  documents: field(
    z
      .array(listedDocumentSchema)
      .min(1, { error: code('DOCUMENT_LIST_EMPTY') })
      .max(DOCUMENTS_MAXIMUM, { error: code('DOCUMENT_LIST_EMPTY') })
      .superRefine((documents, context) => {
        for (const [at, { key }] of documents.entries()) {
          if (documents.findIndex((other) => other.key === key) < at)
            context.addIssue({ code: 'custom', path: [at, 'key'], message: code('INVALID') });
        }
      }),
    { kind: 'DOCUMENTS' },
    'कागजात',
    'Documents',
  ),
});
export type DocumentList = z.infer<typeof documentListSchema>;

export type DocumentListKey = `DOCUMENTS_${NamedProcess}`;

/** The list of documents of a process; there is one of every process whose definition has documents. */
export function documentListKey<Process extends NamedProcess>(process: Process): `DOCUMENTS_${Process}` {
  return `DOCUMENTS_${process}`;
}
