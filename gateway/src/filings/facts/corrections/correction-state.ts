import type { ApplicationStatus } from '@registrar/domain/enumerations';
import type { Kysely, Selectable } from 'kysely';
import { standingDocuments, type DocumentRow } from '../../../documents/standing-documents';
import type { DB, FilingPinTable, RequestedDocumentTable } from '../../../platform/database/schema.generated';
import type { Application } from '../../../applications/application';
import { placesOf } from '../documents/required-documents';

export type PinRow = Selectable<FilingPinTable>;
export type RequestedRow = Selectable<RequestedDocumentTable>;

/** What lies between the office and the applicant: remarks, documents and what was asked for beyond the list. */
export interface CorrectionState {
  /** Of the round that was handed in last. */
  readonly pins: readonly PinRow[];
  readonly requested: readonly RequestedRow[];
  /** What lies with the filing now. */
  readonly documents: readonly DocumentRow[];
}

const NOTHING: CorrectionState = { pins: [], requested: [], documents: [] };

/** Only in these may a remark, a verdict or a request still change what comes next. */
const OPEN: ReadonlySet<ApplicationStatus> = new Set([
  'IN_PROCESS',
  'VERIFY',
  'SEND_FOR_CORRECTION',
  'ADDITIONAL_DOCUMENT_REQUESTED',
  'ADDITIONAL_DOCUMENT_SUBMITTED',
]);

export async function readCorrectionState(db: Kysely<DB>, application: Application): Promise<CorrectionState> {
  const { row, definition } = application;
  if (definition.asAWhole || !OPEN.has(row.status)) return NOTHING;
  const requested = await readRequested(db, row.id);
  return {
    pins: await db
      .selectFrom('filing_pin')
      .selectAll()
      .where('application_id', '=', row.id)
      .where('round', '=', row.round)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    requested,
    documents: await filedDocuments(db, application, requested),
  };
}

export function readRequested(db: Kysely<DB>, applicationId: string): Promise<RequestedRow[]> {
  return db
    .selectFrom('requested_document')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

/** What lies at a place of the filing; the paper of a person who was taken out of it is no part of it any more. */
export async function filedDocuments(
  db: Kysely<DB>,
  application: Application,
  requested: readonly RequestedRow[],
): Promise<DocumentRow[]> {
  const places = new Set([
    ...placesOf(application).map(({ key }) => key),
    ...requested.map(({ id }) => additionalKey(id)),
  ]);
  return (await standingDocuments(db, application.row.id)).filter(({ requirement_key }) => places.has(requirement_key));
}

/** The place of a document that was asked for beyond the list. */
export function additionalKey(requestedId: string): string {
  return `ADDITIONAL:${requestedId}`;
}

/** What lies at the place of each row that was asked for. */
export function rowsOf({
  requested,
  documents,
}: CorrectionState): { row: RequestedRow; document: DocumentRow | undefined }[] {
  return requested.map((row) => ({
    row,
    document: documents.find(({ requirement_key }) => requirement_key === additionalKey(row.id)),
  }));
}
