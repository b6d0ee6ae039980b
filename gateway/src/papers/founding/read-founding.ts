import type { Bilingual } from '@registrar/domain/bilingual';
import { identificationDocuments } from '@registrar/domain/enumerations';
import type { ClauseEdit } from '@registrar/domain/papers';
import { filedAnswers, filedItems, type FilingFrame } from '@registrar/domain/processes';
import { capitalDraft } from '@registrar/domain/processes/questions/capital/capital-answers';
import {
  documentGenerationDraft,
  drafterDraft,
  generalInformationDraft,
  witnessDraft,
} from '@registrar/domain/processes/company-registration';
import { NEPAL, type AnyAddress } from '@registrar/domain/processes/questions/address';
import { readHolders } from '@registrar/domain/processes/questions/holders/shareholders-together';
import { registeredObjectivesDraft } from '@registrar/domain/processes/questions/objective-details';
import type { Identification } from '@registrar/domain/processes/questions/identification';
import type { CompanyType } from '@registrar/domain/enumerations/company-types';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Application } from '../../applications/application';
import { addressTexts } from '../../lookups/address-text';
import { objectiveTexts } from '../../lookups/objective-texts';
import type { DB } from '../../platform/database/schema.generated';

export interface PaperPerson {
  readonly name: Bilingual;
  readonly address: Bilingual;
  /** Paper and number by which the person is known; empty for a body without one. */
  readonly identity: Bilingual;
  /** Shares taken; null where the company has none. */
  readonly quantity: number | null;
}

/** What a filing says so far, as its papers need it: nothing in it has to be finished. */
export interface Founding {
  readonly companyType: CompanyType;
  readonly companyName: Bilingual;
  readonly applicationNumber: string | null;
  readonly office: Bilingual;
  readonly address: Bilingual | null;
  readonly contact: { readonly phone: string; readonly email: string };
  readonly numberOfDirectors: number | null;
  /** In the order in which they were chosen, then in the applicant's own words. */
  readonly objectives: readonly Bilingual[];
  readonly capital: z.output<typeof capitalDraft>;
  readonly founders: readonly PaperPerson[];
  readonly witnesses: readonly PaperPerson[];
  readonly drafter: { readonly name: Bilingual; readonly licence: string } | null;
  readonly headOffice: { readonly name: Bilingual; readonly address: Bilingual } | null;
  readonly generation: { readonly modelArticles: boolean; readonly clauses: readonly ClauseEdit[] };
}

/** What the application says of itself beside its answers. */
export interface FiledAs {
  readonly companyName: Bilingual;
  readonly applicationNumber: string | null;
  readonly officeId: number;
}

export const filedAs = ({ row }: Pick<Application, 'row'>): FiledAs => ({
  companyName: { ne: row.title_nepali, en: row.title_english },
  applicationNumber: row.application_number,
  officeId: row.office_id,
});

/**
 * Reads the answers of a registration with the names of places and objectives of this day. Answers in another shape
 * count as not given.
 */
export async function readFounding(
  db: Kysely<DB>,
  frame: FilingFrame,
  { companyName, applicationNumber, officeId }: FiledAs,
): Promise<Founding> {
  const { companyType } = frame;
  if (companyType === null) throw new Error('A registration without a kind of company has no papers');
  const answers = <Draft extends z.ZodType>(schema: Draft, key: string): z.output<Draft> | undefined =>
    schema.safeParse(filedAnswers(frame, key)).data;
  const general = answers(generalInformationDraft, 'GENERAL_INFORMATION');
  const objectives = answers(registeredObjectivesDraft, 'OBJECTIVE_DETAILS');
  const drafter = answers(drafterDraft, 'LEGAL_PERSON_DETAILS');
  const generation = answers(documentGenerationDraft, 'DOCUMENT_GENERATION');
  const { holders: asked, capital: kind } = companyTypeRules(companyType);
  const holders = asked === null ? [] : readHolders(filedItems(frame, 'SHAREHOLDER'));
  const witnesses =
    asked === null ? [] : filedItems(frame, 'WITNESS').flatMap(({ data }) => witnessDraft.safeParse(data).data ?? []);

  const addressOf = (address: Partial<AnyAddress> | undefined): Partial<AnyAddress> => address ?? {};
  const [office, home, ...people] = await addressTexts(db, [
    general?.address ? { ...general.address, countryId: NEPAL } : {},
    addressOf(general?.headOffice?.address),
    ...holders.map(({ data }) => addressOf(data.permanentAddress)),
    ...witnesses.map(({ address }) => addressOf(address)),
  ]);
  const chosen = await objectiveTexts(db, objectives?.nsicCodes ?? []);
  const words = { ne: objectives?.descriptionNepali ?? '', en: objectives?.descriptionEnglish ?? '' };
  const served = await db
    .selectFrom('office')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', officeId)
    .executeTakeFirstOrThrow();
  const placed = (text: (typeof people)[number] | undefined): Bilingual => ({
    ne: text?.addressNepali ?? '',
    en: text?.addressEnglish ?? '',
  });
  const somewhere = (text: typeof office): Bilingual | null =>
    text?.addressEnglish || text?.addressNepali ? placed(text) : null;

  return {
    companyType,
    companyName,
    applicationNumber,
    office: { ne: served.name_nepali, en: served.name_english },
    address: somewhere(office),
    contact: { phone: general?.contact?.phoneNo ?? '', email: general?.contact?.email ?? '' },
    numberOfDirectors: general?.numberOfDirectors ?? null,
    objectives: [
      ...chosen.map(({ objectiveNepali, objectiveEnglish }) => ({ ne: objectiveNepali, en: objectiveEnglish })),
      ...(words.ne || words.en ? [{ ne: words.ne || words.en, en: words.en || words.ne }] : []),
    ],
    capital: answers(capitalDraft, 'CAPITAL_STRUCTURE') ?? capitalDraft.parse({}),
    founders: holders.map(({ data }, index) => ({
      name:
        data.entity === 'COMPANY'
          ? bilingual(data.company?.nameNepali, data.company?.nameEnglish)
          : bilingual(data.person?.fullNameNepali, data.person?.fullNameEnglish),
      address: placed(people[index]),
      identity:
        data.entity === 'COMPANY'
          ? bilingual(data.company?.registrationNumber, data.company?.registrationNumber)
          : identityOf(data.identification),
      quantity: kind === 'SHARES' ? (data.holding?.quantity ?? 0) : null,
    })),
    witnesses: witnesses.map((witness, index) => ({
      name: bilingual(witness.fullNameNepali, witness.fullNameEnglish),
      address: placed(people[holders.length + index]),
      identity: identityOf(witness.identification),
      quantity: null,
    })),
    drafter:
      drafter?.fullNameNepali || drafter?.fullNameEnglish
        ? { name: bilingual(drafter.fullNameNepali, drafter.fullNameEnglish), licence: drafter.licenceNumber ?? '' }
        : null,
    headOffice:
      general?.headOffice && kind === 'HEAD_OFFICE'
        ? { name: bilingual(general.headOffice.nameNepali, general.headOffice.nameEnglish), address: placed(home) }
        : null,
    generation: { modelArticles: generation?.modelArticles === true, clauses: generation?.clauses ?? [] },
  };
}

function bilingual(ne: string | undefined, en: string | undefined): Bilingual {
  return { ne: ne || en || '', en: en || ne || '' };
}

function identityOf(paper: Identification | undefined): Bilingual {
  if (!paper?.type || !paper.number) return { ne: '', en: '' };
  const name = identificationDocuments.name(paper.type);
  return { ne: `${name.ne} ${paper.number}`, en: `${name.en} ${paper.number}` };
}
