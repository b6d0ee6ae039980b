import { peopleOf } from '@registrar/domain/processes/questions/people/registered-people';
import { identityOfHolder, readHolders } from '@registrar/domain/processes/questions/holders/shareholders-together';
import type { MergedCompany } from '@registrar/domain/processes/questions/mergers/merged-company';
import type { FiledCompany } from '@registrar/domain/processes';
import { publicParts, type RegisterPart } from '@registrar/domain/register';
import { hasShares } from '@registrar/domain/registration/company-type-rules';
import { holdingsByType } from '@registrar/domain/share-ledger';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import { readStandingCompany } from '../../../register/standing-company';

/** The state after every entry, whatever the day is. */
const PRESENT = '9999-12-31';

export const readPresent = (db: Kysely<DB>, companyId: string): Promise<FiledCompany> =>
  readStandingCompany(db, companyId, { on: PRESENT });

/** What the application of a company reads of the one that is merged into it; the same for the same state of both. */
export async function readMerged(db: Kysely<DB>, own: FiledCompany, partnerId: string): Promise<MergedCompany> {
  const company = await db
    .selectFrom('company')
    .select(['name_nepali', 'name_english', 'registration_number', 'registered_on'])
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const partner = await readPresent(db, partnerId);
  if (partner.type === null) throw new Error(`The register does not know the type of the company ${partnerId}`);
  const office = partner.parts.find(({ aspect }) => aspect === 'REGISTERED_OFFICE');
  return {
    companyId: partnerId,
    nameNepali: company.name_nepali,
    nameEnglish: company.name_english,
    registrationNumber: company.registration_number,
    companyType: partner.type,
    registeredOn: company.registered_on,
    address: office ? publicParts.REGISTERED_OFFICE.parse(office.data).addressNepali : null,
    holdings: holdingsOf(own, partner),
  };
}

/** Of a company with shares what each holder has of each type; of one without, its members. */
function holdingsOf(own: FiledCompany, partner: FiledCompany): MergedCompany['holdings'] {
  const holders = new Map(holderParts(partner).map((part) => [part.subjectId ?? '', part]));
  const held =
    partner.type !== null && hasShares(partner.type)
      ? holdingsByType(partner.shares ?? [])
      : [...holders.keys()].map((holderId) => ({ holderId, shareType: null, quantity: 0 }));
  const heldAs = samePeople(own, partner);
  return held.map(({ holderId, shareType, quantity }) => {
    const part = holders.get(holderId);
    if (!part) throw new Error('A holder of shares is not in the register');
    const { nameNepali, nameEnglish, companyId } = publicParts.SHAREHOLDER.parse(part.data);
    return { holderId, nameNepali, nameEnglish, companyId, heldAs: heldAs.get(holderId) ?? null, shareType, quantity };
  });
}

const holderParts = ({ parts }: FiledCompany): readonly RegisterPart[] =>
  parts.filter(({ aspect }) => aspect === 'SHAREHOLDER');

/** Of each holder of the partner who is a holder of this company too: the part here. A name alone proves nothing. */
function samePeople(own: FiledCompany, partner: FiledCompany): ReadonlyMap<string, string> {
  const here = new Map([...identities(own)].map(([id, identity]) => [identity, id]));
  return new Map(
    [...identities(partner)].flatMap(([id, identity]) => {
      const same = here.get(identity);
      return same === undefined ? [] : [[id, same] as const];
    }),
  );
}

/** By the id of the part: the company of this register, or the paper by which the holder is known. */
function identities(company: FiledCompany): Map<string, string> {
  const known = new Map<string, string>();
  for (const { id, data } of readHolders(peopleOf(company).items)) {
    const identity = identityOfHolder(data);
    if (identity !== undefined) known.set(id, identity);
  }
  for (const { subjectId, data } of holderParts(company)) {
    const { companyId } = publicParts.SHAREHOLDER.parse(data);
    if (subjectId !== null && companyId !== null) known.set(subjectId, `company:${companyId}`);
  }
  return known;
}
