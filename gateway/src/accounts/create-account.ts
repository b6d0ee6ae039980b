import type { Role } from '@registrar/domain/permissions';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { WireLanguage } from '../platform/language';

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
  /** From `hashPassword`, made before the unit of work began. */
  readonly passwordHash: string;
  /** False: the password is a first one, and is changed before anything else. */
  readonly passwordUpdated: boolean;
  readonly role: Role;
  readonly officeId: number;
  readonly companyRepresentative?: boolean;
  readonly migrated?: boolean;
  readonly emailVerified?: boolean;
  /** True: the person knows the portal, and is not shown the general information on the dashboard. */
  readonly generalInformationClosed?: boolean;
  readonly language?: WireLanguage;
}

export async function createAccount(unit: UnitOfWork, account: NewAccount): Promise<string> {
  const id = unit.newId();
  await unit.tx
    .insertInto('account')
    .values({
      id,
      username: account.username,
      email: account.email.toLowerCase(),
      mobile_number: account.mobileNumber,
      name_english: account.nameEnglish,
      name_nepali: account.nameNepali,
      password_hash: account.passwordHash,
      password_updated: account.passwordUpdated,
      email_verified: account.emailVerified ?? false,
      role: account.role,
      office_id: account.officeId,
      company_representative: account.companyRepresentative ?? false,
      migrated: account.migrated ?? false,
      general_information_closed_at: account.generalInformationClosed ? unit.now : null,
      status: 'ACTIVE',
      language: account.language ?? 'np',
      created_at: unit.now,
    })
    .execute();
  return id;
}
