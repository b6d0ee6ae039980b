import type { Kysely } from 'kysely';
import type { Caller } from '../accounts/caller';
import { hashToken, newToken } from '../accounts/secrets';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { WireLanguage } from '../platform/language';

export const CLAIM_SECONDS = 30 * 60;

/** What was proven: to be an old user, or to answer for an old company. */
export type ClaimSubject = { readonly userId: string } | { readonly companyId: string };

/**
 * A token for who has proven something: good for asking for the account, for half an hour, once. A newer one ends the
 * older. The browser is kept beside it: what strangers try afterwards closes nothing for it.
 */
export async function issueClaim(
  unit: UnitOfWork,
  subject: ClaimSubject,
  language: WireLanguage,
  device: string | null,
): Promise<string> {
  const [userId, companyId] = 'userId' in subject ? [subject.userId, null] : [null, subject.companyId];
  await unit.tx
    .updateTable('old_system_claim')
    .set({ used_at: unit.now })
    .where('used_at', 'is', null)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId))
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId))
    .execute();
  const { token, hash } = newToken();
  await unit.tx
    .insertInto('old_system_claim')
    .values({
      id: unit.newId(),
      token_hash: hash,
      user_id: userId,
      company_id: companyId,
      language,
      device,
      created_at: unit.now,
      expires_at: new Date(unit.now.getTime() + CLAIM_SECONDS * 1000),
    })
    .execute();
  return token;
}

/** Whether this browser has proven the same before, as long as the claim is kept: a day after it has ended. */
export async function hasProven(
  db: Kysely<DB>,
  subject: ClaimSubject,
  { device }: Pick<Caller, 'device'>,
): Promise<boolean> {
  if (device === null) return false;
  const [column, id] =
    'userId' in subject ? (['user_id', subject.userId] as const) : (['company_id', subject.companyId] as const);
  const row = await db
    .selectFrom('old_system_claim')
    .select('id')
    .where('device', '=', device)
    .where(column, '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The claim while it is good. The row is held, so that it is not used twice at once. */
export async function holdClaim({ tx, now }: UnitOfWork, token: string) {
  return tx
    .selectFrom('old_system_claim')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}
export type Claim = NonNullable<Awaited<ReturnType<typeof holdClaim>>>;
