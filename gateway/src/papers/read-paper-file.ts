import { readVerificationCode } from '@registrar/domain/calls/letters';
import { isStaff, may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import { visibleTo } from '../applications/visible-to';
import type { DocumentContent } from '../documents/send-document';
import { letterOwnerKinds, type LetterOwnerKind } from '../owners/owner-kinds';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { notesReadings } from '../register/access-log/note-access';
import { groundOfStaff } from '../register/access-log/reader-ground';
import { groundFor, isPaperIssuedTo, isPaperOfOwnCompany } from '../register/representation';

/** Whether this person may read a request; told by the layer above, which knows the kinds. */
export type ReadsRequest = (db: Kysely<DB>, actor: Actor, requestId: string, now: Date) => Promise<boolean>;

/**
 * The signed file, for whoever speaks for the company, received it, or may see the filing it comes from: a code alone
 * opens nothing, and of the staff only those do who read that office's filings. For others it is not there. That
 * somebody of the office has looked is written down.
 */
export async function readPaperFile(
  platform: Platform,
  actor: Actor,
  writtenCode: string,
  readsRequest: ReadsRequest,
): Promise<DocumentContent> {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  const row = await db
    .selectFrom('letter')
    .leftJoin('company', 'company.id', 'letter.company_id')
    .select([
      'letter.id',
      'letter.company_id',
      'letter.code',
      'letter.kind',
      'letter.language',
      'letter.application_id',
      'letter.issued_for_kind',
      'letter.issued_for_id',
      'letter.file_key',
      'letter.file_size',
      'letter.file_hash',
      'letter.paper',
      'letter.collected_at',
      'company.office_id',
    ])
    .where('letter.code', '=', readVerificationCode(writtenCode) ?? '')
    .executeTakeFirst();
  if (!row || row.paper === null) refuse('REQ-404');
  const [kind, id] = [letterOwnerKinds.parse(row.issued_for_kind), row.issued_for_id];
  const staff =
    isStaff(actor.role) &&
    (kind === 'REQUEST'
      ? await readsRequest(db, actor, id, clock.now())
      : await isOfficers(db, actor, { owner: { kind, id }, applicationId: row.application_id }, clock.now()));
  const theirs = staff || (await isTheirs(db, actor.accountId, row.id, dayInNepal(clock.now())));
  if (!theirs) refuse('REQ-404');
  if (row.file_key === null) refuse('FLOW-409', { message: 'papers.notReady' });
  if (row.company_id !== null)
    await notesReadings(platform)(actor, {
      companyId: row.company_id,
      part: 'PAPERS',
      ground: staff
        ? groundOfStaff(actor, row.office_id)
        : ((await groundFor(db, actor.accountId, row.company_id, dayInNepal(clock.now()))) ?? 'ISSUED_TO_READER'),
    });
  if (staff)
    await runUnitOfWork(async (unit) =>
      unit.audit({
        actor,
        action: 'paper.read',
        objectType: 'letter',
        objectId: row.id,
        after: { code: row.code, sha256: row.file_hash },
      }),
    );
  else if (row.collected_at === null)
    await db
      .updateTable('letter')
      .set({ collected_at: clock.now() })
      .where('id', '=', row.id)
      .where('collected_at', 'is', null)
      .execute();
  return {
    key: row.file_key,
    name: `${row.kind.toLowerCase().replaceAll('_', '-')}${row.language === 'BOTH' ? '' : `-${row.language}`}-${row.code}.pdf`,
    mediaType: 'application/pdf',
    shown: 'inline',
    size: row.file_size ?? 0,
  };
}

async function isTheirs(db: Kysely<DB>, accountId: string, letterId: string, today: string): Promise<boolean> {
  const found = await db
    .selectFrom('letter')
    .select('id')
    .where('id', '=', letterId)
    .where((where) => where.or([isPaperIssuedTo(accountId, today), isPaperOfOwnCompany(accountId, today)]))
    .executeTakeFirst();
  return found !== undefined;
}

interface OwnerOfFile {
  readonly kind: Exclude<LetterOwnerKind, 'REQUEST'>;
  readonly id: string;
}

/** Whether an officer may read it: who may, follows from what the paper was issued for. */
function isOfficers(
  db: Kysely<DB>,
  actor: Actor,
  { owner, applicationId }: { readonly owner: OwnerOfFile; readonly applicationId: string | null },
  now: Date,
): Promise<boolean> | boolean {
  switch (owner.kind) {
    case 'FILING':
    case 'RESERVATION':
      return maySeeFiling(db, actor, applicationId, now);
    case 'PROCEEDING':
      return maySeeProceeding(db, actor, owner.id);
    // revenue officers have a call of their own for receipts and credit notes
    case 'RECEIPT':
    case 'REFUND':
    case 'COMPANY':
      return may(actor.role, 'READ_EVERYTHING');
  }
}

/** The rule of the filing's page. */
async function maySeeFiling(db: Kysely<DB>, actor: Actor, applicationId: string | null, now: Date): Promise<boolean> {
  if (applicationId === null) return may(actor.role, 'READ_EVERYTHING');
  const seen = await db
    .selectFrom('application')
    .select('id')
    .where('id', '=', applicationId)
    .where(visibleTo(actor, dayInNepal(now)))
    .executeTakeFirst();
  return seen !== undefined;
}

/** What the office wrote to a company without a filing is for its officers. */
async function maySeeProceeding(db: Kysely<DB>, actor: Actor, id: string): Promise<boolean> {
  if (may(actor.role, 'READ_EVERYTHING')) return true;
  const proceeding =
    may(actor.role, 'VIEW_DESK') &&
    (await db.selectFrom('proceeding').select('office_id').where('id', '=', id).executeTakeFirst());
  return proceeding ? proceeding.office_id === actor.officeId : false;
}
