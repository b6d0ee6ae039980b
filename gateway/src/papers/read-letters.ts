import type { Kysely, Selectable } from 'kysely';
import {
  letterContentSchema,
  letterKinds,
  printedVerificationCode,
  readVerificationCode,
  type LetterState,
  type LetterSummary,
  type LetterView,
} from '@registrar/domain/calls/letters';
import type { Actor } from '../platform/actor';
import type { DB, LetterTable } from '../platform/database/schema.generated';
import { dayInNepal } from '../platform/clock';
import { readingsOf, type Noted } from '../register/access-log/note-access';
import { companiesOf, groundsOf, isPaperIssuedTo, isPaperOfOwnCompany } from '../register/representation';
import { letterHash } from './letter-hash';

type LetterRow = Selectable<LetterTable> & {
  expires_on: string | null;
  consumed_on: string | null;
  reservation_revoked_on: string | null;
  name_english: string | null;
  name_nepali: string | null;
  company_status: string | null;
};

/** Where anybody may read a letter; the code in it is what the QR of the printed letter carries. */
export const letterLink = (code: string): string => `/view?code=${printedVerificationCode(code)}`;

/** What the person was issued, and what the companies they speak for were, the newest first. */
export async function listLetters(
  db: Kysely<DB>,
  actor: Actor,
  { now, note }: Noted,
  { applicationId }: { readonly applicationId?: string } = {},
): Promise<LetterSummary[]> {
  const { accountId } = actor;
  const grounds = groundsOf(await companiesOf(db, accountId, dayInNepal(now)));
  const companies = [...grounds.keys()];
  const rows = await letters(db)
    .where((is) =>
      is.or([
        isPaperIssuedTo(accountId, dayInNepal(now)),
        ...(companies.length === 0
          ? []
          : [is.and([is('letter.company_id', 'in', companies), isPaperOfOwnCompany(accountId, dayInNepal(now))])]),
      ]),
    )
    .$if(applicationId !== undefined, (query) => query.where('letter.application_id', '=', applicationId ?? ''))
    .orderBy('letter.issued_at', 'desc')
    .limit(200)
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
    state: stateOf(row, dayInNepal(now)),
    titleEnglish: row.name_english ?? '',
    titleNepali: row.name_nepali ?? '',
    issuedOn: dayInNepal(row.issued_at),
    link: letterLink(row.code),
  }));
}

/**
 * What a verification code stands for. A code that is misspelled, unknown or of a changed row gets one and the same
 * answer.
 */
export async function viewLetter(
  db: Kysely<DB>,
  holds: GoodStanding,
  writtenCode: string,
  now: Date,
): Promise<LetterView> {
  const row = await letters(db)
    .where('letter.code', '=', readVerificationCode(writtenCode) ?? '')
    .executeTakeFirst();
  const content = letterContentSchema.safeParse(row?.content);
  if (!row || !content.success) return { genuine: false, letter: null };
  const { code, issued_at: issuedAt } = row;
  const kind = letterKinds.schema.parse(row.kind);
  if (letterHash({ kind, code, issuedAt, content: content.data, paper: row.paper }) !== row.hash)
    return { genuine: false, letter: null };
  return {
    genuine: true,
    letter: {
      code,
      kind,
      state: await stateNow(db, holds, row, now),
      issuedOn: dayInNepal(issuedAt),
      validUntil: row.expires_on,
      content: content.data,
    },
  };
}

/** Whether a company is in good standing now, judged in a layer above. */
export type GoodStanding = (db: Kysely<DB>, companyId: string, now: Date) => Promise<boolean>;

/** The same as `stateOf`, and of a certificate of good standing whether what it says is still true. */
export async function stateNow(
  db: Kysely<DB>,
  holds: GoodStanding,
  row: Standing & Pick<LetterRow, 'company_id'>,
  now: Date,
): Promise<LetterState> {
  const state = stateOf(row, dayInNepal(now));
  if (state !== 'VALID' || row.kind !== 'GOOD_STANDING' || row.company_id === null) return state;
  return (await holds(db, row.company_id, now)) ? 'VALID' : 'NO_LONGER_TRUE';
}

type Standing = Pick<
  LetterRow,
  'kind' | 'revoked_at' | 'superseded_at' | 'company_status' | 'reservation_revoked_on' | 'consumed_on' | 'expires_on'
>;

/** What a letter or paper is worth on a day; the last word has what happened to the company. */
export function stateOf(row: Standing, today: string): LetterState {
  if (row.revoked_at !== null || row.reservation_revoked_on !== null) return 'REVOKED';
  if (!OUTLIVING.includes(row.kind) && row.company_status !== null && GONE.includes(row.company_status))
    return 'COMPANY_DEREGISTERED';
  if (row.superseded_at !== null) return 'SUPERSEDED';
  if (row.consumed_on !== null) return 'CONSUMED';
  return row.expires_on !== null && row.expires_on < today ? 'EXPIRED' : 'VALID';
}

/** What is worth the same once the company is gone: its name, how it left, a copy, and an answer. */
const OUTLIVING: readonly string[] = [
  'NAME_RESERVATION',
  'ORDER_ON_PROCEEDING',
  'NOTICE_OF_PROCEEDING',
  'CERTIFIED_COPY',
  'ANSWER_TO_GRIEVANCE',
];
const GONE: readonly string[] = ['DEREGISTERED', 'DEREGISTERED_BY_MERGE'];

/** Letters and papers with all that their worth depends on. A paper bears the name under which its company was then. */
export function letters(db: Kysely<DB>) {
  return db
    .selectFrom('letter')
    .leftJoin('name_reservation as reservation', (join) =>
      join.onRef('reservation.id', '=', 'letter.issued_for_id').on('letter.issued_for_kind', '=', 'RESERVATION'),
    )
    .leftJoin('company', 'company.id', 'letter.company_id')
    .selectAll('letter')
    .select((is) => [
      'company.status as company_status',
      is.fn.coalesce('reservation.name_english', 'company.name_english').as('name_english'),
      is.fn.coalesce('reservation.name_nepali', 'company.name_nepali').as('name_nepali'),
    ])
    .select(['reservation.expires_on', 'reservation.consumed_on', 'reservation.revoked_on as reservation_revoked_on']);
}
