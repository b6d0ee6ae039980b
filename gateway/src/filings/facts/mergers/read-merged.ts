import { investorTypes, shareholderTypes } from '@registrar/domain/enumerations';
import { peopleOf } from '@registrar/domain/processes/questions/people/registered-people';
import { identityOfHolder, readHolders } from '@registrar/domain/processes/questions/holders/shareholders-together';
import type { MergedCompany } from '@registrar/domain/processes/questions/mergers/merged-company';
import type { FiledCompany } from '@registrar/domain/processes';
import { publicParts, type RegisterPart } from '@registrar/domain/register';
import { hasShares } from '@registrar/domain/registration/company-type-rules';
import { holdingsByType } from '@registrar/domain/share-ledger';
import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { DB } from '../../../platform/database/schema.generated';
import { asRecord } from '../../../applications/application-record';
import type { CompanyChanges } from '../../../register/apply-changes';
import type { NewEntry } from '../../../register/entries/enter';
import { readLastEntries } from '../../../register/entries/read-entries';
import { holdingsElsewhere } from '../../../register/shares/holdings-elsewhere';
import { readStandingCompany } from '../../../register/standing-company';

/** The state after every entry, whatever the day is. */
const PRESENT = '9999-12-31';

export const readPresent = (db: Kysely<DB>, companyId: string): Promise<FiledCompany> =>
  readStandingCompany(db, companyId, { on: PRESENT });

/** What the application of a company reads of the one that is merged into it; the same for the same state of both. */
export async function readMerged(db: Kysely<DB>, own: FiledCompany, partnerId: string): Promise<MergedCompany> {
  const company = await db
    .selectFrom('company')
    .innerJoin('office', 'office.id', 'company.office_id')
    .select([
      'company.name_nepali',
      'company.name_english',
      'company.registration_number',
      'company.registered_on',
      'office.name_nepali as office_nepali',
      'office.name_english as office_english',
    ])
    .select((of) =>
      of
        .selectFrom('company as own')
        .select((is) => is('own.office_id', '<>', is.ref('company.office_id')).as('is_other'))
        .where('own.id', '=', own.id)
        .as('is_other_office'),
    )
    .where('company.id', '=', partnerId)
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
    otherOffice: company.is_other_office === true ? { ne: company.office_nepali, en: company.office_english } : null,
    holdings: holdingsOf(own, partner),
    holds: await holdingsElsewhere(db, partnerId, own.id),
    ownHolds: await holdingsElsewhere(db, own.id, partnerId),
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
    return {
      holderId,
      nameNepali,
      nameEnglish,
      companyId,
      heldAs: heldAs.get(holderId) ?? null,
      shareType,
      quantity,
      ...kindOfHolder(part.data),
    };
  });
}

/** What decides whether a company of a type may have this holder, as far as the register knows it. */
function kindOfHolder(part: RegisterPart['data']): Pick<MergedCompany['holdings'][number], 'investorType'> {
  const details = asRecord(part['details']);
  const investorType = investorTypes.schema.safeParse(details['investorType']).data;
  const shareholderType = shareholderTypes.schema.safeParse(details['shareholderType']).data;
  return { ...(investorType && { investorType }), ...(shareholderType && { shareholderType }) };
}

/**
 * Whether the partner is as it was read for the answers. Which office keeps it changes nothing of the claims. A draft
 * of before `ownHolds` knows neither that nor the kinds of holders, and is compared without them.
 */
export function isAsRead(now: MergedCompany, read: MergedCompany): boolean {
  const present = { ...now, otherOffice: read.otherOffice };
  if (read.ownHolds !== undefined) return isDeepStrictEqual(present, read);
  const { ownHolds: _, ...rest } = present;
  const holdings = rest.holdings.map(({ investorType: _kind, shareholderType: _type, ...holding }) => holding);
  return isDeepStrictEqual({ ...rest, holdings }, read);
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

/** What companies that end held elsewhere, as held by the company that goes on. */
export async function passedHoldings(
  db: Kysely<DB>,
  holds: MergedCompany['holds'],
  own: { readonly id: string; readonly nameNepali: string; readonly nameEnglish: string; readonly regNo: string },
): Promise<readonly CompanyChanges[]> {
  const passed = new Map<string, NewEntry[]>();
  for (const { companyId, holderId } of holds) {
    const part = (await readLastEntries(db, companyId)).find(
      (entry) => entry.aspect === 'SHAREHOLDER' && entry.subjectId === holderId,
    )?.after;
    if (!part) continue;
    const { nameNepali, nameEnglish } = own;
    const details = asRecord(part['details']);
    const company = { ...asRecord(details['company']), nameNepali, nameEnglish, registrationNumber: own.regNo };
    const after = {
      ...part,
      nameNepali,
      nameEnglish,
      companyId: own.id,
      ...(part['details'] === undefined ? {} : { details: { ...details, company } }),
    };
    passed.set(companyId, [...(passed.get(companyId) ?? []), { aspect: 'SHAREHOLDER', subjectId: holderId, after }]);
  }
  return [...passed].map(([companyId, entries]) => ({ companyId, entries }));
}
