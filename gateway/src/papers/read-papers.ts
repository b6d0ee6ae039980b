import { letterContentSchema, letterKinds, readVerificationCode } from '@registrar/domain/calls/letters';
import type { IssuedPaper, PaperVerdict } from '@registrar/domain/calls/papers';
import { isStaff, may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import { visibleTo } from '../applications/visible-to';
import type { DocumentContent } from '../documents/send-document';
import { letterHash } from './letter-hash';
import { letterLink, letters, stateOf } from './read-letters';
import { letterOwnerKinds, type LetterOwner } from '../owners/owner-kinds';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { notesReadings, readingsOf, type Noted } from '../register/access-log/note-access';
import { groundOfStaff } from '../register/access-log/reader-ground';
import { companiesOf, groundFor, groundsOf, isPaperOfOwnCompany } from '../register/representation';

const LISTED = 500;

/** The signed papers of companies that the person speaks for, and of filings that a mandate includes; newest first. */
export async function listPapers(
  db: Kysely<DB>,
  actor: Actor,
  { now, note }: Noted,
  { companyId, applicationId }: { companyId?: string; applicationId?: string },
): Promise<IssuedPaper[]> {
  const today = dayInNepal(now);
  const { accountId } = actor;
  const grounds = groundsOf(await companiesOf(db, accountId, today));
  const companies = [...grounds.keys()].filter((id) => companyId === undefined || id === companyId);
  if (companies.length === 0) return [];
  const rows = await letters(db)
    .select([
      'company.name_english as company_english',
      'company.name_nepali as company_nepali',
      'company.registration_number',
    ])
    .where('letter.company_id', 'in', companies)
    .where(isPaperOfOwnCompany(accountId, today))
    .where('letter.paper', 'is not', null)
    .$if(applicationId !== undefined, (query) => query.where('letter.application_id', '=', applicationId ?? ''))
    .orderBy('letter.issued_at', 'desc')
    .orderBy('letter.id')
    .limit(LISTED)
    .execute();
  await note(
    actor,
    ...readingsOf(
      grounds,
      'PAPERS',
      rows.map((row) => row.company_id),
    ),
  );
  return rows.map((row) => ({
    code: row.code,
    kind: letterKinds.schema.parse(row.kind),
    language: row.language === 'BOTH' ? null : row.language,
    companyId: row.company_id ?? '',
    companyEnglish: row.company_english ?? '',
    companyNepali: row.company_nepali ?? '',
    registrationNumber: row.registration_number ?? '',
    state: stateOf(row, today),
    issuedOn: dayInNepal(row.issued_at),
    subject: letterContentSchema.safeParse(row.content).data?.subject ?? null,
    ready: row.rendered_at !== null,
    link: verifyLink(row.code),
  }));
}

export const verifyLink = (code: string): string => letterLink(code).replace('/view', '/verify-document');

/**
 * The signed file, for whoever speaks for the company, received it, or may see the filing it comes from: a code alone
 * opens nothing, and of the staff only those do who read that office's filings. For others it is not there. That
 * somebody of the office has looked is written down.
 */
export async function readPaperFile(platform: Platform, actor: Actor, writtenCode: string): Promise<DocumentContent> {
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
      'letter.account_id',
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
  const owner: LetterOwner = { kind: letterOwnerKinds.parse(row.issued_for_kind), id: row.issued_for_id };
  const staff =
    isStaff(actor.role) && (await isOfficers(db, actor, { owner, applicationId: row.application_id }, clock.now()));
  const theirs =
    staff ||
    row.account_id === actor.accountId ||
    (await isTheirs(db, actor.accountId, row.id, dayInNepal(clock.now())));
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
    .where(isPaperOfOwnCompany(accountId, today))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether an officer may read it: who may, follows from what the paper was issued for. */
function isOfficers(
  db: Kysely<DB>,
  actor: Actor,
  { owner, applicationId }: { readonly owner: LetterOwner; readonly applicationId: string | null },
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

/** What a code stands for and is worth now. */
export async function verifyCode(db: Kysely<DB>, writtenCode: string, now: Date): Promise<PaperVerdict> {
  return verdictOf(db, now, 'code', readVerificationCode(writtenCode) ?? '');
}

/** What a file is, by its hash: only the signed file itself, to the byte, is known. */
export async function verifyFile(db: Kysely<DB>, hash: string, now: Date): Promise<PaperVerdict> {
  return verdictOf(db, now, 'file_hash', hash);
}

async function verdictOf(db: Kysely<DB>, now: Date, by: 'code' | 'file_hash', value: string): Promise<PaperVerdict> {
  const unknown: PaperVerdict = { known: false, paper: null };
  const row = await letters(db)
    .leftJoin('letter as newer', 'newer.id', 'letter.superseded_by')
    .select([
      'company.name_english as company_english',
      'company.name_nepali as company_nepali',
      'company.registration_number',
      'newer.code as newer_code',
      'reservation.expires_on as holds_until',
      sql<string | null>`company.deregistered_on`.as('deregistered_on'),
    ])
    .where(`letter.${by}`, '=', value)
    .executeTakeFirst();
  const content = letterContentSchema.safeParse(row?.content);
  if (!row || !content.success) return unknown;
  const kind = letterKinds.schema.parse(row.kind);
  if (
    letterHash({ kind, code: row.code, issuedAt: row.issued_at, content: content.data, paper: row.paper }) !== row.hash
  )
    return unknown;
  const state = stateOf(row, dayInNepal(now));
  const reserved =
    row.name_english === null
      ? null
      : { english: row.name_english, nepali: row.name_nepali ?? '', registrationNumber: null };
  return {
    known: true,
    paper: {
      code: row.code,
      kind,
      language: row.language === 'BOTH' ? null : row.language,
      state,
      issuedOn: dayInNepal(row.issued_at),
      endedOn: endOf(state, row),
      supersededBy: state === 'SUPERSEDED' ? row.newer_code : null,
      company:
        row.company_english === null
          ? reserved
          : {
              english: row.company_english,
              nepali: row.company_nepali ?? '',
              registrationNumber: row.registration_number,
            },
      fileHash: row.file_hash,
      link: letterLink(row.code),
    },
  };
}

interface Ends {
  readonly revoked_at: Date | null;
  readonly reservation_revoked_on: string | null;
  readonly superseded_at: Date | null;
  readonly deregistered_on: string | null;
  readonly consumed_on: string | null;
  readonly holds_until: string | null;
}

function endOf(state: NonNullable<PaperVerdict['paper']>['state'], row: Ends): string | null {
  switch (state) {
    case 'VALID':
      return null;
    case 'REVOKED':
      return row.reservation_revoked_on ?? (row.revoked_at && dayInNepal(row.revoked_at));
    case 'SUPERSEDED':
      return row.superseded_at && dayInNepal(row.superseded_at);
    case 'COMPANY_DEREGISTERED':
      return row.deregistered_on;
    case 'CONSUMED':
      return row.consumed_on;
    case 'EXPIRED':
      return row.holds_until;
  }
}
