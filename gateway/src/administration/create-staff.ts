import { mailboxOf } from '@registrar/domain/accounts';
import { mayGiveAlone, type CreateStaffRequest } from '@registrar/domain/calls/staff';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import type { FieldError } from '@registrar/domain/envelope';
import { STAFF_ROLES } from '@registrar/domain/permissions';
import { sql } from 'kysely';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { domainLanguage, type WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import { appointOfficer, type FirstPassword } from './appoint-officer';

interface NewStaff {
  readonly request: CreateStaffRequest;
  readonly firstPassword: FirstPassword;
  readonly language: WireLanguage;
}

/**
 * A new person of the administrator's own office, in a role that one person may give. What belongs to somebody else
 * already is said: an administrator has to know which of three fields to correct, and is no stranger.
 */
export async function createStaff(
  unit: UnitOfWork,
  actor: Actor,
  { request, firstPassword, language }: NewStaff,
): Promise<string> {
  const complain = (path: keyof CreateStaffRequest, code: ValidationCode): FieldError => ({
    path,
    code,
    message: validationMessage(code, domainLanguage(language)),
  });
  if (!mayGiveAlone(actor.role, request.role)) refuse('VAL-422', { errors: [complain('role', 'ROLE_NEEDS_PROPOSAL')] });
  const { tx } = unit;
  const office = await tx
    .selectFrom('office')
    .select(['id', 'code'])
    .where('id', '=', actor.officeId ?? 0)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!office) refuse('PERM-403');

  const { username, email, mobileNumber, fullNameEnglish: nameEnglish, fullNameNepali: nameNepali, role } = request;
  const same = await tx
    .selectFrom('account')
    .select(['username', 'email', 'mobile_number'])
    .where((where) =>
      where.or([
        where(sql`lower(username)`, '=', username),
        where(sql`lower(email)`, '=', email),
        where('mobile_number', '=', mobileNumber),
      ]),
    )
    .execute();
  const errors: FieldError[] = [];
  if (same.some((account) => account.username.toLowerCase() === username))
    errors.push(complain('username', 'USERNAME_TAKEN'));
  if (same.some((account) => account.email.toLowerCase() === email)) errors.push(complain('email', 'EMAIL_TAKEN'));
  if (same.some((account) => account.mobile_number === mobileNumber))
    errors.push(complain('mobileNumber', 'MOBILE_NUMBER_TAKEN'));
  if (errors.length === 0 && (await reachesColleague(unit, email)))
    errors.push(complain('email', 'EMAIL_OF_COLLEAGUE'));
  if (errors.length > 0) refuse('VAL-422', { errors });
  return appointOfficer(unit, actor, {
    username,
    email,
    mobileNumber,
    nameEnglish,
    nameNepali,
    role,
    office,
    firstPassword,
  });
}

/** Two accounts that are read in one mailbox may be one person, who would then be both pairs of eyes. */
async function reachesColleague({ tx }: UnitOfWork, email: string): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf('@'));
  const staff = await tx
    .selectFrom('account')
    .select('email')
    .where('role', 'in', STAFF_ROLES)
    .where(sql<boolean>`right(lower(email), ${domain.length}) = ${domain}`)
    .execute();
  return staff.some((colleague) => mailboxOf(colleague.email) === mailboxOf(email));
}
