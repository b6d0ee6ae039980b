import type { Role } from '@registrar/domain/permissions';
import type { Deed } from '../platform/deed';
import type { WireLanguage } from '../platform/language';

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
  /** From `hashPassword`, made before the deed began. */
  readonly passwordHash: string;
  /** False: the password is a first one, and is changed before anything else. */
  readonly passwordUpdated: boolean;
  readonly role: Role;
  readonly officeId: number;
  readonly companyRepresentative?: boolean;
  readonly migrated?: boolean;
  readonly emailVerified?: boolean;
  readonly language?: WireLanguage;
}

export async function createAccount(deed: Deed, account: NewAccount): Promise<string> {
  const id = deed.newId();
  await deed.tx
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
      status: 'ACTIVE',
      language: account.language ?? 'np',
      created_at: deed.now,
    })
    .execute();
  return id;
}
