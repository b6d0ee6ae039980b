import type { Kysely, Selectable } from 'kysely';
import { standingDocuments, type DocumentRow } from '../../../documents/standing-documents';
import type { DB, FilingPinTable, RequestedDocumentTable } from '../../../platform/database/schema.generated';
import type { Application } from '../../../applications/application';
import { placesOf } from '../documents/required-documents';
import { fact, type Filed } from '../situation';

export type PinRow = Selectable<FilingPinTable>;
export type RequestedRow = Selectable<RequestedDocumentTable>;

/** Documents requested in addition to the definition's list. */
export const requestedRows = fact(
  async ({ application: { row, definition }, db }: Filed): Promise<readonly RequestedRow[]> =>
    definition.office.asAWhole || row.round === 0 ? [] : readRequested(db, row.id),
);

/** The current documents of the filing. */
export const lyingDocuments = fact(async (filed: Filed): Promise<readonly DocumentRow[]> =>
  filed.application.definition.office.asAWhole
    ? []
    : filedDocuments(filed.db, filed.application, await requestedRows(filed)),
);

/** The remarks of all rounds; empty before the first submission. */
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

/** The remarks of the last submitted round. */
export const roundPins = fact(async (filed: Filed) =>
  (await everyPin(filed)).filter(({ round }) => round === filed.application.row.round),
);

/** A requested document, with the file that was uploaded for it. */
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

/**
 * The current documents at the places of the filing. The document of a person who was removed from the filing is left
 * out.
 */
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

/** The place key of an additionally requested document. */
export function additionalKey(requestedId: string): string {
  return `ADDITIONAL:${requestedId}`;
}

/** Pairs each requested document with the file that was uploaded for it. */
export function rowsOf(requested: readonly RequestedRow[], documents: readonly DocumentRow[]): AskedDocument[] {
  return requested.map((row) => ({
    row,
    document: documents.find(({ requirement_key }) => requirement_key === additionalKey(row.id)),
  }));
}
