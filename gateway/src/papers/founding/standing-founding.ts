import type { Bilingual } from '@registrar/domain/bilingual';
import type { CompanyType } from '@registrar/domain/enumerations/company-types';
import { amendedClauses, clauseGroupOf } from '@registrar/domain/papers';
import { OBJECTIVE_DETAILS } from '@registrar/domain/processes/questions/objective-details';
import { publicParts, type RegisterPart } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { findApplication, frameOf } from '../../applications/application';
import type { DB } from '../../platform/database/schema.generated';
import { readFounding, type Founding } from './read-founding';

type Part = Pick<RegisterPart, 'aspect' | 'data'>;

export interface StandingCompany {
  /** The registration by which the portal entered it; null for a company of before. */
  readonly registeredBy: string | null;
  readonly type: CompanyType | null;
  /** Its record as it stands. */
  readonly parts: readonly Part[];
}

/**
 * What the memorandum and the articles say of a company as it stands: what it was founded with, with the name, the
 * registered office, the objectives, the capital and the amended clauses of the register. Undefined where the portal
 * never had its papers.
 */
export async function readStandingFounding(
  db: Kysely<DB>,
  { registeredBy, type, parts }: StandingCompany,
  today: string,
): Promise<Founding | undefined> {
  if (registeredBy === null) return undefined;
  const registration = await findApplication(db, registeredBy, { forUpdate: false, today });
  if (!registration || registration.definition.process !== 'COMPANY_REGISTRATION') return undefined;
  const frame = frameOf(registration);
  if (frame.companyType === null || clauseGroupOf(frame.companyType) === undefined) return undefined;
  const part = (aspect: Part['aspect']): Part['data'] | undefined => parts.find((one) => one.aspect === aspect)?.data;
  const name = publicParts.NAME.safeParse(part('NAME')).data;
  const { row } = registration;
  const founding = await readFounding(db, frame, {
    companyName: name ? { ne: name.nameNepali, en: name.nameEnglish } : { ne: row.title_nepali, en: row.title_english },
    applicationNumber: row.application_number,
    officeId: publicParts.REGISTRATION.safeParse(part('REGISTRATION')).data?.officeId ?? row.office_id,
  });
  return {
    ...founding,
    companyType: type !== null && clauseGroupOf(type) !== undefined ? type : founding.companyType,
    address: addressOf(part('REGISTERED_OFFICE')) ?? founding.address,
    objectives: objectivesOf(part('OBJECTIVES')) ?? founding.objectives,
    capital: { ...founding.capital, ...capitalOf(part('CAPITAL')) },
    generation: { ...founding.generation, clauses: amendedClauses(founding.generation.clauses, parts) },
  };
}

function addressOf(data: Part['data'] | undefined): Bilingual | undefined {
  const { addressEnglish, addressNepali } = publicParts.REGISTERED_OFFICE.safeParse(data).data ?? {};
  if (!addressEnglish && !addressNepali) return undefined;
  return { ne: addressNepali ?? addressEnglish ?? '', en: addressEnglish ?? addressNepali ?? '' };
}

/** What the register says of the share capital; what the promoters undertook to pay stays as it was founded with. */
function capitalOf(data: Part['data'] | undefined): Partial<Founding['capital']> {
  const { authorizedCapital, issuedCapital, ratePerShare } = publicParts.CAPITAL.safeParse(data).data ?? {};
  if (!ratePerShare) return {};
  return {
    shareRate: ratePerShare,
    ...(authorizedCapital && { authorizedCapital, authorizedQuantity: Math.floor(authorizedCapital / ratePerShare) }),
    ...(issuedCapital && { issuedCapital }),
  };
}

/** As the register has their words, then those that the company put in its own. */
function objectivesOf(data: Part['data'] | undefined): readonly Bilingual[] | undefined {
  const objectives = publicParts.OBJECTIVES.safeParse(data).data?.objectives;
  if (objectives === undefined || objectives.length === 0) return undefined;
  const { descriptionNepali: ne, descriptionEnglish: en } =
    OBJECTIVE_DETAILS.draft.safeParse(data?.['details']).data ?? {};
  return [
    ...objectives.map(({ objectiveNepali, objectiveEnglish }) => ({ ne: objectiveNepali, en: objectiveEnglish })),
    ...(ne || en ? [{ ne: ne || en || '', en: en || ne || '' }] : []),
  ];
}
