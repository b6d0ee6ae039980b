import type { Account, PaperClaim } from '@registrar/domain/calls/liquidations';
import { z } from 'zod';
import type { Kysely } from 'kysely';
import type { OwedAccount } from '../obligations/liquidator-accounts';
import type { DB } from '../platform/database/schema.generated';

const linesSchema = z.array(z.object({ what: z.string(), paisa: z.number().int() }));

/** The accounts with why the office sent the last one back, by the number of the account. */
export async function shownAccounts(
  db: Kysely<DB>,
  proceedingId: string,
  owed: readonly OwedAccount[],
): Promise<Account[]> {
  const returned = await db
    .selectFrom('liquidator_account')
    .select(['number', 'return_reason'])
    .where('proceeding_id', '=', proceedingId)
    .where('returned_at', 'is not', null)
    .orderBy('id')
    .execute();
  return owed.map((one) => ({
    ...headOf(one),
    id: one.filed?.id ?? null,
    fromOn: one.fromOn,
    opensOn: one.opensOn,
    filed: one.filed && {
      untilOn: one.filed.until_on,
      openingPaisa: one.filed.opening_paisa,
      receipts: linesSchema.parse(one.filed.receipts),
      payments: linesSchema.parse(one.filed.payments),
      receivedPaisa: one.filed.received_paisa,
      paidPaisa: one.filed.paid_paisa,
      closingPaisa: one.filed.closing_paisa,
      note: one.filed.note,
      at: one.filed.filed_at.toISOString(),
    },
    returnReason:
      one.filed === null ? (returned.findLast((row) => row.number === one.number)?.return_reason ?? null) : null,
  }));
}

export const headOf = ({ number, dueOn, state }: OwedAccount): Pick<Account, 'number' | 'dueOn' | 'state'> => ({
  number,
  dueOn,
  state,
});

/** The first account that is not filed; null: nothing falls due any more. */
export const nextOf = (owed: readonly OwedAccount[]): OwedAccount | null =>
  owed.find(({ filed }) => filed === null) ?? null;

export async function paperClaims(db: Kysely<DB>, proceedingId: string): Promise<PaperClaim[]> {
  const rows = await db
    .selectFrom('liquidator_claim')
    .selectAll()
    .where('proceeding_id', '=', proceedingId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    claimant: row.claimant,
    grounds: row.grounds,
    receivedOn: row.received_on,
    claimedPaisa: row.claimed_paisa,
    admittedPaisa: row.admitted_paisa,
    judgement: row.judgement,
    paidPaisa: row.paid_paisa,
    paidOn: row.paid_on,
    version: row.version,
  }));
}
