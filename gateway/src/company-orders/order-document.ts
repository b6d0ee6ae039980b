import { documentMediaTypeSchema } from '@registrar/domain/calls/documents';
import type { CompanyOrder, OrderDocument } from '@registrar/domain/calls/company-orders';
import { isStaff, may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { DocumentContent } from '../documents/send-document';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { notesReadings } from '../register/access-log/note-access';
import { authorityOfReader, readerGround } from '../register/access-log/reader-ground';

/** Scans by their ids. */
export interface OrderDocuments {
  /** Null: there is none, or it is not for this reader. */
  get(id: string | null): OrderDocument | null;
}

export async function readDocuments(db: Kysely<DB>, ids: readonly (string | null)[]): Promise<OrderDocuments> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('company_order_document')
          .select(['id', 'name', 'media_type', 'size'])
          .where('id', 'in', wanted)
          .execute();
  const documents = new Map(
    rows.map(({ id, name, media_type, size }): [string, OrderDocument] => [
      id,
      { id, name, mediaType: documentMediaTypeSchema.parse(media_type), size },
    ]),
  );
  return { get: (id) => (id === null ? null : (documents.get(id) ?? null)) };
}

/** Both consents to a pledge, where both are for this reader. */
export function consentsIn(
  documents: OrderDocuments,
  ids: { readonly pledgor: string | null; readonly pledgee: string | null } | null,
): CompanyOrder['consents'] {
  const [pledgor, pledgee] = [documents.get(ids?.pledgor ?? null), documents.get(ids?.pledgee ?? null)];
  return pledgor && pledgee && { pledgor, pledgee };
}

/**
 * The scan of an order. Officers who read orders have it from the proposal on; the others of the office, and those who
 * answer for the company in everything, once the order was placed or lifted by it. A read by the office is logged.
 */
export async function readOrderDocument(platform: Platform, actor: Actor, id: string): Promise<DocumentContent> {
  const {
    database: { db },
    storage,
    clock,
    runUnitOfWork,
  } = platform;
  const row = await db
    .selectFrom('company_order_document as scan')
    .innerJoin('company', 'company.id', 'scan.company_id')
    .selectAll('scan')
    .select('company.office_id')
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('company_order')
            .select('company_order.id')
            .whereRef('company_order.company_id', '=', 'scan.company_id')
            .where((is) =>
              is.or([
                is('company_order.document_id', '=', id),
                is('company_order.lift_document_id', '=', id),
                is('company_order.pledgor_consent_id', '=', id),
                is('company_order.pledgee_consent_id', '=', id),
              ]),
            ),
        )
        .as('took_effect'),
    )
    .where('scan.id', '=', id)
    .executeTakeFirst();
  if (!row) refuse('REQ-404');
  const ground = await readerGround(
    db,
    actor,
    { id: row.company_id, officeId: row.office_id },
    dayInNepal(clock.now()),
  );
  if (ground === null) refuse('REQ-404');
  const staff = isStaff(actor.role);
  // a company that knew of an order before it is placed could act against it
  if (!row.took_effect && !may(actor.role, 'READ_COMPANY_ORDERS')) refuse('REQ-404');
  if (!staff && authorityOfReader(ground) !== 'ALL') refuse('REQ-404');
  if (!(await storage.stat(row.sha256))) refuse('REQ-404');
  await notesReadings(platform)(actor, { companyId: row.company_id, part: 'RECORD', ground });
  if (staff)
    await runUnitOfWork(async (unit) =>
      unit.audit({
        actor,
        action: 'COMPANY_ORDER_READ',
        objectType: 'company-order',
        objectId: id,
        after: { companyId: row.company_id, sha256: row.sha256 },
      }),
    );
  return { key: row.sha256, name: row.name, mediaType: row.media_type, shown: 'inline', size: row.size };
}
