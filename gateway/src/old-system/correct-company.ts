import type { CompanyDetailItem } from '@registrar/domain/calls/old-system';
import { companyTypes } from '@registrar/domain/enumerations';
import type { OldNameDetails } from '@registrar/domain/processes/filings/migration-name-reservation/definition';
import { publicParts, type PartData, type RegisterAspect } from '@registrar/domain/register';
import type { Updateable } from 'kysely';
import type { CompanyTable } from '../platform/database/schema.generated';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { NewEntry } from '../register/entries/enter';
import { readStandingCompany } from '../register/standing-company';

/**
 * The office has seen the paper: what it says, and what was disputed of the rest, as the register shall hold it. A name
 * is put right, not changed: the wrong spelling was never a name, and is not kept among the former ones.
 */
export async function correctedParts(unit: UnitOfWork, companyId: string, paper: OldNameDetails): Promise<NewEntry[]> {
  const { parts } = await readStandingCompany(unit.tx, companyId, { on: dayInNepal(unit.now) });
  const claimed = await claimsOf(unit, companyId);
  const standing = (aspect: RegisterAspect): PartData | undefined => parts.find((part) => part.aspect === aspect)?.data;
  const entries: NewEntry[] = [
    { aspect: 'NAME', after: { ...standing('NAME'), nameEnglish: paper.english, nameNepali: paper.nepali } },
    {
      aspect: 'REGISTRATION',
      after: {
        ...standing('REGISTRATION'),
        registrationNumber: paper.registrationNumber,
        registeredOn: paper.registeredOn,
      },
    },
  ];
  const type = claimed.get('COMPANY_TYPE');
  if (type !== undefined)
    entries.push({
      aspect: 'COMPANY_TYPE',
      after: { ...standing('COMPANY_TYPE'), companyType: companyTypes.schema.parse(type) },
    });
  if (claimed.has('ADDRESS_ENGLISH') || claimed.has('ADDRESS_NEPALI')) {
    const office = standing('REGISTERED_OFFICE');
    const { addressEnglish = null, addressNepali = null } = office ? publicParts.REGISTERED_OFFICE.parse(office) : {};
    entries.push({
      aspect: 'REGISTERED_OFFICE',
      after: {
        ...office,
        addressEnglish: claimed.get('ADDRESS_ENGLISH') ?? addressEnglish,
        addressNepali: claimed.get('ADDRESS_NEPALI') ?? addressNepali,
      },
    });
  }
  if (claimed.has('AUTHORIZED_CAPITAL') || claimed.has('PAID_UP_CAPITAL')) {
    const unknown = {
      authorizedCapital: null,
      issuedCapital: null,
      paidUpCapital: null,
      ratePerShare: null,
      issuedShares: null,
    };
    const [authorized, paidUp] = [claimed.get('AUTHORIZED_CAPITAL'), claimed.get('PAID_UP_CAPITAL')];
    entries.push({
      aspect: 'CAPITAL',
      after: {
        ...unknown,
        ...standing('CAPITAL'),
        ...(authorized !== undefined && { authorizedCapital: Number(authorized) }),
        ...(paidUp !== undefined && { paidUpCapital: Number(paidUp) }),
      },
    });
  }
  return entries;
}

/**
 * Everything of the company counts as verified; how it is reached is no part of the register's memory and is written
 * beside it.
 */
export async function countAsVerified(
  unit: UnitOfWork,
  actor: Actor | null,
  companyId: string,
  applicationId: string,
): Promise<void> {
  const { tx } = unit;
  const claimed = await claimsOf(unit, companyId);
  const [email, phone] = [claimed.get('EMAIL'), claimed.get('PHONE')];
  const reached: Updateable<CompanyTable> = {
    ...(email !== undefined && { email, email_verified_at: null }),
    ...(phone !== undefined && { phone }),
  };
  const { version } = await tx
    .updateTable('company')
    .set({ ...reached, details_status: 'VERIFIED' })
    .where('id', '=', companyId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('company_detail_check')
    .set({ status: 'VERIFIED' })
    .where('company_id', '=', companyId)
    .execute();
  unit.audit({
    actor,
    action: 'COMPANY_VERIFIED',
    objectType: 'company',
    objectId: companyId,
    objectVersion: version,
    after: { ...reached, detailsStatus: 'VERIFIED', applicationId },
  });
}

/** What the company said is otherwise than what came over: amounts as whole paisa, a company type by its key. */
async function claimsOf({ tx }: UnitOfWork, companyId: string): Promise<Map<CompanyDetailItem, string>> {
  const rows = await tx
    .selectFrom('company_detail_check')
    .select(['item', 'claimed_value'])
    .where('company_id', '=', companyId)
    .where('claimed_value', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ item, claimed_value }) => (claimed_value === null ? [] : [[item, claimed_value]])));
}
