import { citation } from '../../../law/citation';
import { consentBodies } from '../../../names/consent-bodies';
import { unfitWords } from '../../../names/activity-fit';
import type { NameRules } from '../../../names/name-rules';
import { publicParts } from '../../../register/register-aspects';
import type { Caution } from '../../definition/cautions';
import { check } from '../../definition/checklist';
import {
  OBJECTIVE_DETAILS,
  registeredObjectivesDraft,
  type RegisteredObjectives,
} from '../../questions/objective-details';
import {
  CHECK_STEP,
  document,
  DOCUMENTS_STEP,
  filedForCompany,
  PAYABLE_STEP,
  step,
} from '../../definition/company-filing';
import {
  amendmentCharges,
  amendmentDocuments,
  reportedAmendment,
} from '../../questions/constitution/constitution-amendment';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import { licensingBodies } from './licensed-objectives';
import type { ProcessDefinition } from '../../definition/process-definition';
import { answers, withRules } from '../../questions/answer';
import { reason, reasonField } from '../../questions/reason';
import { resolution, resolutionFields, resolutionFindings } from '../../questions/resolution';
import type { CrossIssue, SectionDefinition } from '../../definition/section-definition';
import { STANDING_PAPERS, standingOf } from '../../questions/constitution/standing-papers';

const decisionAnswers = answers({ reason, resolution });

const OBJECTIVE_DECISION = {
  key: 'OBJECTIVE_DECISION',
  label: { ne: 'उद्देश्य परिवर्तनको निर्णय', en: 'Decision to change the objectives' },
  schema: decisionAnswers.complete,
  schemaFor: (frame: FilingFrame) =>
    withRules(decisionAnswers, (kept) => resolutionFindings('resolution', kept.resolution, frame)),
  draft: decisionAnswers.draft,
  optional: false,
  fields: [
    reasonField('उद्देश्य परिवर्तन गर्नुको कारण', 'Why the objectives are changed'),
    ...resolutionFields('resolution'),
  ],
} satisfies SectionDefinition<'OBJECTIVE_DECISION'>;

/** AD; undefined while it is not answered. */
export const resolvedOn = (frame: FilingFrame): string | undefined =>
  decisionAnswers.draft.safeParse(filedAnswers(frame, OBJECTIVE_DECISION.key)).data?.resolution?.resolutionOn;

/** The objectives of the register as the questions ask them; what it has in words alone stays in words. */
export function standingObjectives({
  company,
}: Pick<FilingFrame, 'company'>): Partial<RegisteredObjectives> & Pick<RegisteredObjectives, 'nsicCodes'> {
  const part = company?.parts.find(({ aspect }) => aspect === 'OBJECTIVES')?.data ?? {};
  const objectives = publicParts.OBJECTIVES.safeParse(part).data?.objectives ?? [];
  const filed = registeredObjectivesDraft.safeParse(part['details']).data;
  const inWords = objectives.filter(({ nsicCode }) => nsicCode === null);
  const words = (pick: 'objectiveNepali' | 'objectiveEnglish'): string | undefined =>
    inWords
      .map((one) => one[pick])
      .filter(Boolean)
      .join('\n') || undefined;
  return {
    ...filed,
    nsicCodes: objectives.flatMap(({ nsicCode }) => nsicCode ?? []),
    descriptionNepali: filed?.descriptionNepali || words('objectiveNepali'),
    descriptionEnglish: filed?.descriptionEnglish || words('objectiveEnglish'),
  };
}

const answered = (frame: Pick<FilingFrame, 'answers'>): Partial<RegisteredObjectives> =>
  registeredObjectivesDraft.safeParse(filedAnswers(frame, OBJECTIVE_DETAILS.key)).data ?? {};

/** The first one is the main objective, so the order counts too. */
function unchangedObjectives(data: Answers, frame: FilingFrame): readonly CrossIssue[] {
  const [after, before] = [registeredObjectivesDraft.safeParse(data).data, standingObjectives(frame)];
  if (after === undefined || after.nsicCodes.length === 0) return [];
  const said = (one: Partial<RegisteredObjectives>): string =>
    JSON.stringify([
      one.nsicCodes,
      one.descriptionNepali ?? '',
      one.descriptionEnglish ?? '',
      one.registeredInOtherGovernmentBody ?? false,
      one.otherGovernmentBody ?? '',
      one.otherGovernmentBodyRegistrationNumber ?? '',
    ]);
  return said(after) === said(before) ? [{ path: 'nsicCodes', code: 'OBJECTIVES_UNCHANGED' }] : [];
}

/** Asked as in a registration; it begins with what the register has. */
const OBJECTIVES = {
  ...OBJECTIVE_DETAILS,
  label: { ne: 'परिवर्तनपछिका उद्देश्य', en: 'Objectives after the change' },
  issues: unchangedObjectives,
};

const addedCodes = (frame: FilingFrame): readonly string[] => {
  const before = new Set(standingObjectives(frame).nsicCodes);
  return (answered(frame).nsicCodes ?? []).filter((code) => !before.has(code));
};
/** What the company pursues already, it has shown the licence for. */
const needsLicence = (frame: FilingFrame): boolean => licensingBodies(addedCodes(frame)).length > 0;
const bringsMemorandum = (frame: FilingFrame): boolean => standingOf(frame, 'MOA') === 'BROUGHT';

function cautions(frame: FilingFrame, rules: NameRules): Caution[] {
  const name = publicParts.NAME.safeParse(frame.company?.parts.find(({ aspect }) => aspect === 'NAME')?.data).data;
  const codes = answered(frame).nsicCodes ?? [];
  const unfit =
    name === undefined
      ? []
      : unfitWords({ english: name.nameEnglish, nepali: name.nameNepali }, codes, rules).filter(
          ({ severity }) => severity === 'warn',
        );
  const bodies = licensingBodies(addedCodes(frame)).map((body) => consentBodies.name(body));
  return [
    ...(unfit.length === 0
      ? []
      : [
          {
            key: 'NAME_UNFIT',
            text: {
              ne: `कम्पनीको नाममा भएको “${unfit.map(({ token }) => token).join('”, “')}” शब्दले यी उद्देश्यमा नपरेको काम जनाउँछ। उद्देश्य परिवर्तन हुन सक्छ, तर नाम मिलाउन नाम परिवर्तनको निवेदन दिनुपर्ने हुन सक्छ।`,
              en: `The company’s name says “${unfit.map(({ token }) => token).join('”, “')}”, which is not among these objectives. The objectives may be changed all the same; the name may have to follow by a name change.`,
            },
          },
        ]),
    ...(bodies.length === 0
      ? []
      : [
          {
            key: 'LICENCE_NEEDED',
            text: {
              ne: `थपिएको उद्देश्यका लागि इजाजत चाहिन्छ: ${bodies.map(({ ne }) => ne).join(', ')}। त्यसको पत्र कागजातमा राख्नुपर्छ।`,
              en: `An objective that is added needs a licence: ${bodies.map(({ en }) => en).join(', ')}. Its letter has to be among the documents.`,
            },
          },
        ]),
  ];
}

/**
 * Sections 18, 21 and 83 of the Act: the objectives are part of the memorandum and are changed by special resolution.
 */
export const objectiveChange = {
  process: 'OBJECTIVE_CHANGE',
  version: 1,
  name: { ne: 'उद्देश्य परिवर्तन', en: 'Objective change' },
  numberPrefix: 'OC',
  sections: [OBJECTIVE_DECISION, OBJECTIVES, STANDING_PAPERS],
  // which papers the portal has is filled in from the register and asked of nobody
  steps: [
    step('objectives', 'SECTIONS', 'उद्देश्य', 'Objectives', ['OBJECTIVE_DETAILS'], {
      ne: 'सुरुमा दर्ता किताबका उद्देश्य हुन्छन्। थप्नुहोस्, हटाउनुहोस् वा फेर्नुहोस्; पहिलो उद्देश्य मुख्य उद्देश्य हो।',
      en: 'These begin with the objectives of the register. Add, remove or replace them; the first one is the main objective.',
    }),
    step('decision', 'SECTIONS', 'निर्णय', 'Decision', ['OBJECTIVE_DECISION'], {
      ne: 'कम्पनीको उद्देश्य विशेष प्रस्तावबाट परिवर्तन हुन्छ। निर्णय भएपछि कानुनको म्यादभित्र पेश नगरे जरिबाना लाग्छ।',
      en: 'A company changes its objectives by special resolution. It is reported within the time that the law sets; after that a fine is due.',
    }),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    ...amendmentDocuments(bringsMemorandum, ['AMENDED_MEMORANDUM', 'संशोधित प्रबन्धपत्र', 'Amended memorandum']),
    document('REGULATOR_LETTER', 'नियमनकारी निकायको पत्र', 'Regulator’s letter', { asked: needsLicence }),
  ],
  checklist: [
    check(
      'RESOLUTION_PASSED',
      'उद्देश्य परिवर्तनको विशेष प्रस्ताव बैठकले पारित गरेको छ (दफा २१, ८३)',
      'The meeting passed the special resolution to change the objectives (sections 21 and 83)',
    ),
    check(
      'OBJECTIVES_LAWFUL',
      'नयाँ उद्देश्य कानुनले रोकेको छैन, र प्रस्तावमा लेखिएका उद्देश्यसँग मिल्छ',
      'The new objectives are lawful and are those of the resolution',
    ),
    check(
      'LICENCE_SHOWN',
      'इजाजत चाहिने उद्देश्यका लागि नियमनकारी निकायको पत्र छ',
      'The regulator’s letter is there for each objective that needs a licence',
      needsLicence,
    ),
  ],
  ...filedForCompany,
  documentBasis: citation('21'),
  aspects: ['OBJECTIVES'],
  payTiming: 'BEFORE_VERIFY',
  issues: [{ kind: 'MEMORANDUM' }, { kind: 'RECORD_LETTER', law: '21' }],
  decision: {
    approve: {
      ne: 'आजदेखि दर्ता किताबमा कम्पनीका नयाँ उद्देश्य रहन्छन्, र पोर्टलले राखेको प्रबन्धपत्र भए संशोधित प्रति जारी हुन्छ। साबिकका उद्देश्य इतिहासमा रहन्छन्। निवेदकलाई जानकारी जान्छ।',
      en: 'The register has the new objectives of the company from today on, and a memorandum that the portal keeps is issued as amended. The former ones stay in the history. The applicant is told.',
    },
    reject: {
      ne: 'निवेदन अस्वीकृत हुन्छ र कम्पनीका उद्देश्य हालकै रहन्छन्। निवेदकलाई कारणसहित जानकारी जान्छ।',
      en: 'The application is rejected, and the company keeps its present objectives. The applicant is told why.',
    },
    revoke: {
      ne: 'कम्पनीका उद्देश्य फेरि साबिककै हुन्छन् र यसबाट जारी भएका कागजात रद्द हुन्छन्। दर्ता किताबबाट केही मेटिँदैन।',
      en: 'The company has its former objectives again, and the papers of this approval are revoked. Nothing is deleted from the register.',
    },
  },
  cautions,
  cautionsReadWordLists: true,
  charges: amendmentCharges,
  ...reportedAmendment(resolvedOn),
} as const satisfies ProcessDefinition;
