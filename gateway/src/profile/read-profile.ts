import type { Profile, ProfileCompany, UpdateProfileRequest } from '@registrar/domain/calls/profile';
import { roles } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';
import { logoAddress } from '../register/company-logo';
import { companiesOf } from '../register/representation';
import { recentSession } from '../accounts/session-activity';

/** Everything the person sees of the own account, and of the companies it may act for. */
export async function readProfile(db: Kysely<DB>, actor: Actor, now: Date): Promise<Profile> {
  const account = await db
    .selectFrom('account')
    .innerJoin('office', 'office.id', 'account.office_id')
    .selectAll('account')
    .select(['office.name_english as officeEnglish', 'office.name_nepali as officeNepali'])
    .where('account.id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  const roleName = roles.name(actor.role);
  return {
    userName: account.username,
    fullNameEnglish: account.name_english,
    fullNameNepali: account.name_nepali,
    email: account.email,
    emailVerified: account.email_verified,
    contactNumber: account.mobile_number,
    role: { code: actor.role, nameEnglish: roleName.en, nameNepali: roleName.ne },
    office: { nameEnglish: account.officeEnglish, nameNepali: account.officeNepali },
    language: account.language,
    memberSince: account.created_at.toISOString(),
    passwordChangedAt: account.password_changed_at?.toISOString() ?? null,
    version: account.version,
    companies: await readCompanies(db, actor, now),
    recentSession: await recentSession(db, actor, now),
  };
}

/** Names and language; the version that was read goes along, and an older one is refused with VER-412. */
export async function updateProfile(unit: UnitOfWork, actor: Actor, input: UpdateProfileRequest): Promise<Profile> {
  const { tx } = unit;
  const columns = ['name_english', 'name_nepali', 'language', 'version'] as const;
  const before = await tx
    .selectFrom('account')
    .select(columns)
    .where('id', '=', actor.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.version !== input.version) refuse('VER-412');
  const after = await tx
    .updateTable('account')
    .set({
      name_english: input.fullNameEnglish,
      name_nepali: input.fullNameNepali,
      language: input.language,
      language_chosen: true,
      version: before.version + 1,
    })
    .where('id', '=', actor.accountId)
    .returning(columns)
    .executeTakeFirstOrThrow();
  unit.audit({
    actor,
    action: 'PROFILE_UPDATED',
    objectType: 'account',
    objectId: actor.accountId,
    objectVersion: after.version,
    before,
    after,
  });
  return readProfile(tx, actor, unit.now);
}

async function readCompanies(db: Kysely<DB>, actor: Actor, now: Date): Promise<ProfileCompany[]> {
  const represented = await companiesOf(db, actor.accountId, dayInNepal(now));
  if (represented.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .innerJoin('company_type', 'company_type.id', 'company.company_type_id')
    .selectAll('company')
    .select(['company_type.name_english as typeEnglish', 'company_type.name_nepali as typeNepali'])
    .where(
      'company.id',
      'in',
      represented.map(({ companyId }) => companyId),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return represented.flatMap(({ companyId, capacity, since }) => {
    const row = byId.get(companyId);
    if (!row) return [];
    return {
      id: row.id,
      nameEnglish: row.name_english,
      nameNepali: row.name_nepali,
      regNo: row.registration_number,
      regDate: row.registered_on,
      companyType: { nameEnglish: row.typeEnglish, nameNepali: row.typeNepali },
      status: row.status,
      addressEnglish: row.address_english,
      addressNepali: row.address_nepali,
      authCapital: row.authorized_capital,
      paidUp: row.paid_up_capital,
      email: row.email,
      emailVerified: row.email_verified_at !== null,
      logo: logoAddress(row.id, row.logo_key),
      capacity,
      since,
    };
  });
}
