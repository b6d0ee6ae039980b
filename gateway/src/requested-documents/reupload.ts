import { isStaff, may } from '@registrar/domain/permissions';
import type { Kysely, Selectable } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB, DocumentReuploadTable } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { requireUnrelated } from '../register/require-unrelated';
import { authorityOfReader, readerGround, type ReaderGround } from '../register/access-log/reader-ground';
import { authorityOfGround, companiesOf, groundsOf } from '../register/representation';

/** A document of the register that the office asked a company to bring once more. */
export type ReuploadRow = Selectable<DocumentReuploadTable>;

/** The address of the page, for both sides. */
export const requestedDocumentLink = (id: string): string => `/additional-requested-documents/${id}`;

/** Companies for which the account answers in everything: as a representative, or by a mandate without limits. */
export async function companiesAnswered(db: Kysely<DB>, accountId: string, now: Date): Promise<string[]> {
  const grounds = groundsOf(await companiesOf(db, accountId, dayInNepal(now)));
  return [...grounds].filter(([, ground]) => authorityOfGround(ground) === 'ALL').map(([companyId]) => companyId);
}

/**
 * The ground on which a person reads a request: whoever answers for the company in everything, its office, and roles
 * that read everything. For others it does not exist (REQ-404).
 */
export async function groundOfReader(
  db: Kysely<DB>,
  actor: Actor,
  row: Pick<ReuploadRow, 'company_id' | 'office_id'>,
  now: Date,
): Promise<ReaderGround> {
  const ground = await readerGround(db, actor, { id: row.company_id, officeId: row.office_id }, dayInNepal(now));
  if (ground === null || (!isStaff(actor.role) && authorityOfReader(ground) !== 'ALL')) refuse('REQ-404');
  return ground;
}

/** Locks a request at the version that was read. */
async function lockReupload({ tx }: UnitOfWork, id: string): Promise<ReuploadRow> {
  const row = await tx.selectFrom('document_reupload').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? refuse('REQ-404');
}

/** For an officer of its office who is not of the company. */
export async function holdForOffice(unit: UnitOfWork, actor: Actor, id: string, version: number): Promise<ReuploadRow> {
  const row = await lockReupload(unit, id);
  if (!may(actor.role, 'ASK_DOCUMENT_AGAIN') || row.office_id !== actor.officeId) refuse('REQ-404');
  await requireUnrelated(unit, actor, row.company_id);
  if (row.version !== version) refuse('VER-412');
  return row;
}

/** For somebody who answers for the company in everything. */
export async function holdForCompany(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  version: number,
): Promise<ReuploadRow> {
  const row = await lockReupload(unit, id);
  if (isStaff(actor.role)) refuse('REQ-404');
  await groundOfReader(unit.tx, actor, row, unit.now);
  if (row.version !== version) refuse('VER-412');
  return row;
}

type Changes = Partial<Pick<ReuploadRow, 'status' | 'due_on' | 'escalated_at' | 'withdrawn_reason' | 'call_id'>>;

/** Writes what changes of a locked request, one version on. */
export const changeReupload = ({ tx }: UnitOfWork, row: ReuploadRow, changes: Changes): Promise<ReuploadRow> =>
  tx
    .updateTable('document_reupload')
    .set({ ...changes, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
