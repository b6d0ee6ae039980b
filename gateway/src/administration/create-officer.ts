import { emailSchema, longUsernameSchema, mobileNumberSchema } from '@registrar/domain/accounts';
import { roles, STAFF_ROLES } from '@registrar/domain/permissions';
import { z } from 'zod';
import { createAccount } from '../accounts/create-account';
import { firstPasswordMail } from '../accounts/messages';
import { hashPassword } from '../accounts/password-hashing';
import { newTemporaryPassword } from '../accounts/secrets';
import { hasErrorCode } from '../platform/error-code';
import { mailJob } from '../platform/outbound/message-jobs';
import type { Platform } from '../platform/platform';

const UNIQUE_VIOLATION = '23505';

export const newOfficerSchema = z.object({
  username: longUsernameSchema,
  email: emailSchema,
  mobile: mobileNumberSchema,
  nameEnglish: z.string().trim().min(1).max(100),
  nameNepali: z.string().trim().min(1).max(200),
  role: roles.schema.refine((role) => STAFF_ROLES.includes(role), { error: `must be one of ${STAFF_ROLES.join(', ')}` }),
  /** Code of the office, e.g. KTM. */
  office: z.string().trim().min(1),
});
export type NewOfficer = z.output<typeof newOfficerSchema>;

export type CreateOfficerResult =
  | { readonly kind: 'created'; readonly accountId: string }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * The way a registry gets its first officer: by whoever runs the gateway, from the command line, with an entry in the
 * audit chain. The first password is mailed and must be changed at the first login, as everybody's.
 */
export async function createOfficer(platform: Platform, officer: NewOfficer): Promise<CreateOfficerResult> {
  const password = newTemporaryPassword();
  const passwordHash = await hashPassword(password); // before the deed, which holds the database
  try {
    return await platform.runDeed(async (deed) => {
      const office = await deed.tx.selectFrom('office').select('id').where('code', '=', officer.office).where('active', '=', true).executeTakeFirst();
      if (!office) return { kind: 'refused', reason: `There is no active office with the code ${officer.office}. A gateway must have been started once on this database.` };
      const accountId = await createAccount(deed, {
        username: officer.username,
        email: officer.email,
        mobileNumber: officer.mobile,
        nameEnglish: officer.nameEnglish,
        nameNepali: officer.nameNepali,
        passwordHash,
        passwordUpdated: false,
        role: officer.role,
        officeId: office.id,
      });
      await deed.enqueue(mailJob, firstPasswordMail(officer.email, officer.username, password, platform.config.portalUrl, 'np'));
      deed.audit({ actor: null, action: 'OFFICER_CREATED', objectType: 'account', objectId: accountId, after: { username: officer.username, role: officer.role, office: officer.office } });
      return { kind: 'created', accountId };
    });
  } catch (error) {
    if (hasErrorCode(error, UNIQUE_VIOLATION)) return { kind: 'refused', reason: 'An account with this username, e-mail address or mobile number exists already.' };
    throw error;
  }
}
