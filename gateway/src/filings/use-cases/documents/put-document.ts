import type { DocumentPlaceKey } from '@registrar/domain/processes';
import { requestedRows } from '../../facts/corrections/correction-state';
import type { Situation } from '../../facts/situation';
import { openForWriting } from '../../engine/writable';
import type { Actor } from '../../../platform/actor';
import type { WireLanguage } from '../../../platform/language';
import type { Platform } from '../../../platform/platform';
import type { GivenFile } from '../../../uploads/given-file';
import { touchApplication } from '../../facts/sections/touch-application';
import { namedPlaces } from './document-places';
import { samePapers } from './same-papers';
import { refuseDocument } from '../../../documents/judge-document';
import { standingDocuments } from '../../../documents/standing-documents';
import { storeDocument, type StoredDocument } from '../../../documents/store-document';

/** The document place with this key; a refusal names the field of the form. */
export async function placeOf(
  situation: Situation,
  key: string | undefined,
  language: WireLanguage,
): Promise<DocumentPlaceKey> {
  const places = namedPlaces(situation.application, await requestedRows(situation));
  const place = places.find((each) => each.key === key);
  return (
    place ??
    refuseDocument(
      'FILE-422',
      { path: 'requirementKey', code: 'DOCUMENT_PLACE_UNKNOWN', message: 'error.documentPlaceUnknown' },
      language,
    )
  );
}

/** Stores a document whose type was checked by its content. Uploading the same content again changes nothing. */
export async function putDocument(
  platform: Platform,
  actor: Actor,
  applicationId: string,
  { key, requirement }: DocumentPlaceKey,
  file: GivenFile,
  language: WireLanguage,
): Promise<void> {
  // done before the unit of work: checking and storing take time, and a unit of work holds the database
  const stored = await storeDocument(platform, file, requirement, language);
  await layDocument(platform, actor, applicationId, key, stored);
}

/** Puts the paper of the same person from another place of the filing here: nobody brings it twice. */
export async function putSame(
  platform: Platform,
  actor: Actor,
  situation: Situation,
  { place, documentId }: { readonly place: DocumentPlaceKey; readonly documentId: string },
  language: WireLanguage,
): Promise<void> {
  const { application } = situation;
  const documents = await standingDocuments(platform.database.db, application.row.id);
  const same = samePapers(application, documents).get(place.key);
  if (same?.document.id !== documentId)
    refuseDocument(
      'FILE-422',
      { path: 'requirementKey', code: 'DOCUMENT_PLACE_UNKNOWN', message: 'error.documentPlaceUnknown' },
      language,
    );
  const { name, media_type: mediaType, size, sha256 } = same.document;
  await layDocument(platform, actor, application.row.id, place.key, { name, mediaType, size, sha256 });
}

async function layDocument(
  platform: Platform,
  actor: Actor,
  applicationId: string,
  key: string,
  { name, mediaType, size, sha256 }: StoredDocument,
): Promise<void> {
  await platform.runUnitOfWork(async (unit) => {
    // the application may have been submitted meanwhile
    const { application } = await openForWriting(unit, actor, applicationId, { document: key });
    const { tx, now } = unit;
    const standing = await tx
      .selectFrom('filing_document')
      .select(['id', 'sha256', 'version'])
      .where('application_id', '=', applicationId)
      .where('requirement_key', '=', key)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    // the same content again changes nothing; a refused document stays refused
    if (standing?.sha256 === sha256) return;
    if (standing)
      await tx
        .updateTable('filing_document')
        .set({ removed_at: now, version: standing.version + 1 })
        .where('id', '=', standing.id)
        .execute();
    const id = unit.newId();
    await tx
      .insertInto('filing_document')
      .values({
        id,
        application_id: applicationId,
        requirement_key: key,
        name,
        media_type: mediaType,
        size,
        sha256,
        uploaded_by: actor.accountId,
        uploaded_at: now,
      })
      .execute();
    await touchApplication(unit, application, undefined);
    unit.audit({
      actor,
      action: 'document.upload',
      objectType: 'document',
      objectId: id,
      objectVersion: 1,
      before: standing ? { id: standing.id, sha256: standing.sha256 } : undefined,
      after: { applicationId, requirement: key, name, mediaType, size, sha256 },
    });
  });
}
