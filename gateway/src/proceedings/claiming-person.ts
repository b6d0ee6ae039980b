import type { ClaimKind } from '@registrar/domain/enumerations';
import { sql, type ExpressionBuilder } from 'kysely';
import type { AuditEntry } from '../platform/audit/append-audit';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { speaksFor } from '../register/representation';

/** Who claims or objects: an account, or a person whose address was proven by a link or a code. */
export type Claimant =
  | { readonly actor: NonNullable<AuditEntry['actor']> }
  | {
      readonly actor: null;
      readonly name: string;
      readonly email: string | null;
      readonly mobileNumber: string | null;
    };

/** One person, by whatever is known of them: with an account, or by the address of one. */
export interface ClaimingPerson {
  readonly accountIds: readonly string[];
  readonly email: string | null;
  readonly mobileNumber: string | null;
}

/** A proven address is that of whoever has an account with it; the addresses of an account are its person's. */
export async function personOf({ tx }: UnitOfWork, claimant: Claimant): Promise<ClaimingPerson> {
  if (claimant.actor) {
    const own = await tx
      .selectFrom('account')
      .select(['email', 'email_verified', 'mobile_number'])
      .where('id', '=', claimant.actor.accountId)
      .executeTakeFirstOrThrow();
    const email = own.email_verified ? own.email.toLowerCase() : null;
    return { accountIds: [claimant.actor.accountId], email, mobileNumber: own.mobile_number };
  }
  const { email, mobileNumber } = claimant;
  const accounts = await tx
    .selectFrom('account')
    .select('id')
    .where((where) =>
      where.or([
        ...(email === null
          ? []
          : [where.and([where('email_verified', '=', true), where(sql`lower(email)`, '=', email)])]),
        ...(mobileNumber === null ? [] : [where('mobile_number', '=', mobileNumber)]),
      ]),
    )
    .execute();
  return { accountIds: accounts.map(({ id }) => id), email, mobileNumber };
}

/** The company's own address, or somebody who speaks for it. */
export async function isOfCompany(
  { tx }: UnitOfWork,
  { accountIds, email }: ClaimingPerson,
  companyId: string,
  today: string,
): Promise<boolean> {
  if (email !== null) {
    const company = await tx
      .selectFrom('company')
      .select('id')
      .where('id', '=', companyId)
      .where(sql`lower(email)`, '=', email)
      .executeTakeFirst();
    if (company) return true;
  }
  for (const accountId of accountIds) if (await speaksFor(tx, accountId, companyId, today)) return true;
  return false;
}

/** Whether the person has handed in one of the kind to the notice, by either way. */
export async function hasClaimed(
  { tx }: UnitOfWork,
  person: ClaimingPerson,
  { proceedingId, notice, kind }: { readonly proceedingId: string; readonly notice: string; readonly kind: ClaimKind },
): Promise<boolean> {
  const before = await tx
    .selectFrom('proceeding_claim')
    .select('id')
    .where('proceeding_id', '=', proceedingId)
    .where('notice', '=', notice)
    .where('kind', '=', kind)
    .where(ofPerson(person))
    .executeTakeFirst();
  return before !== undefined;
}

/** A condition on `proceeding_claim`: the person handed it in, by either way. */
export const ofPerson =
  ({ accountIds, email, mobileNumber }: ClaimingPerson) =>
  (where: ExpressionBuilder<DB, 'proceeding_claim'>) =>
    where.or([
      ...(accountIds.length === 0 ? [] : [where('account_id', 'in', [...accountIds])]),
      ...(email === null ? [] : [where('contact_email', '=', email)]),
      ...(mobileNumber === null ? [] : [where('contact_mobile', '=', mobileNumber)]),
    ]);
