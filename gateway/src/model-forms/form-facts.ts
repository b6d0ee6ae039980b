import type { Bilingual } from '@registrar/domain/bilingual';
import { bothCalendars } from '@registrar/domain/calendar';
import type { CompanyRecord } from '@registrar/domain/calls/company-record';
import { companyTypes, type CompanyType } from '@registrar/domain/enumerations/company-types';
import type { FormValues } from '@registrar/domain/model-forms';
import type { DisclosedMatter } from '@registrar/domain/model-forms/form-answers';
import { formatMoney } from '@registrar/domain/money';
import type { DescribedChange } from '@registrar/domain/register';
import { capitalDraft } from '@registrar/domain/processes/questions/capital/capital-answers';
import type { Founding } from '../papers/founding/read-founding';

/** A person on a line of a form to be signed. */
export interface FormPerson {
  readonly name: Bilingual;
  readonly address: Bilingual;
  readonly quantity: number | null;
}

/** What is known of whom the form is for. */
export interface FormFacts {
  /** What its memorandum and articles say; of an empty form only the type of company. */
  readonly founding: Founding;
  readonly values: FormValues;
  readonly directors: readonly FormPerson[];
  readonly shareholders: readonly FormPerson[];
  /** What a filing would change, next to what stands. */
  readonly changes: readonly DescribedChange[];
  readonly disclosures: readonly DisclosedMatter[];
  readonly representatives: readonly FormValues[];
  /** The filing from which it is filled in; `number`: null before it is handed in. */
  readonly filing?: { readonly number: string | null };
}

const NOT_FILED = { changes: [], disclosures: [], representatives: [] } as const;
const NOTHING: Bilingual = { ne: '', en: '' };

/** Of nobody: every place is to be filled in by hand. */
export function emptyFacts(companyType: CompanyType): FormFacts {
  return { founding: emptyFounding(companyType), values: {}, directors: [], shareholders: [], ...NOT_FILED };
}

/** Of a company that is being registered: its answers so far. */
export function factsOfFounding(founding: Founding, directors: readonly FormPerson[]): FormFacts {
  const { companyName, companyType, address, office, capital } = founding;
  return {
    founding,
    values: {
      companyName: said(companyName),
      companyType: companyTypes.name(companyType),
      registrarOffice: said(office),
      address: address ?? undefined,
      authorizedCapital: amount(capital.authorizedCapital),
      issuedCapital: amount(capital.issuedCapital),
      paidUpCapital: amount(capital.promoterPaidAmount),
      shareRate: amount(capital.shareRate),
    },
    directors,
    shareholders: founding.founders,
    ...NOT_FILED,
  };
}

/**
 * Of a company of the register, by what everybody may read of it.
 *
 * @param founding what it was founded with and has amended, for those who may read its papers
 * @param shareholders left out for those who may not read them
 */
export function factsOfRecord(
  record: CompanyRecord,
  { founding, shareholders = [] }: { readonly founding?: Founding; readonly shareholders?: readonly FormPerson[] } = {},
): FormFacts {
  const { name, companyType, registration, registeredOffice, capital } = record;
  const registeredOn = registration.registeredOn;
  const own = foundingOfRecord(record);
  return {
    founding: founding ?? own,
    values: {
      companyName: own.companyName,
      companyType: named(companyType),
      registrationNumber: same(registration.registrationNumber),
      registeredOn:
        registeredOn === null
          ? undefined
          : { ne: bothCalendars(registeredOn, 'ne'), en: bothCalendars(registeredOn, 'en') },
      registrarOffice: own.office,
      address: own.address ?? undefined,
      authorizedCapital: amount(capital?.authorizedCapital),
      issuedCapital: amount(capital?.issuedCapital),
      paidUpCapital: amount(capital?.paidUpCapital),
      shareRate: amount(capital?.ratePerShare),
    },
    directors: record.directors.map((director) => ({ name: named(director), address: NOTHING, quantity: null })),
    shareholders,
    ...NOT_FILED,
  };

  function foundingOfRecord({ objectives }: CompanyRecord): Founding {
    const { authorizedCapital, issuedCapital, ratePerShare } = capital ?? {};
    return {
      ...emptyFounding(companyTypes.schema.parse(companyType.key)),
      companyName: named(name),
      office: named(registration.office),
      address: registeredOffice && {
        ne: registeredOffice.addressNepali ?? registeredOffice.addressEnglish ?? '',
        en: registeredOffice.addressEnglish ?? registeredOffice.addressNepali ?? '',
      },
      objectives: objectives.map(({ objectiveNepali, objectiveEnglish }) => ({
        ne: objectiveNepali || objectiveEnglish,
        en: objectiveEnglish || objectiveNepali,
      })),
      capital: capitalDraft.parse({
        ...(authorizedCapital && { authorizedCapital }),
        ...(issuedCapital && { issuedCapital }),
        ...(ratePerShare && { shareRate: ratePerShare }),
        ...(authorizedCapital && ratePerShare && { authorizedQuantity: Math.floor(authorizedCapital / ratePerShare) }),
      }),
    };
  }
}

function emptyFounding(companyType: CompanyType): Founding {
  return {
    companyType,
    companyName: NOTHING,
    applicationNumber: null,
    office: NOTHING,
    address: null,
    contact: { phone: '', email: '' },
    numberOfDirectors: null,
    objectives: [],
    capital: capitalDraft.parse({}),
    founders: [],
    witnesses: [],
    drafter: null,
    headOffice: null,
    generation: { modelArticles: false, clauses: [] },
  };
}

const said = (text: Bilingual): Bilingual | undefined => (text.ne || text.en ? text : undefined);
const same = (text: string): Bilingual => ({ ne: text, en: text });
const named = ({ nameNepali, nameEnglish }: { nameNepali: string; nameEnglish: string }): Bilingual => ({
  ne: nameNepali || nameEnglish,
  en: nameEnglish || nameNepali,
});
const amount = (paisa: number | null | undefined): Bilingual | undefined =>
  paisa === null || paisa === undefined ? undefined : { ne: formatMoney(paisa, 'ne'), en: formatMoney(paisa, 'en') };
