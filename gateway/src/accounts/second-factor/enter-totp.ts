import type { UnitOfWork } from '../../platform/unit-of-work';
import { seal } from '../../platform/sealed-secret';

/** A known secret, confirmed already, of an account of the demonstration. `secret`: base32. */
export async function enterTotp(
  unit: UnitOfWork,
  pepper: string,
  { accountId, secret, name }: { readonly accountId: string; readonly secret: string; readonly name: string },
): Promise<void> {
  const id = unit.newId();
  await unit.tx
    .insertInto('second_factor')
    .values({
      id,
      account_id: accountId,
      kind: 'TOTP',
      name,
      created_at: unit.now,
      confirmed_at: unit.now,
      totp_secret: seal(secret, { pepper, purpose: 'totp-secret', boundTo: id }),
    })
    .execute();
}
