import type { AdDay } from '../../../calendar';
import { valueAt } from '../../definition/field-definition';
import type { FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import { answers, withRules } from '../answer';
import { sourcesOfFund, sourcesOfFundField, totalFund } from '../capital/source-of-fund';
import { courtOrderFields, courtOrderFindings, courtOrderShape } from '../court-order';
import { decisionSection } from '../decision-section';
import { resolvedIn, resolutionSection } from '../resolution-section';
import { raisedAuthorized, raises, reduces } from './details-answers';
import { issues, newlyPaid } from './filed-capital';

/** Sections 56, 57 and 83: the authorized capital is raised, and capital is reduced, by special resolution. */
export const needsSpecialResolution = (frame: FilingFrame): boolean =>
  reduces(frame) || raisedAuthorized(frame) !== undefined;

export const CAPITAL_RESOLUTION = {
  ...resolutionSection(
    'CAPITAL_RESOLUTION',
    { ne: 'पुँजी परिवर्तनको विशेष प्रस्ताव', en: 'Special resolution to change the capital' },
    { ne: 'पुँजी परिवर्तन गर्नुको कारण', en: 'Why the capital is changed' },
  ),
  appliesTo: needsSpecialResolution,
};

const DECISION_KEY = 'CAPITAL_DECISION';
/** Section 56(5): issued capital within the authorized one is raised by ordinary resolution. */
export const CAPITAL_DECISION = {
  ...decisionSection(
    DECISION_KEY,
    { ne: 'पुँजी परिवर्तनको निर्णय', en: 'Decision to change the capital' },
    { ne: 'पुँजी परिवर्तन गर्नुको कारण', en: 'Why the capital is changed' },
  ),
  appliesTo: (frame: FilingFrame) => raises(frame) && !needsSpecialResolution(frame),
  issues: (data, frame) =>
    issues(frame) && valueAt(data, 'decision.decidedBy') === 'BOARD'
      ? [{ path: 'decision.decidedBy', code: 'RESOLUTION_OF_MEETING_REQUIRED' }]
      : [],
} satisfies SectionDefinition<typeof DECISION_KEY>;

/** AD: of the special resolution; undefined where none is needed, or it is not answered. */
export const resolvedOn = (frame: FilingFrame): AdDay | undefined =>
  needsSpecialResolution(frame) ? resolvedIn(frame, CAPITAL_RESOLUTION.key) : undefined;
const fundAnswers = answers({ sourcesOfFund });
const FUND_KEY = 'CAPITAL_FUND';
export const CAPITAL_FUND = {
  key: FUND_KEY,
  label: { ne: 'चुक्ता रकमको स्रोत', en: 'Source of what is paid' },
  schema: fundAnswers.complete,
  draft: fundAnswers.draft,
  optional: false,
  appliesTo: (frame: FilingFrame) => raises(frame) && newlyPaid(frame) > 0,
  fields: [sourcesOfFundField({ ne: 'रकमको स्रोत', en: 'Source of fund' })],
  issues: (data, frame) => {
    const given = fundAnswers.draft.safeParse(data).data?.sourcesOfFund;
    return given !== undefined && given.length > 0 && totalFund(given) !== newlyPaid(frame)
      ? [{ path: 'sourcesOfFund', code: 'FUND_TOTAL_DIFFERS' }]
      : [];
  },
} satisfies SectionDefinition<typeof FUND_KEY>;

const orderAnswers = answers(courtOrderShape);
const ORDER_KEY = 'COURT_ORDER';

/** Section 57: issued and paid-up capital are reduced by the court alone. */
export const COURT_ORDER = {
  key: ORDER_KEY,
  label: { ne: 'अदालतको आदेश', en: 'Order of the court' },
  schema: orderAnswers.complete,
  schemaFor: (frame: FilingFrame) =>
    withRules(orderAnswers, ({ orderedOn }) => courtOrderFindings([], orderedOn, frame)),
  draft: orderAnswers.draft,
  optional: false,
  appliesTo: reduces,
  fields: courtOrderFields(),
} satisfies SectionDefinition<typeof ORDER_KEY>;
