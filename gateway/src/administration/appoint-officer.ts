import type { Role } from '@registrar/domain/permissions';
import { createAccount } from '../accounts/create-account';
import { firstPasswordMail } from '../accounts/messages';
import { hashPassword } from '../accounts/password-hashing';
import { newTemporaryPassword } from '../accounts/secrets';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { mailJob } from '../platform/outbound/message-jobs';

export interface FirstPassword {
  readonly password: string;
  readonly hash: string;
}

/** Made before the unit of work: a hash takes its time, and a unit of work holds the database. */
export async function newFirstPassword(): Promise<FirstPassword> {
  const password = newTemporaryPassword();
  return { password, hash: await hashPassword(password) };
}

export interface Appointment {
  readonly username: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
  readonly role: Role;
  readonly office: { readonly id: number; readonly code: string };
  readonly firstPassword: FirstPassword;
}

/**
 * A new person of an office. The first password is mailed and must be changed at the first login, as everybody's.
 * `actor` is null for whoever runs the gateway, from the command line.
 */
export async function appointOfficer(
  unit: UnitOfWork,
  actor: Actor | null,
  { office, firstPassword, ...officer }: Appointment,
): Promise<string> {
  const accountId = await createAccount(unit, {
    ...officer,
    passwordHash: firstPassword.hash,
    passwordUpdated: false,
    officeId: office.id,
  });
  unit.enqueue(
    mailJob,
    firstPasswordMail(
      {
        email: officer.email,
        username: officer.username,
        name_english: officer.nameEnglish,
        name_nepali: officer.nameNepali,
      },
      firstPassword.password,
      'np',
    ),
  );
  unit.audit({
    actor,
    action: 'OFFICER_CREATED',
    objectType: 'account',
    objectId: accountId,
    objectVersion: 1,
    after: { username: officer.username, role: officer.role, office: office.code },
  });
  return accountId;
}
