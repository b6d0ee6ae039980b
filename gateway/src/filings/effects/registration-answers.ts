import type { CompanyType } from '@registrar/domain/enumerations';
import { filedAnswers, filedItems, type FilingFrame } from '@registrar/domain/processes';
import {
  branchDraft, capitalFigures, companyRepresentative, director, drafter, focalPersonDraft, GENERAL_INFORMATION, headOfficeCapital, membershipCapital, NEPAL, registeredObjectives, shareCapital,
  shareholder, shareRangeAssign, witness, type Director, type GeneralInformation, type ShareCapital, type Shareholder,
} from '@registrar/domain/processes/company-registration';
import type { PublicPart } from '@registrar/domain/register';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import { openTable, type ShareTable } from '@registrar/domain/share-ledger';
import type { Kysely } from 'kysely';
import { addressTexts } from '../../lookups/address-text';
import type { DB } from '../../platform/database/schema.generated';
import type { NewEntry } from '../../register/entries/enter';
import { findHoldingCompanies } from '../../register/founding/find-holding-companies';
import { objectiveTexts } from '../../lookups/objective-texts';

/** A finished answer of a list, with the id by which other answers name it; it becomes the id of the part in the register. */
interface Filed<Data> {
  readonly id: string;
  readonly data: Data;
}

export interface FoundingAnswers {
  readonly general: GeneralInformation;
  readonly address: { readonly addressEnglish: string; readonly addressNepali: string };
  readonly capital: PublicPart<'CAPITAL'>;
  readonly entries: readonly NewEntry[];
  readonly shares: ShareTable | null;
}

/** What a registration says, as the register keeps it. The answers are finished: an unfinished one cannot be approved, and throws. */
export async function readFoundingAnswers(db: Kysely<DB>, frame: FilingFrame, companyType: CompanyType): Promise<FoundingAnswers> {
  const general = GENERAL_INFORMATION.schema.parse(filedAnswers(frame, 'GENERAL_INFORMATION'));
  const rules = companyTypeRules(companyType);
  const branches = listOf(frame, 'BRANCH_INFORMATION', branchDraft);
  const holders = rules.holders === null ? [] : listOf(frame, 'SHAREHOLDER', shareholder);
  const directors = rules.directors === null ? [] : listOf(frame, 'BOD_DETAILS', director);
  const focalPersons = rules.capital === 'HEAD_OFFICE' ? listOf(frame, 'FOCAL_PERSON', focalPersonDraft) : [];
  const home = rules.capital === 'HEAD_OFFICE' ? general.headOffice : undefined;

  const texts = await addressTexts(db, [{ ...general.address, countryId: NEPAL }, home?.address ?? {}, ...branches.map(({ data }) => ({ ...data.address, countryId: NEPAL }))]);
  const [address = NOWHERE, homeAddress = NOWHERE, ...branchAddresses] = texts;
  const objectives = registeredObjectives.parse(filedAnswers(frame, 'OBJECTIVE_DETAILS'));
  const companies = await findHoldingCompanies(db, holders.flatMap(({ data: { company } }) => (company?.countryId === NEPAL && company.registrationNumber ? [company] : [])));
  const capital = readCapital(frame, companyType);
  const names = new Map(holders.map(({ id, data }) => [id, nameOfHolder(data)]));

  const one = <Data>(aspect: NewEntry['aspect'], items: readonly Filed<Data>[], shown: (data: Data, index: number) => object): NewEntry[] =>
    items.map(({ id, data }, index) => ({ aspect, subjectId: id, after: { ...shown(data, index), details: data } }));
  return {
    general,
    address,
    capital: capital.shown,
    shares: rules.capital === 'SHARES' ? firstTable(frame, holders, capital.shares) : null,
    entries: [
      { aspect: 'REGISTERED_OFFICE', after: { ...address, details: { ...general.address, ...general.contact } } },
      ...(home ? [{ aspect: 'HEAD_OFFICE' as const, after: { nameEnglish: home.nameEnglish, nameNepali: home.nameNepali, ...homeAddress, details: home } }] : []),
      ...one('BRANCH', branches, (_, index) => branchAddresses[index] ?? NOWHERE),
      { aspect: 'OBJECTIVES', after: { objectives: await objectiveTexts(db, objectives.nsicCodes), details: { ...objectives } } },
      { aspect: 'CAPITAL', after: { ...capital.shown, details: filedAnswers(frame, 'CAPITAL_STRUCTURE') } },
      ...one('SHAREHOLDER', holders, (data) => ({ ...nameOfHolder(data), entity: data.entity, companyId: companies(data.company) })),
      ...one('DIRECTOR', directors, (data) => ({ ...nameOfDirector(data, names), independent: data.isIndependent === true, since: data.fromDate, until: data.toDate })),
      ...one('REPRESENTATIVE', listOf(frame, 'COMPANY_REPRESENTATIVE', companyRepresentative), () => ({})),
      ...(rules.holders === null ? [] : one('WITNESS', listOf(frame, 'WITNESS', witness), () => ({}))),
      ...one('FOCAL_PERSON', focalPersons, ({ fullNameEnglish = '', fullNameNepali = '' }) => ({ nameEnglish: fullNameEnglish, nameNepali: fullNameNepali })),
      // of a company that came over nobody may know who drafted
      ...('LEGAL_PERSON_DETAILS' in frame.answers ? [{ aspect: 'DRAFTER' as const, after: { details: drafter.parse(filedAnswers(frame, 'LEGAL_PERSON_DETAILS')) } }] : []),
    ],
  };
}

const NOWHERE = { addressEnglish: '', addressNepali: '' };

interface Reader<Data> {
  parse(data: unknown): Data;
}

function listOf<Data>(frame: FilingFrame, key: string, reader: Reader<Data>): Filed<Data>[] {
  return filedItems(frame, key).map(({ id, data }) => ({ id, data: reader.parse(data) }));
}

function nameOfHolder({ person, company }: Shareholder): { nameEnglish: string; nameNepali: string } {
  if (company) return { nameEnglish: company.nameEnglish ?? '', nameNepali: company.nameNepali ?? '' };
  return { nameEnglish: person?.fullNameEnglish ?? '', nameNepali: person?.fullNameNepali ?? '' };
}

/** A promoter is written down once, as a shareholder. */
function nameOfDirector({ person, holderItemId, directorType }: Director, holders: ReadonlyMap<string, { nameEnglish: string; nameNepali: string }>) {
  const holder = directorType === 'PROMOTER' ? holders.get(holderItemId ?? '') : undefined;
  return holder ?? { nameEnglish: person?.fullNameEnglish ?? '', nameNepali: person?.fullNameNepali ?? '' };
}

interface Capital {
  readonly shown: PublicPart<'CAPITAL'>;
  readonly shares: ShareCapital | null;
}

const NO_CAPITAL: PublicPart<'CAPITAL'> = { authorizedCapital: null, issuedCapital: null, paidUpCapital: null, ratePerShare: null, issuedShares: null };

function readCapital(frame: FilingFrame, companyType: CompanyType): Capital {
  const filed = filedAnswers(frame, 'CAPITAL_STRUCTURE');
  switch (companyTypeRules(companyType).capital) {
    case 'SHARES': {
      const shares = shareCapital.parse(filed);
      const paidUpCapital = shares.promoterPaidAmount + (shares.publicPaidAmount ?? 0);
      const issuedShares = capitalFigures(shares).issuedQuantity ?? null;
      return { shares, shown: { authorizedCapital: shares.authorizedCapital, issuedCapital: shares.issuedCapital, paidUpCapital, ratePerShare: shares.shareRate, issuedShares } };
    }
    case 'MEMBERSHIP':
      membershipCapital.parse(filed);
      return { shares: null, shown: NO_CAPITAL };
    case 'HEAD_OFFICE':
      return { shares: null, shown: { ...NO_CAPITAL, authorizedCapital: headOfficeCapital.parse(filed).branchAuthorizedCapital } };
  }
}

/** Who holds which shares from the first day on; what was issued and taken by nobody lies in reserve. */
function firstTable(frame: FilingFrame, holders: readonly Filed<Shareholder>[], capital: ShareCapital | null): ShareTable {
  const issued = capital === null ? undefined : capitalFigures(capital).issuedQuantity;
  if (capital === null || issued === undefined) throw new Error('A company of shares has issued none');
  const { ranges } = shareRangeAssign.parse(filedAnswers(frame, 'SHARE_RANGE_ASSIGN'));
  const allotments = holders.map(({ id, data }) => ({ holderId: id, paid: data.holding?.paidAmount ?? 0, ranges: ranges.filter(({ holderItemId }) => holderItemId === id) }));
  return openTable(allotments, issued, capital.shareRate);
}
