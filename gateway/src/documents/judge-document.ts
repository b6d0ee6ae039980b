import type { DocumentMediaType } from '@registrar/domain/calls/documents';
import { fileExtensions, type FileExtension } from '@registrar/domain/enumerations/portal';
import type { FileReading } from '../platform/files/file-reader';
import {
  domainLanguage,
  sentence,
  type MessageKey,
  type MessageParameters,
  type WireLanguage,
} from '../platform/language';
import { refuse, type RefusalCode } from '../platform/refusal';
import { isOfKind } from './document-name';

export const MEGABYTE = 1 << 20;

export interface DocumentRules {
  readonly maximumMegabytes: number;
  readonly extensions: readonly FileExtension[];
}

const OBJECTIONS: Readonly<
  Record<
    Exclude<FileReading['kind'], DocumentMediaType | 'OTHER_KIND' | 'EDITABLE'>,
    { code: string; message: MessageKey }
  >
> = {
  UNREADABLE: { code: 'DOCUMENT_UNREADABLE', message: 'error.documentUnreadable' },
  ACTIVE: { code: 'DOCUMENT_ACTIVE', message: 'error.documentActive' },
  LOCKED: { code: 'DOCUMENT_LOCKED', message: 'error.documentLocked' },
};

/** What a file is, if that is asked for here; a refusal says at the field what is wrong with it. */
export function judgeDocument(
  reading: FileReading['kind'],
  { extensions }: DocumentRules,
  language: WireLanguage,
): DocumentMediaType {
  if (reading === 'UNREADABLE' || reading === 'ACTIVE' || reading === 'LOCKED')
    refuseDocument('FILE-422', { path: 'file', ...OBJECTIONS[reading] }, language);
  if (reading === 'EDITABLE')
    refuseDocument(
      'FILE-415',
      { path: 'file', code: 'DOCUMENT_EDITABLE', message: 'error.documentEditable' },
      language,
    );
  if (reading === 'OTHER_KIND' || !isOfKind(reading, extensions)) {
    const kinds = new Set(
      extensions
        .filter((extension) => extension !== 'JPEG')
        .map((extension) => fileExtensions.name(extension)[domainLanguage(language)]),
    );
    refuseDocument(
      'FILE-415',
      {
        path: 'file',
        code: 'DOCUMENT_KIND',
        message: 'error.documentKind',
        parameters: { kinds: [...kinds].join(', ') },
      },
      language,
    );
  }
  return reading;
}

export function refuseTooLarge(megabytes: number, language: WireLanguage): never {
  refuseDocument(
    'FILE-413',
    { path: 'file', code: 'DOCUMENT_TOO_LARGE', message: 'error.documentTooLarge', parameters: { megabytes } },
    language,
  );
}

export interface Objection {
  readonly path: 'file' | 'requirementKey';
  readonly code: string;
  readonly message: MessageKey;
  readonly parameters?: MessageParameters;
}

/** Names the field, so that the form shows the sentence beside it. */
export function refuseDocument(
  refusal: RefusalCode,
  { path, code, message, parameters }: Objection,
  language: WireLanguage,
): never {
  refuse(refusal, { message, parameters, errors: [{ path, code, message: sentence(message, language, parameters) }] });
}
