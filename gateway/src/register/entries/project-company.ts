import { publicParts, type PartData, type PublicPart, type RegisterAspect } from '@registrar/domain/register';
import type { Updateable } from 'kysely';
import { z } from 'zod';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import type { CompanyTable } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { indexNames } from '../company-names';
import { readLastEntries } from './read-entries';

type Columns = Updateable<CompanyTable>;
type Projection = (
  after: PartData,
  before: { readonly email: string | null; readonly email_verified_at: Date | null },
) => Columns;

const contact = z.looseObject({
  details: z.looseObject({ phoneNo: z.string().optional(), email: z.string().optional() }).optional(),
});

const as = <Aspect extends RegisterAspect>(aspect: Aspect, after: PartData): PublicPart<Aspect> =>
  publicParts[aspect].parse(after) as PublicPart<Aspect>;

/**
 * The columns of `company` for search and display, by the part of the register that they repeat. A part that is missing
 * here is read only from its entries.
 */
const PROJECTIONS: Partial<Record<RegisterAspect, Projection>> = {
  NAME(after) {
    const { nameEnglish, nameNepali } = as('NAME', after);
    return { name_english: nameEnglish, name_nepali: nameNepali };
  },
  COMPANY_TYPE: (after) => ({ company_type_id: companyTypeIdOf(as('COMPANY_TYPE', after).companyType) }),
  REGISTRATION(after) {
    const { registrationNumber, registeredOn, officeId } = as('REGISTRATION', after);
    return { registration_number: registrationNumber, registered_on: registeredOn, office_id: officeId };
  },
  STATUS(after) {
    const { status, deregisteredOn } = as('STATUS', after);
    return { status, deregistered_on: deregisteredOn };
  },
  REGISTERED_OFFICE(after, before) {
    const { addressEnglish, addressNepali } = as('REGISTERED_OFFICE', after);
    const { phoneNo, email } = contact.parse(after).details ?? {};
    // an address other than the proved one must be proved again
    const isProven = email === undefined || before.email?.toLowerCase() === email.toLowerCase();
    return {
      address_english: addressEnglish,
      address_nepali: addressNepali,
      ...(phoneNo !== undefined && { phone: phoneNo }),
      ...(email !== undefined && { email: email.toLowerCase() }),
      ...(isProven ? {} : { email_verified_at: null }),
    };
  },
  CAPITAL(after) {
    const { authorizedCapital, paidUpCapital } = as('CAPITAL', after);
    return { authorized_capital: authorizedCapital, paid_up_capital: paidUpCapital };
  },
};

/** Writes the last entries of these parts to the company's row, and its names to the index of names. */
export async function projectCompany(
  { tx }: UnitOfWork,
  companyId: string,
  aspects: ReadonlySet<RegisterAspect>,
): Promise<void> {
  const before = await tx
    .selectFrom('company')
    .select(['email', 'email_verified_at'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const columns = (await readLastEntries(tx, companyId))
    .filter(({ aspect, after }) => aspects.has(aspect) && after !== null)
    .reduce<Columns>(
      (found, { aspect, after }) => ({ ...found, ...(after === null ? {} : PROJECTIONS[aspect]?.(after, before)) }),
      {},
    );
  if (Object.keys(columns).length > 0)
    await tx.updateTable('company').set(columns).where('id', '=', companyId).execute();
  // a company that leaves the register bars its name for some years only
  if (aspects.has('NAME') || aspects.has('STATUS')) await indexNames(tx, companyId);
}
