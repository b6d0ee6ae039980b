import { enumeration, type KeyOf } from '../enumerations/enumeration';
import type { CompanyType } from '../enumerations/company-types';
import type { NamedProcess } from '../enumerations/processes';
import type { ClauseGroup, FoundingPaper } from '../papers/clause';

export const modelFormKinds = enumeration([
  ['FOUNDING', 'प्रबन्धपत्र र नियमावली', 'Memorandum and articles'],
  ['MEETING', 'बैठक र साधारण सभा', 'Meetings'],
  ['RESOLUTION', 'प्रस्ताव र संशोधन', 'Resolutions and amendments'],
  ['CONSENT', 'मञ्जुरी, घोषणा र नियुक्ति', 'Consents, declarations and appointments'],
  ['AUTHORITY', 'अख्तियारी', 'Letters of authority'],
  ['SHARE', 'शेयर', 'Shares'],
]);
export type ModelFormKind = KeyOf<typeof modelFormKinds>;

export const modelForms = enumeration([
  ['MEMORANDUM', 'प्रबन्धपत्र', 'Memorandum of association'],
  ['ARTICLES', 'नियमावली', 'Articles of association'],
  ['MEETING_NOTICE', 'साधारण सभाको सूचना', 'Notice of a general meeting'],
  ['MEETING_MINUTES', 'साधारण सभाको निर्णय', 'Minutes of a general meeting'],
  ['BOARD_MINUTES', 'सञ्चालक समितिको निर्णय', 'Minutes of a board meeting'],
  ['SPECIAL_RESOLUTION', 'विशेष प्रस्तावको निर्णय', 'Special resolution'],
  ['SOLE_HOLDER_DECISION', 'एकल शेयरधनीको निर्णय', 'Decision of the sole shareholder'],
  ['OLD_NEW_TABLE', 'साबिक र संशोधित व्यहोराको तालिका', 'Table of old and new clauses'],
  ['DIRECTOR_CONSENT', 'सञ्चालकको मञ्जुरीनामा', 'Consent of a director'],
  ['DIRECTOR_DISCLOSURE', 'सञ्चालकले दिने जानकारी', 'Disclosure of a director'],
  ['DIRECTOR_RESIGNATION', 'सञ्चालकको राजीनामा', 'Resignation of a director'],
  ['AUDITOR_APPOINTMENT', 'लेखापरीक्षकको नियुक्तिपत्र', 'Appointment of the auditor'],
  ['AUDITOR_ACCEPTANCE', 'लेखापरीक्षकको स्वीकृतिपत्र', 'Acceptance of the auditor'],
  ['SOLVENCY_DECLARATION', 'दायित्व तिर्न सक्ने घोषणा', 'Declaration of solvency'],
  ['PROXY', 'सभामा मत दिने अख्तियारी (प्रोक्सी)', 'Proxy for a general meeting'],
  ['COMPANY_LETTER', 'कम्पनी प्रतिनिधिको अख्तियारी', 'Letter of authority of a company representative'],
  ['SHARE_CERTIFICATE', 'शेयर प्रमाणपत्र', 'Share certificate'],
  ['DRAFTER_AUTHENTICATION', 'मस्यौदाकारको प्रमाणीकरण', 'Drafter’s authentication'],
  ['LIQUIDATOR_ACCEPTANCE', 'लिक्विडेटरको स्वीकृतिपत्र', 'Acceptance of the liquidator'],
  ['REPRESENTATIVE_RESIGNATION', 'कम्पनी प्रतिनिधिको राजीनामा', 'Resignation of a company representative'],
  ['NO_LIABILITY_DECLARATION', 'कारोबार र दायित्व नभएको घोषणा', 'Declaration of no business and no liabilities'],
  ['LETTER_TO_OFFICE', 'कार्यालयलाई कम्पनीको पत्र', 'Letter of the company to the office'],
]);
export type ModelForm = KeyOf<typeof modelForms>;

/** A document of a process, for which the form is offered beside the upload. */
type Offer = readonly [process: NamedProcess, document: string];

/** How a filing asks for a decision: of a body on a day, by special resolution, or what an annual meeting decided. */
export type DecisionKind = 'DECISION' | 'RESOLUTION' | 'MEETING';

interface ModelFormRules {
  readonly kind: ModelFormKind;
  /** Companies that use it. */
  readonly of: readonly ClauseGroup[];
  readonly offers: readonly Offer[];
  /** The paper whose clauses it has: they differ by the type of company. */
  readonly clauses?: FoundingPaper;
  /** Which decision of a filing it writes down: the first kind that the filing has; `by`: of these bodies alone. */
  readonly decision?: { readonly kinds: readonly DecisionKind[]; readonly by?: readonly string[] };
  /** Sections that answer who signs it, where its place is not that of one entry of a list. */
  readonly person?: readonly string[];
  /** The type of company for which it is written where none is named. */
  readonly usual?: CompanyType;
}

const SHARES: readonly ClauseGroup[] = ['SOLE', 'PRIVATE', 'PUBLIC'];
const SEVERAL: readonly ClauseGroup[] = ['PRIVATE', 'PUBLIC', 'NON_PROFIT'];
const EVERY: readonly ClauseGroup[] = [...SHARES, 'NON_PROFIT'];

const of = (document: string, ...processes: readonly NamedProcess[]): readonly Offer[] =>
  processes.map((process): Offer => [process, document]);
const RESOLVED = [
  ...of('SPECIAL_RESOLUTION', 'NAME_CHANGE', 'CAPITAL_CHANGE', 'OBJECTIVE_CHANGE', 'AMENDMENT_OF_AOA_MOA'),
  ...of('SPECIAL_RESOLUTION', 'COMPANY_TYPE_CHANGE', 'SHARE_BAAD_PHAAD', 'SHARE_RATE_CHANGE', 'LIQUIDATION'),
];

/** A paper of a decision that several bodies may take; which form it is follows from who decided. */
const DECIDED = [
  ...of('DECISION', 'LOCATION_CHANGE', 'CAPITAL_CHANGE', 'SHARE_HOLDER_CHANGE'),
  ...of('MINUTES', 'THREE_MONTH_UPDATE'),
  ...of('BOARD_DECISION', 'COMPANY_REPRESENTATIVE_CHANGE', 'SHARES_PURCHASE_SALES_AGREEMENT'),
  ...of('ALLOTMENT_DECISION', 'SHARE_BAAD_PHAAD', 'SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE'),
];

const AUDITORS = ['AUDITOR', 'LIQUIDATION_AUDITOR'];

const RULES: Readonly<Record<ModelForm, ModelFormRules>> = {
  MEMORANDUM: {
    kind: 'FOUNDING',
    of: EVERY,
    clauses: 'MOA',
    offers: [
      ...of('MOA', 'COMPANY_REGISTRATION'),
      ...of('MEMORANDUM', 'COMPANY_MERGE'),
      ...of('AMENDED_MEMORANDUM', 'CAPITAL_CHANGE', 'OBJECTIVE_CHANGE', 'SHARE_BAAD_PHAAD', 'SHARE_RATE_CHANGE'),
      ...of('AMENDED_MOA_AOA', 'NAME_CHANGE', 'COMPANY_TYPE_CHANGE'),
    ],
  },
  ARTICLES: {
    kind: 'FOUNDING',
    of: EVERY,
    clauses: 'AOA',
    offers: [
      ...of('AOA', 'COMPANY_REGISTRATION'),
      ...of('ARTICLES', 'COMPANY_MERGE'),
      ...of('AMENDED_MOA_AOA', 'NAME_CHANGE', 'COMPANY_TYPE_CHANGE'),
    ],
  },
  MEETING_NOTICE: { kind: 'MEETING', of: SEVERAL, offers: [] },
  MEETING_MINUTES: {
    kind: 'MEETING',
    of: SEVERAL,
    decision: { kinds: ['MEETING', 'DECISION'], by: ['GENERAL_MEETING', 'PRESENT_MEMBERS', 'HELD'] },
    offers: [
      ...of('AGM_MINUTES', 'ANNUAL_REPORT'),
      ...of('DISCOUNT_MINUTES', 'DISCOUNTED_DE_REGISTRATION'),
      ...DECIDED,
      ...of('PROMOTERS_DECISION', 'FORCED'),
    ],
  },
  BOARD_MINUTES: {
    kind: 'MEETING',
    of: EVERY,
    decision: { kinds: ['DECISION'], by: ['BOARD'] },
    offers: [...DECIDED],
  },
  SPECIAL_RESOLUTION: {
    kind: 'RESOLUTION',
    of: SEVERAL,
    decision: { kinds: ['RESOLUTION'] },
    offers: [
      ...RESOLVED,
      ...of('SPECIAL_RESOLUTION', 'DECISION_OF_MERGING_COMPANY', 'SHARES_PURCHASE_SALES_AGREEMENT'),
      ...of('RESOLUTIONS', 'COMPANY_MERGE'),
    ],
  },
  SOLE_HOLDER_DECISION: {
    kind: 'RESOLUTION',
    of: ['SOLE'],
    usual: 'PRIVATE_SOLE_PROPRIETOR',
    decision: {
      kinds: ['RESOLUTION', 'DECISION', 'MEETING'],
      by: ['SHAREHOLDER', 'SOLE_SHAREHOLDER', 'GENERAL_MEETING', 'PRESENT_MEMBERS', 'HELD'],
    },
    offers: [
      ...RESOLVED,
      ...DECIDED,
      ...of('SPECIAL_RESOLUTION', 'DECISION_OF_MERGING_COMPANY', 'SHARES_PURCHASE_SALES_AGREEMENT'),
      ...of('RESOLUTIONS', 'COMPANY_MERGE'),
      ...of('DISCOUNT_MINUTES', 'DISCOUNTED_DE_REGISTRATION'),
      ...of('AGM_MINUTES', 'ANNUAL_REPORT'),
      ...of('PROMOTERS_DECISION', 'FORCED'),
    ],
  },
  OLD_NEW_TABLE: {
    kind: 'RESOLUTION',
    of: EVERY,
    decision: { kinds: ['RESOLUTION', 'DECISION'] },
    offers: [
      ...of('OLD_NEW_TABLE', 'NAME_CHANGE', 'CAPITAL_CHANGE', 'OBJECTIVE_CHANGE', 'AMENDMENT_OF_AOA_MOA'),
      ...of('OLD_NEW_TABLE', 'SHARE_BAAD_PHAAD', 'SHARE_RATE_CHANGE'),
    ],
  },
  DIRECTOR_CONSENT: {
    kind: 'CONSENT',
    of: EVERY,
    offers: of('DIRECTOR_CONSENT', 'COMPANY_REGISTRATION', 'SHARE_HOLDER_CHANGE', 'COMPANY_MERGE'),
  },
  DIRECTOR_DISCLOSURE: {
    kind: 'CONSENT',
    of: EVERY,
    offers: of('DISCLOSURE_PAPER', 'ANNUAL_REPORT', 'THREE_MONTH_UPDATE'),
  },
  DIRECTOR_RESIGNATION: {
    kind: 'CONSENT',
    of: EVERY,
    offers: of('RESIGNATION_LETTER', 'SHARE_HOLDER_CHANGE'),
  },
  AUDITOR_APPOINTMENT: {
    kind: 'CONSENT',
    of: EVERY,
    person: AUDITORS,
    offers: of('AUDITOR_APPOINTMENT', 'THREE_MONTH_UPDATE', 'LIQUIDATION'),
  },
  AUDITOR_ACCEPTANCE: {
    kind: 'CONSENT',
    of: EVERY,
    person: AUDITORS,
    offers: of('AUDITOR_ACCEPTANCE', 'THREE_MONTH_UPDATE'),
  },
  SOLVENCY_DECLARATION: { kind: 'CONSENT', of: EVERY, offers: of('SOLVENCY_DECLARATION', 'LIQUIDATION') },
  PROXY: { kind: 'AUTHORITY', of: ['PRIVATE', 'PUBLIC'], offers: [] },
  COMPANY_LETTER: {
    kind: 'AUTHORITY',
    of: EVERY,
    decision: { kinds: ['DECISION'] },
    offers: of('COMPANY_LETTER', 'COMPANY_REPRESENTATIVE_CHANGE'),
  },
  SHARE_CERTIFICATE: { kind: 'SHARE', of: SHARES, offers: [] },
  DRAFTER_AUTHENTICATION: {
    kind: 'FOUNDING',
    of: EVERY,
    person: ['LEGAL_PERSON_DETAILS'],
    offers: of('DRAFTER_AUTHENTICATION', 'COMPANY_REGISTRATION'),
  },
  LIQUIDATOR_ACCEPTANCE: {
    kind: 'CONSENT',
    of: EVERY,
    person: ['LIQUIDATOR'],
    offers: of('LIQUIDATOR_ACCEPTANCE', 'LIQUIDATION'),
  },
  REPRESENTATIVE_RESIGNATION: {
    kind: 'CONSENT',
    of: EVERY,
    person: ['REPRESENTS_ITSELF'],
    offers: of('RESIGNATION', 'INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE'),
  },
  NO_LIABILITY_DECLARATION: {
    kind: 'CONSENT',
    of: EVERY,
    offers: of('NO_LIABILITY_DECLARATION', 'DISCOUNTED_DE_REGISTRATION'),
  },
  LETTER_TO_OFFICE: {
    kind: 'AUTHORITY',
    of: EVERY,
    offers: [...of('ANSWER_LETTER', 'CALL_FOR_EXPLANATION', 'FORCED_II'), ...of('APPLICATION_LETTER', 'OTHERS')],
  },
};

export const rulesOfForm = (form: ModelForm): ModelFormRules => RULES[form];

/**
 * The forms that a document of a process may be written with, for this group of companies; undefined: not known yet;
 * null: of none, as an office of a foreign company is.
 *
 * @param placeKey key of the document, or of its place (`KEY:<itemId>`)
 */
export function formsOfDocument(process: string, placeKey: string, group: ClauseGroup | undefined | null): ModelForm[] {
  if (group === null) return [];
  const [document = ''] = placeKey.split(':');
  return modelForms.keys.filter(
    (form) =>
      RULES[form].offers.some(([of, key]) => of === process && key === document) &&
      (group === undefined || RULES[form].of.includes(group)),
  );
}

/** The key under which its dated versions are kept. */
export type ModelFormKey = `MODEL_FORM_${ModelForm}`;
export const modelFormKey = <Form extends ModelForm>(form: Form): `MODEL_FORM_${Form}` => `MODEL_FORM_${form}`;
