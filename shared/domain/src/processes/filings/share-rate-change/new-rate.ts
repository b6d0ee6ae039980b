import type { Paisa } from '../../../money';
import type { FiledShares } from '../../definition/filed-shares';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import { amount, answers, optionalChoice, withRules, yesNo } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import {
  faceValueIssues,
  fractionSettlements,
  leavesFractions,
  ledgerIn,
  renumbered,
  shareIssues,
} from '../../questions/shares/renumbering';

const RATE_KEY = 'NEW_SHARE_RATE';
const OUTCOME_KEY = 'SHARES_AT_NEW_RATE';

const rateAnswers = answers({ ratePerShare: amount('SHARE_RATE_REQUIRED') });

/** The shares at this face value, or what is wrong with it; null: it is not answered, or that of today. */
export function sharesAt(data: Answers, frame: FilingFrame): FiledShares | null {
  const ledger = ledgerIn(frame);
  const rate: Paisa | undefined = rateAnswers.draft.safeParse(data).data?.ratePerShare;
  if (!ledger || !rate || rate === ledger.ratePerShare) return null;
  // the value of all shares stays: of so many old shares there are as many new ones as their values compare
  const ratio = { before: rate, after: ledger.ratePerShare };
  return renumbered(ledger, frame, ratio, { section: RATE_KEY, path: 'ratePerShare' });
}

/** What the answers do to the shares of the company. */
export const filedShares = (frame: FilingFrame): FiledShares | null => sharesAt(filedAnswers(frame, RATE_KEY), frame);

export const NEW_SHARE_RATE = {
  key: RATE_KEY,
  label: { ne: 'नयाँ अङ्कित मूल्य', en: 'New face value' },
  schema: rateAnswers.complete,
  schemaFor: (frame: FilingFrame) =>
    withRules(rateAnswers, ({ ratePerShare }) =>
      ratePerShare !== undefined && ratePerShare === ledgerIn(frame)?.ratePerShare
        ? [{ path: ['ratePerShare'], code: 'SHARE_RATE_UNCHANGED' }]
        : [],
    ),
  draft: rateAnswers.draft,
  optional: false,
  stands: ['CAPITAL'],
  issues(data, frame) {
    const filed = sharesAt(data, frame);
    return [...shareIssues(filed, RATE_KEY), ...faceValueIssues(filed, frame, 'ratePerShare')];
  },
  fields: [ask('ratePerShare', 'amount', 'नयाँ प्रतिशेयर अङ्कित मूल्य', 'New face value per share', { required: always })],
} satisfies SectionDefinition<typeof RATE_KEY>;

const outcomeAnswers = answers({
  fractions: optionalChoice(fractionSettlements.keys),
  confirmed: yesNo(),
});

export const SHARES_AT_NEW_RATE = {
  key: OUTCOME_KEY,
  label: { ne: 'नयाँ मूल्यका शेयर', en: 'Shares at the new value' },
  schema: outcomeAnswers.complete,
  schemaFor: (frame: FilingFrame) =>
    withRules(outcomeAnswers, ({ fractions, confirmed }) => [
      ...(fractions === undefined && leavesFractions(filedShares(frame))
        ? [{ path: ['fractions'], code: 'FRACTIONS_SETTLEMENT_REQUIRED' as const }]
        : []),
      ...(confirmed === true ? [] : [{ path: ['confirmed'], code: 'SHARES_UNCONFIRMED' as const }]),
    ]),
  draft: outcomeAnswers.draft,
  optional: false,
  fields: [
    ask('fractions', 'radio', 'खण्डित शेयरको हिसाब', 'What becomes of fractions', {
      required: always,
      options: fractionSettlements,
      when: (_data, frame) => leavesFractions(filedShares(frame)),
    }),
    ask('confirmed', 'switch', 'शेयरको नयाँ विवरण प्रस्तावसँग मिल्छ', 'The shares are those of the resolution', {
      required: always,
    }),
  ],
} satisfies SectionDefinition<typeof OUTCOME_KEY>;

/** True where holders are paid for parts of shares. */
export const isPaidOut = (frame: FilingFrame): boolean =>
  leavesFractions(filedShares(frame)) &&
  outcomeAnswers.draft.safeParse(filedAnswers(frame, OUTCOME_KEY)).data?.fractions === 'CASH';
