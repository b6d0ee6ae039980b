import { createAccount } from '../../accounts/create-account';
import { hashPassword } from '../../accounts/password-hashing';
import { MAIN_OFFICE_ID } from '../../lookups/seed/offices';
import type { Platform } from '../../platform/platform';
import { DEMO_PASSWORD } from '../people';
import { migrateClaim } from '../../old-system/migrate-claim';
import { holdClaim, issueClaim } from '../../old-system/claims';

const MARK = 'seed:moved-person';
const USERNAME = 'madan.migrated';
const OLD_ID = 'U-1011';

/**
 * Somebody who has come over and gone through the details; one of them is disputed, so that the company waits for the
 * office.
 */
export async function seedMovedPerson({ config, database: { db }, runUnitOfWork }: Platform): Promise<void> {
  if (config.mode === 'production') throw new Error('Demonstration data is refused in production');
  if (await db.selectFrom('setting').select('key').where('key', '=', MARK).executeTakeFirst()) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD); // takes its time, so not inside the unit of work
  await runUnitOfWork(async (unit) => {
    const { tx, now } = unit;
    const mark = await tx
      .insertInto('setting')
      .values({ key: MARK, value: JSON.stringify(true), reference: 'demonstration' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    const old = await tx
      .selectFrom('old_system_user')
      .select(['id', 'name_english', 'name_nepali', 'email', 'mobile_number'])
      .where('old_id', '=', OLD_ID)
      .executeTakeFirst();
    if (!mark || !old) return; // another gateway was first, or the older system's demonstration is an earlier one
    const accountId = await createAccount(unit, {
      username: USERNAME,
      nameEnglish: old.name_english,
      nameNepali: old.name_nepali,
      email: old.email ?? '',
      mobileNumber: old.mobile_number ?? '',
      passwordHash,
      passwordUpdated: true,
      emailVerified: true,
      role: 'COMPANY_REPRESENTATIVE',
      companyRepresentative: true,
      officeId: MAIN_OFFICE_ID,
      migrated: true,
    });
    const claim = await holdClaim(unit, await issueClaim(unit, { userId: old.id }, 'np', null));
    if (!claim) throw new Error('A claim that was just issued is good');
    for (const companyId of await migrateClaim(unit, claim, accountId)) {
      await tx.updateTable('company').set({ email_verified_at: now }).where('id', '=', companyId).execute();
      await tx
        .updateTable('company_detail_check')
        .set({ status: 'VERIFIED', answered_at: now, answered_by: accountId })
        .where('company_id', '=', companyId)
        .execute();
      await tx
        .updateTable('company_detail_check')
        .set({ status: 'UNVERIFIED', claimed_value: '150000000' })
        .where('company_id', '=', companyId)
        .where('item', '=', 'PAID_UP_CAPITAL')
        .execute();
    }
    await tx.updateTable('old_system_claim').set({ used_at: now }).where('id', '=', claim.id).execute();
    await tx.updateTable('account').set({ details_verified_at: now }).where('id', '=', accountId).execute();
    unit.audit({
      actor: null,
      action: 'demonstration.seed',
      objectType: 'old-system',
      objectId: MARK,
      after: { username: USERNAME },
    });
  });
}
