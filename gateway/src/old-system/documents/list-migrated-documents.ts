import {
  migratedDocumentSchema,
  type MigratedDocument,
  type migratedDocumentListQuerySchema,
  type migratedDocumentPageSchema,
} from '@registrar/domain/calls/migrated-documents';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { pageOf } from '../../platform/database/page-of';
import { containing } from '../../platform/database/like-pattern';
import type { DB } from '../../platform/database/schema.generated';
import { holdsNumber } from '../../platform/database/searched-number';
import { searchedName } from '@registrar/domain/names';

/**
 * Each paper with its company, as far as this person may know of it: their own companies', those of the officer's
 * office, or all for who reads everything.
 */
function visibleDocuments(db: Kysely<DB>, actor: Actor, today: string) {
  const speaks = sql<boolean>`exists (
    select 1 from company_representative r
     where r.company_id = company.id and r.account_id = ${actor.accountId} and r.since <= ${today} and (r.until is null or r.until >= ${today}))`;
  const ofOffice = may(actor.role, 'READ_EVERYTHING')
    ? sql<boolean>`true`
    : may(actor.role, 'VIEW_DESK')
      ? sql<boolean>`company.office_id = ${actor.officeId}`
      : sql<boolean>`false`;
  return db
    .selectFrom('migrated_document')
    .innerJoin('company', 'company.id', 'migrated_document.company_id')
    .where((where) => where.or([speaks, ofOffice]))
    .select([
      'migrated_document.id',
      'migrated_document.kind',
      'migrated_document.state',
      'migrated_document.remark',
      'migrated_document.name',
      'migrated_document.media_type',
      'migrated_document.size',
      'migrated_document.sha256',
      'migrated_document.uploaded_at',
      'migrated_document.decided_at',
      'migrated_document.version',
      'company.id as company_id',
      'company.registration_number',
      'company.name_english',
      'company.name_nepali',
      'company.office_id',
      speaks.as('speaks'),
    ]);
}

export type VisibleDocument = Awaited<ReturnType<ReturnType<typeof visibleDocuments>['execute']>>[number];

export async function listMigratedDocuments(
  db: Kysely<DB>,
  actor: Actor,
  { page, size, state, search }: z.output<typeof migratedDocumentListQuerySchema>,
  now: Date,
): Promise<z.infer<typeof migratedDocumentPageSchema>> {
  let found = visibleDocuments(db, actor, dayInNepal(now));
  if (state) found = found.where('migrated_document.state', '=', state);
  if (search) {
    const part = containing(searchedName(search).text);
    found = found.where((of) =>
      of.or([
        of('company.name_english', 'ilike', part),
        of('company.name_nepali', 'ilike', part),
        holdsNumber(['company.registration_number'], search),
      ]),
    );
  }
  const { rows, total } = await pageOf(
    found
      // what somebody has to act on comes first
      .orderBy(
        sql`case migrated_document.state when 'REJECTED' then 0 when 'SUBMITTED' then 1 when 'UNVERIFIED' then 2 else 3 end`,
      )
      .orderBy('company.name_english')
      .orderBy('migrated_document.kind')
      .orderBy('migrated_document.id'),
    { page, size },
  );
  return { items: rows.map((row) => describeMigratedDocument(row, actor)), total, page, size };
}

/** For anybody else it is not there. */
export async function findMigratedDocument(
  db: Kysely<DB>,
  actor: Actor,
  id: string,
  now: Date,
): Promise<VisibleDocument | undefined> {
  return visibleDocuments(db, actor, dayInNepal(now)).where('migrated_document.id', '=', id).executeTakeFirst();
}

export function describeMigratedDocument(row: VisibleDocument, actor: Actor): MigratedDocument {
  const { name, media_type: mediaType, size, uploaded_at: uploadedAt } = row;
  return migratedDocumentSchema.parse({
    id: row.id,
    kind: row.kind,
    state: row.state,
    remark: row.remark,
    version: row.version,
    company: {
      id: row.company_id,
      registrationNumber: row.registration_number,
      nameEnglish: row.name_english,
      nameNepali: row.name_nepali,
    },
    file: uploadedAt === null ? null : { name, mediaType, size, uploadedAt: uploadedAt.toISOString() },
    decidedAt: row.decided_at?.toISOString() ?? null,
    mayUpload: row.speaks && may(actor.role, 'REPRESENT') && row.state !== 'VERIFIED',
    mayDecide: mayDecide(row, actor),
  });
}

/** Who speaks for a company does not judge its papers. */
export function mayDecide({ state, speaks, office_id }: VisibleDocument, actor: Actor): boolean {
  return state === 'SUBMITTED' && !speaks && may(actor.role, 'CHECK_FILING') && office_id === actor.officeId;
}
