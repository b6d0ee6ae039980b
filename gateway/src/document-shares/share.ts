import { SHARED_KINDS, type ShareItem, type ShareState } from '@registrar/domain/calls/document-shares';
import { letterKinds } from '@registrar/domain/calls/letters';
import { sql, type Kysely, type Selectable } from 'kysely';
import { letters, stateOf } from '../papers/read-letters';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB, DocumentShareTable } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { speaksFor } from '../register/representation';

export type ShareRow = Selectable<DocumentShareTable>;

/** Where a share stands at this moment. */
export function stateOfShare(
  row: Pick<ShareRow, 'revoked_at' | 'objected_at' | 'expires_at' | 'opens_at'>,
  now: Date,
): ShareState {
  if (row.revoked_at !== null) return 'REVOKED';
  if (row.objected_at !== null) return 'OBJECTED';
  if (row.expires_at <= now) return 'EXPIRED';
  return row.opens_at > now ? 'WAITING' : 'OPEN';
}

const KINDS = Object.keys(SHARED_KINDS);

/** The signed papers of a company that may be shared, as long as they are valid; the newest first. */
export async function sharedPapers(
  db: Kysely<DB>,
  companyId: string,
  now: Date,
  { letterId }: { readonly letterId?: string | null } = {},
) {
  const rows = await letters(db)
    .where('letter.company_id', '=', companyId)
    .where('letter.kind', 'in', KINDS)
    .where('letter.file_key', 'is not', null)
    .$if(letterId != null, (query) => query.where('letter.id', '=', letterId ?? ''))
    .orderBy('letter.issued_at', 'desc')
    .orderBy('letter.id')
    .limit(200)
    .execute();
  const today = dayInNepal(now);
  return rows.map((row) => ({
    id: row.id,
    kind: letterKinds.schema.parse(row.kind),
    code: row.code,
    language: row.language === 'BOTH' ? null : row.language,
    issuedOn: dayInNepal(row.issued_at),
    state: stateOf(row, today),
    isHigh: SHARED_KINDS[letterKinds.schema.parse(row.kind)] === 'HIGH',
    fileKey: row.file_key ?? '',
    fileSize: row.file_size ?? 0,
  }));
}

/** Shares with what lists show of them. */
export const shares = (db: Kysely<DB>) =>
  db
    .selectFrom('document_share')
    .innerJoin('company', 'company.id', 'document_share.company_id')
    .leftJoin('letter', 'letter.id', 'document_share.letter_id')
    .selectAll('document_share')
    .select([
      'company.name_english as company_english',
      'company.name_nepali as company_nepali',
      'company.registration_number',
      'letter.kind as letter_kind',
    ])
    .select(
      sql<number>`(select count(*)::int from document_share_opening o where o.share_id = document_share.id)`.as(
        'openings',
      ),
    );
export type ListedShare = Awaited<ReturnType<ReturnType<typeof shares>['execute']>>[number];

export const toItem = (row: ListedShare, now: Date): ShareItem => ({
  id: row.id,
  number: row.number,
  company: { id: row.company_id, nameEnglish: row.company_english, nameNepali: row.company_nepali },
  target: row.letter_id === null ? 'COMPANY' : 'PAPER',
  kind: row.letter_kind === null ? null : letterKinds.schema.parse(row.letter_kind),
  receiver: row.receiver,
  roleType: row.role_type,
  state: stateOfShare(row, now),
  askedAt: row.asked_at.toISOString(),
  opensAt: row.opens_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  openings: row.openings,
});

/** Locks a share of a company that the caller represents; for others it does not exist (REQ-404). */
export async function holdShare(unit: UnitOfWork, actor: Actor, id: string, version: number): Promise<ShareRow> {
  const row = await unit.tx
    .selectFrom('document_share')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || !(await speaksFor(unit.tx, actor.accountId, row.company_id, dayInNepal(unit.now)))) refuse('REQ-404');
  if (row.version !== version) refuse('VER-412');
  return row;
}
