import { emailSchema, longUsernameSchema, mobileNumberSchema } from '@registrar/domain/accounts';
import { roles, STAFF_ROLES } from '@registrar/domain/permissions';
import { z } from 'zod';
import { hasErrorCode } from '../platform/error-code';
import type { Platform } from '../platform/platform';
import { appointOfficer, newFirstPassword } from './appoint-officer';

export const UNIQUE_VIOLATION = '23505';

export const newOfficerSchema = z.object({
  username: longUsernameSchema,
  email: emailSchema,
  mobile: mobileNumberSchema,
  nameEnglish: z.string().trim().min(1).max(100),
  nameNepali: z.string().trim().min(1).max(200),
  role: roles.schema.refine((role) => STAFF_ROLES.includes(role), {
    error: `must be one of ${STAFF_ROLES.join(', ')}`,
  }),
  /** Code of the office, e.g. KTM. */
  office: z.string().trim().min(1),
});
export type NewOfficer = z.output<typeof newOfficerSchema>;

export type CreateOfficerResult =
  { readonly kind: 'created'; readonly accountId: string } | { readonly kind: 'refused'; readonly reason: string };

/**
 * How a registry gets its first officer: the person who runs the gateway creates it, from the command line, with an
 * entry in the audit chain. The first password is mailed and must be changed at the first login, as everybody's.
 */
export async function createOfficer(platform: Platform, officer: NewOfficer): Promise<CreateOfficerResult> {
  const firstPassword = await newFirstPassword();
  const { mobile: mobileNumber, office: officeCode, ...person } = officer;
  try {
    return await platform.runUnitOfWork(async (unit) => {
      const office = await unit.tx
        .selectFrom('office')
        .select(['id', 'code'])
        .where('code', '=', officeCode)
        .where('active', '=', true)
        .executeTakeFirst();
      if (!office)
        return {
          kind: 'refused',
          reason: `There is no active office with the code ${officeCode}. A gateway must have been started once on this database.`,
        };
      const accountId = await appointOfficer(unit, null, { ...person, mobileNumber, office, firstPassword });
      return { kind: 'created', accountId };
    });
  } catch (error) {
    if (hasErrorCode(error, UNIQUE_VIOLATION))
      return {
        kind: 'refused',
        reason: 'An account with this username, email address or mobile number exists already.',
      };
    throw error;
  }
}
