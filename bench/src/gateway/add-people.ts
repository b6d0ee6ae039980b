import { createAccount } from '../../../gateway/src/accounts/create-account';
import { hashPassword } from '../../../gateway/src/accounts/password-hashing';
import { MAIN_OFFICE_ID } from '../../../gateway/src/lookups/seed/offices';
import { PASSWORD } from './caller';
import type { Place } from './place';
import { openPlace } from './recorder';

/** So many people of one role who can sign in; their user names. Nobody may have the place open. */
export async function addPeople(
  place: Place,
  count: number,
  name: string,
  role: 'APPLICANT' | 'COMPANY_REPRESENTATIVE',
): Promise<string[]> {
  const passwordHash = await hashPassword(PASSWORD);
  const usernames = Array.from({ length: count }, (_, at) => `${name}.${at}`);
  const platform = await openPlace(place);
  await platform.runUnitOfWork(async (unit) => {
    for (const [at, username] of usernames.entries()) {
      await createAccount(unit, {
        username,
        email: `${username}@demo.example`,
        mobileNumber: String(9_700_000_000 + at),
        nameEnglish: `Person ${at}`,
        nameNepali: `व्यक्ति ${at}`,
        passwordHash,
        passwordUpdated: true,
        emailVerified: true,
        role,
        officeId: MAIN_OFFICE_ID,
      });
    }
  });
  await platform.close();
  return usernames;
}
