import { hasShares } from '../../../registration/company-type-rules';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import { withRules } from '../answer';
import { knowsPaidUpShares } from './distribution-consents';
import { AUDITOR_KEY, isAuditor, liquidatorIn } from './liquidator';
import { auditorAnswers, auditorFields, auditorFindings, auditorNamesakes } from '../people/auditor';
import { resolutionSection, resolvedIn } from '../resolution-section';

const DECISION_KEY = 'LIQUIDATION_DECISION';

/**
 * Why, and the special resolution. Shares that the register does not know are entered before: nobody could count the
 * consent to the distribution, and in liquidation no other filing mends it.
 */
export const LIQUIDATION_DECISION = {
  ...resolutionSection(
    DECISION_KEY,
    { ne: 'लिक्विडेसनको निर्णय', en: 'Decision to liquidate' },
    { ne: 'कम्पनी लिक्विडेसन गर्नुको कारण', en: 'Why the company is liquidated' },
  ),
  issues: (_data, frame) =>
    frame.companyType !== null && hasShares(frame.companyType) && !knowsPaidUpShares(frame)
      ? [{ path: '', code: 'LIQUIDATION_SHARES_UNKNOWN' }]
      : [],
} satisfies SectionDefinition<typeof DECISION_KEY>;

export const resolvedOn = (frame: FilingFrame) => resolvedIn(frame, DECISION_KEY);

/** Section 127: appointed with the liquidator, and somebody else. */
export const LIQUIDATION_AUDITOR = {
  key: AUDITOR_KEY,
  label: { ne: 'लिक्विडेसनको लेखापरीक्षक', en: 'Auditor of the liquidation' },
  schema: auditorAnswers.complete,
  schemaFor: (frame) =>
    withRules(auditorAnswers, (kept) => {
      const liquidator = liquidatorIn(frame);
      return [
        ...auditorFindings([], kept, frame),
        ...(liquidator && isAuditor(liquidator, kept)
          ? [{ path: ['licenceNumber'], code: 'LIQUIDATOR_IS_AUDITOR' } as const]
          : []),
      ];
    }),
  draft: auditorAnswers.draft,
  optional: false,
  fields: auditorFields('', { ne: 'लेखापरीक्षक', en: 'Auditor' }),
} satisfies SectionDefinition<typeof AUDITOR_KEY>;

/** The complete answers, for the register. */
export const filedAuditor = (frame: Pick<FilingFrame, 'answers'>) =>
  auditorAnswers.complete.parse(filedAnswers(frame, AUDITOR_KEY));

export const namesakes = (frame: FilingFrame) =>
  auditorNamesakes([auditorAnswers.draft.safeParse(filedAnswers(frame, AUDITOR_KEY)).data], frame);
