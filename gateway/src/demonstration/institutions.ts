import { addDays } from '@registrar/domain/calendar';
import { createAccount } from '../accounts/create-account';
import { hashPassword } from '../accounts/password-hashing';
import { MAIN_OFFICE_ID } from '../lookups/seed/offices';
import { dayInNepal } from '../platform/clock';
import type { Platform } from '../platform/platform';
import { DEMO_PASSWORD } from './people';

const MARK = 'seed:demonstration-institutions';
const DAYS = 900;

/** Works for a bank that asks companies for documents. */
const BINOD = {
  username: 'himal.bank',
  email: 'himal.bank@example.com',
  mobileNumber: '9800000091',
  nameEnglish: 'Binod Amatya',
  nameNepali: 'विनोद अमात्य',
};

/** One institution that the office has admitted. */
export async function seedInstitutions({ config, database: { db }, runUnitOfWork }: Platform): Promise<void> {
  if (config.mode === 'production') throw new Error('Demonstration data is refused in production');
  if (await db.selectFrom('setting').select('key').where('key', '=', MARK).executeTakeFirst()) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD); // takes its time, so not inside the unit of work
  await runUnitOfWork(async (unit) => {
    const mark = await unit.tx
      .insertInto('setting')
      .values({ key: MARK, value: JSON.stringify(true), reference: 'demonstration' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    // another gateway, started at the same moment, was first
    if (!mark) return;
    const accountId = await createAccount(unit, {
      ...BINOD,
      role: 'REQUESTER_EXTERNAL',
      officeId: MAIN_OFFICE_ID,
      passwordHash,
      passwordUpdated: true,
      emailVerified: true,
    });
    const { id: admittedBy } = await unit.tx
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'krishna.approver')
      .executeTakeFirstOrThrow();
    await unit.tx
      .insertInto('institution')
      .values({
        id: unit.newId(),
        account_id: accountId,
        name_nepali: 'हिमाल बैंक',
        name_english: 'Himal Bank',
        kind: 'BANK',
        role_type: 'EXTERNAL',
        office_id: MAIN_OFFICE_ID,
        admitted_at: unit.now,
        admitted_by: admittedBy,
        ends_on: addDays(dayInNepal(unit.now), DAYS),
      })
      .execute();
  });
}
