import { enumeration } from '../../../enumerations/enumeration';
import { REASON_MAXIMUM } from '../../../reasons';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import { answers, choice, day, optional, optionalDay, optionalFormed, text, withRules } from '../answer';
import { always, ask } from '../ask';
import { companyPan } from './tax-clearance';
import { decisionFindings } from '../decision';

const deciders = enumeration([
  ['GENERAL_MEETING', 'साधारण सभा', 'General meeting'],
  [
    'PRESENT_MEMBERS',
    'गणपूरक संख्या नपुग्दा उपस्थित सञ्चालक वा शेयरधनी',
    'The directors or shareholders present, because there was no quorum',
  ],
]);

const decisionAnswers = answers({
  decidedBy: choice(deciders.keys, 'DECIDED_BY_REQUIRED'),
  calledOn: optionalDay(),
  present: optional(REASON_MAXIMUM),
  decidedOn: day('DECIDED_ON_REQUIRED'),
  text: text('DECISION_REQUIRED', REASON_MAXIMUM),
});

const isByThosePresent = ({ decidedBy }: Answers): boolean => decidedBy === 'PRESENT_MEMBERS';

/** Section 136ka(2): the general meeting decides, or those present where it had no quorum (section 73). */
export const DISCOUNT_DECISION = {
  key: 'DISCOUNT_DECISION',
  label: { ne: 'दर्ता खारेज गर्ने निर्णय', en: 'Decision to de-register' },
  schema: decisionAnswers.complete,
  schemaFor: (frame) =>
    withRules(decisionAnswers, (kept) => [
      ...decisionFindings('', { decidedOn: kept.decidedOn }, frame).map((one) => ({ ...one, path: ['decidedOn'] })),
      ...(isByThosePresent(kept) && kept.calledOn === undefined
        ? [{ path: ['calledOn'], code: 'CALLED_ON_REQUIRED' as const }]
        : []),
      ...(kept.calledOn !== undefined && kept.decidedOn !== undefined && kept.calledOn > kept.decidedOn
        ? [{ path: ['calledOn'], code: 'CALLED_AFTER_DECISION' as const }]
        : []),
      ...(isByThosePresent(kept) && (kept.present ?? '') === ''
        ? [{ path: ['present'], code: 'PRESENT_REQUIRED' as const }]
        : []),
    ]),
  draft: decisionAnswers.draft,
  optional: false,
  fields: [
    ask('decidedBy', 'radio', 'निर्णय गर्ने', 'Decided by', { required: always, options: deciders }),
    ask('calledOn', 'date', 'गणपूरक संख्या नपुगेको सभाको मिति', 'Day of the meeting that had no quorum', {
      when: isByThosePresent,
      required: always,
    }),
    ask('present', 'textarea', 'उपस्थित सञ्चालक वा शेयरधनीको नाम', 'Names of the directors or shareholders present', {
      when: isByThosePresent,
      required: always,
      maximum: REASON_MAXIMUM,
    }),
    ask('decidedOn', 'date', 'निर्णय मिति', 'Date of the decision', { required: always }),
    ask('text', 'textarea', 'निर्णयको व्यहोरा', 'Text of the decision', { required: always, maximum: REASON_MAXIMUM }),
  ],
} satisfies SectionDefinition<'DISCOUNT_DECISION'>;

const pans = enumeration([
  ['YES', 'लिएको छ', 'It has one'],
  ['NO', 'लिएको छैन', 'It has none'],
]);

const declarationAnswers = answers({
  statement: text('NO_BUSINESS_DECLARATION_REQUIRED', REASON_MAXIMUM),
  hasPan: choice(pans.keys, 'HAS_PAN_REQUIRED'),
  pan: optionalFormed(companyPan),
});

export const hasPan = (frame: Pick<FilingFrame, 'answers'>): boolean =>
  filedAnswers(frame, 'NO_LIABILITY')['hasPan'] === 'YES';

/** The declaration that the company has neither business nor liabilities, and whether it is known to the tax office. */
export const NO_LIABILITY = {
  key: 'NO_LIABILITY',
  label: { ne: 'कारोबार र दायित्व नभएको घोषणा', en: 'Declaration of no business and no liabilities' },
  schema: declarationAnswers.complete,
  schemaFor: () =>
    withRules(declarationAnswers, (kept) =>
      kept.hasPan === 'YES' && kept.pan === undefined ? [{ path: ['pan'], code: 'PAN_REQUIRED' }] : [],
    ),
  draft: declarationAnswers.draft,
  optional: false,
  fields: [
    ask('statement', 'textarea', 'घोषणाको व्यहोरा', 'Text of the declaration', {
      required: always,
      maximum: REASON_MAXIMUM,
    }),
    ask('hasPan', 'radio', 'स्थायी लेखा नम्बर (PAN)', 'PAN of the company', { required: always, options: pans }),
    ask('pan', 'text', 'कम्पनीको स्थायी लेखा नम्बर (PAN)', 'Number of the PAN', {
      when: (data) => data['hasPan'] === 'YES',
      required: always,
      maximum: 20,
    }),
  ],
} satisfies SectionDefinition<'NO_LIABILITY'>;
