import { companyTypes } from '@registrar/domain/enumerations';
import type { PartData, RegisterAspect } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';

export interface OpeningEntry {
  readonly aspect: RegisterAspect;
  readonly subjectId: string | null;
  readonly after: PartData;
  /** The day since which the portal has the record; it does not know earlier states. */
  readonly effectiveOn: string;
}

/**
 * The state of a company before its register entries began: for companies that were imported, migrated, or registered
 * before this portal. Undefined: there is no such company.
 */
export async function readOpeningEntries(db: Kysely<DB>, companyId: string): Promise<OpeningEntry[] | undefined> {
  const company = await db
    .selectFrom('company')
    .innerJoin('company_type', 'company_type.id', 'company.company_type_id')
    .selectAll('company')
    .select('company_type.key as type')
    .where('company.id', '=', companyId)
    .executeTakeFirst();
  if (!company) return undefined;
  const directors = await db
    .selectFrom('company_director')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('until', 'is', null)
    .orderBy('since')
    .orderBy('id')
    .execute();
  const effectiveOn = dayInNepal(company.created_at);
  const one = (aspect: RegisterAspect, after: PartData, subjectId: string | null = null): OpeningEntry => ({
    aspect,
    subjectId,
    after,
    effectiveOn,
  });
  const address = { addressEnglish: company.address_english, addressNepali: company.address_nepali };
  const capital = {
    authorizedCapital: company.authorized_capital,
    issuedCapital: null,
    paidUpCapital: company.paid_up_capital,
    ratePerShare: null,
    issuedShares: null,
  };
  return [
    one('NAME', { nameEnglish: company.name_english, nameNepali: company.name_nepali }),
    one('COMPANY_TYPE', { companyType: companyTypes.schema.parse(company.type) }),
    one('REGISTRATION', {
      registrationNumber: company.registration_number,
      registeredOn: company.registered_on,
      officeId: company.office_id,
    }),
    one('STATUS', { status: company.status, deregisteredOn: company.deregistered_on }),
    ...(address.addressEnglish || address.addressNepali ? [one('REGISTERED_OFFICE', address)] : []),
    ...(company.authorized_capital === null && company.paid_up_capital === null ? [] : [one('CAPITAL', capital)]),
    ...directors.map((director) =>
      one(
        'DIRECTOR',
        {
          nameEnglish: director.name_english,
          nameNepali: director.name_nepali,
          independent: false,
          since: director.since,
          until: null,
          details: { email: director.email, phoneNo: director.mobile_number },
        },
        director.id,
      ),
    ),
  ];
}
