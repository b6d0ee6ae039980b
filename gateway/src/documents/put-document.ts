import { Readable } from 'node:stream';
import type { DocumentMediaType } from '@registrar/domain/calls/documents';
import { fileExtensions } from '@registrar/domain/enumerations/portal';
import type { DocumentPlaceKey, DocumentRequirement } from '@registrar/domain/processes';
import type { Situation } from '../filings/situation';
import { openForWriting } from '../filings/writable';
import type { Actor } from '../platform/actor';
import { domainLanguage, sentence, type MessageKey, type MessageParameters, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse, type RefusalCode } from '../platform/refusal';
import { readDocument, type DocumentReading } from '../platform/storage/read-document';
import { documentName, isOfKind } from './document-name';
import { namedPlaces } from './document-places';

export const MEGABYTE = 1 << 20;

export interface GivenFile {
  readonly name: string | undefined;
  readonly bytes: Buffer;
}

/** The place of this key in the filing; a refusal names the field of the form. */
export function placeOf({ application, correction }: Situation, key: string | undefined, language: WireLanguage): DocumentPlaceKey {
  const place = namedPlaces(application, correction.requested).find((each) => each.key === key);
  return place ?? refuseDocument('FILE-422', { path: 'requirementKey', code: 'DOCUMENT_PLACE_UNKNOWN', message: 'error.documentPlaceUnknown' }, language);
}

/** Puts a document that was judged by its own bytes into its place. The same content again changes nothing. */
export async function putDocument(platform: Platform, actor: Actor, applicationId: string, { key, requirement }: DocumentPlaceKey, file: GivenFile, language: WireLanguage): Promise<void> {
  const mediaType = judge(file.bytes, requirement, language);
  // before the deed: writing takes its time, and a deed holds the database. What no deed names is only bytes on a disk.
  const { sha256, size } = await platform.storage.put(Readable.from([file.bytes]), requirement.maximumMegabytes * MEGABYTE);
  const name = documentName(file.name, mediaType);
  await platform.runDeed(async (deed) => {
    await openForWriting(deed, actor, applicationId, { document: key }); // whoever was faster may have handed it in
    const { tx, now } = deed;
    const standing = await tx
      .selectFrom('filing_document').select(['id', 'sha256', 'version'])
      .where('application_id', '=', applicationId).where('requirement_key', '=', key).where('removed_at', 'is', null)
      .executeTakeFirst();
    // the same content again changes nothing; one that was refused is not good for being sent twice
    if (standing?.sha256 === sha256) return;
    if (standing) await tx.updateTable('filing_document').set({ removed_at: now, version: standing.version + 1 }).where('id', '=', standing.id).execute();
    const id = deed.newId();
    await tx
      .insertInto('filing_document')
      .values({ id, application_id: applicationId, requirement_key: key, name, media_type: mediaType, size, sha256, uploaded_by: actor.accountId, uploaded_at: now })
      .execute();
    deed.audit({
      actor, action: 'document.upload', objectType: 'document', objectId: id, objectVersion: 1,
      before: standing ? { id: standing.id, sha256: standing.sha256 } : undefined, after: { applicationId, requirement: key, name, mediaType, size, sha256 },
    });
  });
}

const OBJECTIONS: Readonly<Record<Exclude<DocumentReading, DocumentMediaType | 'OTHER_KIND'>, { code: string; message: MessageKey }>> = {
  UNREADABLE: { code: 'DOCUMENT_UNREADABLE', message: 'error.documentUnreadable' },
  ACTIVE: { code: 'DOCUMENT_ACTIVE', message: 'error.documentActive' },
  LOCKED: { code: 'DOCUMENT_LOCKED', message: 'error.documentLocked' },
};

function judge(bytes: Buffer, requirement: DocumentRequirement, language: WireLanguage): DocumentMediaType {
  const reading = readDocument(bytes);
  if (reading === 'UNREADABLE' || reading === 'ACTIVE' || reading === 'LOCKED') refuseDocument('FILE-422', { path: 'file', ...OBJECTIONS[reading] }, language);
  if (reading === 'OTHER_KIND' || !isOfKind(reading, requirement.extensions)) {
    const kinds = new Set(requirement.extensions.filter((extension) => extension !== 'JPEG').map((extension) => fileExtensions.name(extension)[domainLanguage(language)]));
    refuseDocument('FILE-415', { path: 'file', code: 'DOCUMENT_KIND', message: 'error.documentKind', parameters: { kinds: [...kinds].join(', ') } }, language);
  }
  return reading;
}

export interface Objection {
  readonly path: 'file' | 'requirementKey';
  readonly code: string;
  readonly message: MessageKey;
  readonly parameters?: MessageParameters;
}

/** Names the field, so that the form shows the sentence beside it. */
export function refuseDocument(refusal: RefusalCode, { path, code, message, parameters }: Objection, language: WireLanguage): never {
  refuse(refusal, { message, parameters, errors: [{ path, code, message: sentence(message, language, parameters) }] });
}
