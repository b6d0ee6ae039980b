import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@registrar/domain/calls/second-factor';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { keyedHash } from '../secrets';

/** Without letters and digits that look alike: it is read from paper and typed. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
const hashCode = (pepper: string, accountId: string, code: string): string =>
  keyedHash(pepper, `recovery-code:${accountId}:${code}`);

/** New codes as they are shown, once: the database keeps hashes. Those before are worth nothing. */
export async function giveRecoveryCodes(unit: UnitOfWork, pepper: string, accountId: string): Promise<string[]> {
  await unit.tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await unit.tx
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({
        account_id: accountId,
        code_hash: hashCode(pepper, accountId, code),
        created_at: unit.now,
      })),
    )
    .execute();
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Whether it was one of the account's; it is used up. */
export async function takeRecoveryCode(
  unit: UnitOfWork,
  pepper: string,
  accountId: string,
  code: string,
): Promise<boolean> {
  const taken = await unit.tx
    .updateTable('recovery_code')
    .set({ used_at: unit.now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashCode(pepper, accountId, code))
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return taken !== undefined;
}
