import { letterContentSchema, letterKinds, readVerificationCode } from '@registrar/domain/calls/letters';
import type { IssuedPaper, PaperVerdict } from '@registrar/domain/calls/papers';
import { sql, type Kysely } from 'kysely';
import { letterHash } from './letter-hash';
import { handOf, signatureOf, signingOf } from './officer-signing/shown-signature';
import { letterLink, letters, stateNow, stateOf, type GoodStanding } from './read-letters';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { readingsOf, type Noted } from '../register/access-log/note-access';
import { companiesOf, groundsOf, isPaperOfOwnCompany } from '../register/representation';

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
      handOf('initiated').as('initiated'),
      handOf('needed').as('needs_officer'),
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
    signing: row.rendered_at === null ? signingOf(row) : null,
    link: verifyLink(row.code),
  }));
}

export const verifyLink = (code: string): string => letterLink(code).replace('/view', '/verify-document');

/** What a code stands for and is worth now. */
export async function verifyCode(
  db: Kysely<DB>,
  holds: GoodStanding,
  writtenCode: string,
  now: Date,
): Promise<PaperVerdict> {
  return verdictOf(db, holds, now, 'code', readVerificationCode(writtenCode) ?? '');
}

/** What a file is, by its hash: only the signed file itself, to the byte, is known. */
export async function verifyFile(db: Kysely<DB>, holds: GoodStanding, hash: string, now: Date): Promise<PaperVerdict> {
  return verdictOf(db, holds, now, 'file_hash', hash);
}

async function verdictOf(
  db: Kysely<DB>,
  holds: GoodStanding,
  now: Date,
  by: 'code' | 'file_hash',
  value: string,
): Promise<PaperVerdict> {
  const unknown: PaperVerdict = { known: false, paper: null };
  const row = await letters(db)
    .leftJoin('letter as newer', 'newer.id', 'letter.superseded_by')
    .leftJoin('signing_batch_item as item', (join) =>
      join.onRef('item.letter_id', '=', 'letter.id').on('item.outcome', '=', 'SIGNED'),
    )
    .leftJoin('signing_batch as hand', 'hand.id', 'item.batch_id')
    .select([
      'company.name_english as company_english',
      'company.name_nepali as company_nepali',
      'company.registration_number',
      'newer.code as newer_code',
      'hand.signatory as hand',
      'hand.begun_at as hand_at',
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
  const state = await stateNow(db, holds, row, now);
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
      signature: signatureOf(row),
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
    case 'NO_LONGER_TRUE':
      // nothing is stored of the day on which it stopped to be true
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
