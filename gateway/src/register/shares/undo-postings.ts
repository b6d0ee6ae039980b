import type { Paisa } from '@registrar/domain/money';
import { publicParts, type PartData, type RegisterEntry } from '@registrar/domain/register';
import { undo, type ShareChange, type SharePosting } from '@registrar/domain/share-ledger';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import type { NewEntry } from '../entries/enter';
import { readPosting, readStandingTable } from './read-share-ledger';

/** The numbers of the filing's postings, in their order. */
export async function postingsOf(db: Kysely<DB>, companyId: string, applicationId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('share_posting')
    .select('number')
    .where('company_id', '=', companyId)
    .where('application_id', '=', applicationId)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/**
 * Whether nothing that stands was posted after the first of these. What a later filing posted stands no more once its
 * approval is revoked: its counter postings have given back the table that it found.
 */
export async function areLast(db: Kysely<DB>, companyId: string, postings: readonly number[]): Promise<boolean> {
  const [first] = postings;
  if (first === undefined) return true;
  const later = await db
    .selectFrom('share_posting')
    .leftJoin('application', 'application.id', 'share_posting.application_id')
    .select('share_posting.number')
    .where('share_posting.company_id', '=', companyId)
    .where('share_posting.number', '>=', first)
    .where('share_posting.number', 'not in', postings)
    .where((where) => where.or([where('application.id', 'is', null), where('application.status', '<>', 'REJECTED')]))
    .limit(1)
    .executeTakeFirst();
  return later === undefined;
}

/** The counter change of the filing's postings (`undo` of the ledger); `entries` are its counter entries. */
export async function undoneShares(
  db: Kysely<DB>,
  companyId: string,
  asked: {
    readonly last: readonly RegisterEntry[];
    readonly postings: readonly number[];
    readonly entries: readonly NewEntry[];
    readonly on: string;
  },
): Promise<ShareChange> {
  const { last, postings, entries, on } = asked;
  const capital = last.find(({ aspect }) => aspect === 'CAPITAL')?.after;
  const counter = entries.find(({ aspect }) => aspect === 'CAPITAL')?.after ?? capital;
  const [after, before] = [rateOf(capital), rateOf(counter)];
  const filed: SharePosting[] = [];
  for (const number of postings) filed.push(await readPosting(db, companyId, number));
  const change: ShareChange = {
    kind: 'UNDO',
    on,
    postings: filed,
    ratePerShare: { before, after },
    closed: [],
    opened: [],
  };
  const outcome = undo({ table: await readStandingTable(db, companyId), ratePerShare: after }, { on, change });
  return outcome.ok ? outcome.change : refuse('FLOW-409', { message: 'register.sharesChanged' });
}

function rateOf(capital: PartData | null | undefined): Paisa {
  const rate = capital && publicParts.CAPITAL.parse(capital).ratePerShare;
  if (!rate) throw new Error('Shares were posted of a company without a face value');
  return rate;
}
