import type { InitAnswer, Office } from '@registrar/domain/calls/accounts';
import { isStaff, roles } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { deRegistrationTypeOf } from './de-registration-type';

/** Who is here, and what the person may open. */
export async function readInit(db: Kysely<DB>, actor: Actor, now: Date): Promise<InitAnswer> {
  const account = await db
    .selectFrom('account')
    .innerJoin('office', 'office.id', 'account.office_id')
    .select([
      'account.id',
      'account.username',
      'account.name_english',
      'account.name_nepali',
      'account.email',
      'account.mobile_number',
      'account.migrated',
      'account.email_verified',
      'office.id as officeId',
      'office.code as officeCode',
      'office.name_english as officeEnglish',
      'office.name_nepali as officeNepali',
    ])
    .where('account.id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  const roleName = roles.name(actor.role);
  return {
    user: {
      id: account.id,
      username: account.username,
      fullNameEnglish: account.name_english,
      fullNameNepali: account.name_nepali,
      email: account.email,
      mobileNumber: account.mobile_number,
      isMigrated: account.migrated,
      emailVerified: account.email_verified,
      kind: isStaff(actor.role) ? 'officer' : 'applicant',
    },
    moduleList: [...actor.screens].map((code) => ({ code })),
    role: { id: actor.role, code: actor.role, nameEnglish: roleName.en, nameNepali: roleName.ne },
    office: {
      id: account.officeId,
      code: account.officeCode,
      nameEnglish: account.officeEnglish,
      nameNepali: account.officeNepali,
    },
    applicationControlToken: {
      deRegistrationType: actor.external ? await deRegistrationTypeOf(db, actor.accountId, dayInNepal(now)) : null,
    },
    restriction: actor.restriction,
  };
}

export async function listOffices(db: Kysely<DB>): Promise<Office[]> {
  const offices = await db
    .selectFrom('office')
    .select(['id', 'code', 'name_english', 'name_nepali'])
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  return offices.map(({ id, code, name_english, name_nepali }) => ({
    id,
    code,
    nameEnglish: name_english,
    nameNepali: name_nepali,
  }));
}
