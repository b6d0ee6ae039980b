import { READS_HOLDERS } from '../../definition/private-reads';
import { isOfNepal } from '../../../registration/company-type-rules';
import { citation } from '../../../law/citation';
import type { AdDay } from '../../../calendar';
import { companyTypes, type CompanyType, parentCompanyTypeOf } from '../../../enumerations/company-types';
import { REASON_MAXIMUM } from '../../../reasons';
import { conversionKind, conversionsOf } from '../../../registration/conversions';
import { check } from '../../definition/checklist';
import { conversionFacts } from './conversion-conditions';
import {
  CHECK_STEP,
  document,
  DOCUMENTS_STEP,
  filedForCompany,
  PAYABLE_STEP,
  reportedLate,
  step,
} from '../../definition/company-filing';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import type { ProcessDefinition } from '../../definition/process-definition';
import { answers, choice, text, withRules } from '../../questions/answer';
import { auditedYear, auditedYearField, auditedYearFindings } from '../../questions/audited-year';
import { always, ask } from '../../questions/ask';
import { DECISION_SIGNERS, decisionParties } from '../../questions/signing/decision-signers';
import { resolution, resolutionFields, resolutionFindings } from '../../questions/resolution';
import type { SectionDefinition } from '../../definition/section-definition';

const newTypeAnswers = answers({
  companyType: choice(companyTypes.keys, 'COMPANY_TYPE_REQUIRED'),
  fiscalYear: auditedYear,
  remarks: text('REMARK_REQUIRED', REASON_MAXIMUM),
});
/** The new type, and the year of the audited accounts in the filing. */
export const newCompanyType = newTypeAnswers.complete;
const typeBefore = ({ company, companyType }: FilingFrame): CompanyType | null => company?.type ?? companyType;

const newTypeFor = (frame: FilingFrame) =>
  withRules(newTypeAnswers, ({ companyType, fiscalYear: year }) => {
    const from = typeBefore(frame);
    const unfit = companyType !== undefined && from !== null && !conversionsOf(from).includes(companyType);
    return [
      ...(unfit
        ? [
            {
              path: ['companyType'],
              code: companyType === from ? ('COMPANY_TYPE_UNCHANGED' as const) : ('CONVERSION_NOT_ALLOWED' as const),
            },
          ]
        : []),
      ...auditedYearFindings(['fiscalYear'], year, frame),
    ];
  });

const NEW_TYPE = {
  key: 'NEW_COMPANY_TYPE',
  label: { ne: 'नयाँ किसिम', en: 'New company type' },
  schema: newTypeAnswers.complete,
  schemaFor: newTypeFor,
  draft: newTypeAnswers.draft,
  optional: false,
  stands: ['COMPANY_TYPE'],
  fields: [
    ask('companyType', 'radio', 'नयाँ किसिम', 'New company type', {
      required: always,
      options: companyTypes,
      offered: (_data, frame) => conversionsOf(typeBefore(frame) ?? 'NON_PROFIT'),
    }),
    auditedYearField('fiscalYear'),
    ask('remarks', 'textarea', 'कैफियत', 'Remarks', { required: always, maximum: REASON_MAXIMUM }),
  ],
} satisfies SectionDefinition<'NEW_COMPANY_TYPE'>;

const decisionAnswers = answers({ resolution });
const CONVERSION_DECISION = {
  key: 'CONVERSION_DECISION',
  label: { ne: 'किसिम परिवर्तनको निर्णय', en: 'Decision to convert' },
  schema: decisionAnswers.complete,
  schemaFor: (frame) => withRules(decisionAnswers, (kept) => resolutionFindings('resolution', kept.resolution, frame)),
  draft: decisionAnswers.draft,
  optional: false,
  fields: resolutionFields('resolution'),
} satisfies SectionDefinition<'CONVERSION_DECISION'>;

/** AD; undefined while it is not answered. */
export const resolvedToConvert = (frame: Pick<FilingFrame, 'answers'>): AdDay | undefined =>
  decisionAnswers.draft.safeParse(filedAnswers(frame, 'CONVERSION_DECISION')).data?.resolution?.resolutionOn;

/** Undefined while it is not answered. */
export const chosenCompanyType = (frame: Pick<FilingFrame, 'answers'>): CompanyType | undefined =>
  newTypeAnswers.draft.safeParse(filedAnswers(frame, 'NEW_COMPANY_TYPE')).data?.companyType;

const kindOf = (frame: FilingFrame) => {
  const [from, to] = [typeBefore(frame), chosenCompanyType(frame)];
  return from === null || to === undefined ? undefined : conversionKind(from, to);
};

/** A document is required only for facts that the register does not know. */
const lacksHolders = ({ company, today }: FilingFrame): boolean =>
  company === null || conversionFacts(company, today, []).holders === null;

/** Non-profit companies (section 166) and foreign offices (section 154) cannot be converted. */
const isConverted = (type: CompanyType): boolean => isOfNepal(type) && parentCompanyTypeOf(type) !== 'NON_PROFIT';

/** Sections 13 and 14 of the Act: a company changes its type, and its name gets the legal form of the new type. */
export const companyTypeChange = {
  process: 'COMPANY_TYPE_CHANGE',
  version: 2,
  name: { ne: 'कम्पनीको किसिम परिवर्तन', en: 'Company type change' },
  numberPrefix: 'CT',
  sections: [NEW_TYPE, CONVERSION_DECISION, DECISION_SIGNERS],
  steps: [
    step('new-type', 'SECTIONS', 'नयाँ किसिम', 'New type', ['NEW_COMPANY_TYPE'], {
      ne: 'कम्पनी कुन किसिममा परिणत हुन्छ, छान्नुहोस्। ऐनले मागेका सर्त र कम्पनीको हालको अवस्था तल देखिन्छ।',
      en: 'Choose what the company becomes. Below stands what the Act asks for, and how the company stands.',
    }),
    step('decision', 'SECTIONS', 'निर्णय', 'Decision', ['CONVERSION_DECISION', 'DECISION_SIGNERS'], {
      ne: 'कम्पनी विशेष प्रस्तावबाट मात्र अर्को किसिममा परिणत हुन्छ।',
      en: 'A company is converted by special resolution alone.',
    }),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('SPECIAL_RESOLUTION', 'विशेष प्रस्तावको निर्णय', 'Special resolution'),
    document('AMENDED_MOA_AOA', 'संशोधित प्रबन्धपत्र तथा नियमावली', 'Amended memorandum and articles'),
    document('HOLDER_LIST', 'शेयरधनीको सूची', 'List of shareholders', { asked: lacksHolders }),
    document('AUDITED_ACCOUNTS', 'लेखापरीक्षण भएको वित्तीय विवरण', 'Audited accounts'),
    document('ORIGINAL_CERTIFICATE', 'सक्कल दर्ता प्रमाणपत्र', 'Original certificate of incorporation'),
  ],
  office: {
    checklist: [
      check(
        'RESOLUTION_PASSED',
        'किसिम परिवर्तनको विशेष प्रस्ताव बैठकले पारित गरेको छ (दफा १३, १४ र ८३)',
        'The meeting passed the special resolution to convert (sections 13, 14 and 83)',
      ),
      check(
        'ACCOUNTS_AUDITED',
        'वित्तीय विवरण छानिएको आर्थिक वर्षकै हो र लेखापरीक्षण भएको छ',
        'The accounts are of the fiscal year that is named, and audited',
      ),
      check(
        'MEMORANDUM_AMENDED',
        'संशोधित प्रबन्धपत्र र नियमावली नयाँ किसिमअनुसार छन्',
        'The amended memorandum and articles are those of the new type',
      ),
      check(
        'HOLDERS_COUNTED',
        'शेयरधनीको सूचीअनुसार सङ्ख्या नयाँ किसिमलाई पुग्छ (दफा ९)',
        'By the list of shareholders there are as many as the new type asks for (section 9)',
        lacksHolders,
      ),
      check(
        'BOARD_FITS',
        'सञ्चालक समितिमा स्वतन्त्र सञ्चालक छन् (दफा ८६)',
        'The board has its independent directors (section 86)',
        (frame) => kindOf(frame) === 'TO_PUBLIC',
      ),
    ],
    ...filedForCompany.office,
    decision: {
      approve: {
        ne: 'आजदेखि कम्पनी नयाँ किसिमको हुन्छ र नाम नयाँ किसिमअनुसार कायम हुन्छ। परिणत प्रमाणपत्र र अभिलेखको पत्र जारी हुन्छ।',
        en: 'The company is of the new type from today on, and its name carries the form of it. A certificate of conversion and a record letter are issued.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र कम्पनी हालकै किसिमको रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the company stays of its present type. The applicant is told why.',
      },
      revoke: {
        ne: 'कम्पनी फेरि साबिककै किसिमको हुन्छ र प्रमाणपत्र रद्द हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The company is of its former type again, and the certificate is revoked. Nothing is deleted from the register.',
      },
    },
  },
  origin: {
    ...filedForCompany.origin,
    companyTypes: isConverted,
    stoppedBy: ['NOT_IN_GOOD_STANDING', 'MERGING'],
    reads: READS_HOLDERS,
  },
  documentBasis: citation('13', '14'),
  parties: decisionParties('SPECIAL_RESOLUTION', 'CONVERSION_DECISION'),
  register: {
    aspects: ['COMPANY_TYPE', 'NAME'],
    issues: [{ kind: 'CERTIFICATE_OF_CONVERSION' }, { kind: 'RECORD_LETTER' }],
  },
  money: {
    // an approval converts the company at once, so the money has to be there before
    payTiming: 'BEFORE_VERIFY',
    // within the private or the public companies the Act prescribes no fee
    charges(frame) {
      const [kind, to] = [kindOf(frame), chosenCompanyType(frame)];
      if (kind === undefined || to === undefined) return null;
      return kind === 'WITHIN'
        ? []
        : [
            {
              code: 'CONVERSION',
              schedule: kind === 'TO_PUBLIC' ? 'FEE_CONVERSION_TO_PUBLIC' : 'FEE_CONVERSION_TO_PRIVATE',
              companyType: to,
              capitalPaisa: null,
            },
          ];
    },
    // section 13(2): within thirty days of the resolution
    ...reportedLate('CONVERSION', resolvedToConvert),
  },
} as const satisfies ProcessDefinition;
