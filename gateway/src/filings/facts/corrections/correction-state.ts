import type { Kysely, Selectable } from 'kysely';
import { standingDocuments, type DocumentRow } from '../../../documents/standing-documents';
import type { DB, FilingPinTable, RequestedDocumentTable } from '../../../platform/database/schema.generated';
import type { Application } from '../../../applications/application';
import { placesOf } from '../documents/required-documents';
import { fact, type Filed } from '../situation';

export type PinRow = Selectable<FilingPinTable>;
export type RequestedRow = Selectable<RequestedDocumentTable>;

/** What was asked for beyond the list. */
export const requestedRows = fact(
  async ({ application: { row, definition }, db }: Filed): Promise<readonly RequestedRow[]> =>
    definition.office.asAWhole || row.round === 0 ? [] : readRequested(db, row.id),
);

/** What lies with the filing now. */
export const lyingDocuments = fact(async (filed: Filed): Promise<readonly DocumentRow[]> =>
  filed.application.definition.office.asAWhole
    ? []
    : filedDocuments(filed.db, filed.application, await requestedRows(filed)),
);

/** The remarks of all rounds; before it was handed in there are none. */
export const everyPin = fact(async ({ application: { row, definition }, db }: Filed): Promise<readonly PinRow[]> =>
  definition.office.asAWhole || row.round === 0
    ? []
    : db
        .selectFrom('filing_pin')
        .selectAll()
        .where('application_id', '=', row.id)
        .orderBy('round')
        .orderBy('at')
        .orderBy('id')
        .execute(),
);

/** Remarks of the round that was handed in last. */
export const roundPins = fact(async (filed: Filed) =>
  (await everyPin(filed)).filter(({ round }) => round === filed.application.row.round),
);

/** A document that was asked for, and what lies at its place. */
export interface AskedDocument {
  readonly row: RequestedRow;
  readonly document: DocumentRow | undefined;
}

export const askedDocuments = fact(async (filed: Filed) =>
  rowsOf(await requestedRows(filed), await lyingDocuments(filed)),
);

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
export function rowsOf(requested: readonly RequestedRow[], documents: readonly DocumentRow[]): AskedDocument[] {
  return requested.map((row) => ({
    row,
    document: documents.find(({ requirement_key }) => requirement_key === additionalKey(row.id)),
  }));
}
