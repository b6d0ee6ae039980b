import type { OrderFacts } from '@registrar/domain/calls/company-orders';
import { holder, statedProblems, type KittaRange, type ShareFinding } from '@registrar/domain/share-ledger';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { readHolders } from '../register/shares/read-ownership';
import { readStandingTable } from '../register/shares/read-share-ledger';

interface AskedShares {
  readonly holderId: string;
  readonly ranges: readonly KittaRange[];
}

/** What is wrong with shares that an order names: the holder does not have them now. The company has to be locked. */
export async function heldProblems(
  db: Kysely<DB>,
  companyId: string,
  { holderId, ranges }: AskedShares,
): Promise<ShareFinding[]> {
  return statedProblems(await readStandingTable(db, companyId), holder(holderId), ranges);
}

/** The shares with the name of who holds them on that day; null: nobody of the register has this id. */
export async function withHolder(
  db: Kysely<DB>,
  companyId: string,
  { holderId, ranges }: AskedShares,
  on: string,
): Promise<OrderFacts['shares']> {
  const holding = (await readHolders(db, companyId, on)).get(holderId);
  return holding === undefined
    ? null
    : {
        holderId,
        nameNepali: holding.nameNepali,
        nameEnglish: holding.nameEnglish,
        ranges: [...ranges].sort((a, b) => a.from - b.from),
      };
}
