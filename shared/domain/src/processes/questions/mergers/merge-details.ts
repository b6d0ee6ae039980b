import { mergeProcesses } from '../../../enumerations/shares';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import {
  answers,
  choice,
  maybe,
  optionalAmount,
  optionalChoice,
  optionalQuantity,
  withRules,
  type Finding,
} from '../answer';
import { always, ask } from '../ask';
import { numberIssues } from '../holders/shareholders-together';
import { faceValueIssues, fractionSettlements, shareIssues } from '../shares/renumbering';
import { swapsShares } from './merged-company';
import { claimsAfter, DETAILS_KEY, holdersAfter, sharesAfterMerge } from './merged-shares';

const detailsAnswers = answers({
  companyProcess: choice(mergeProcesses.keys, 'MERGE_PROCESS_REQUIRED'),
  oldShares: maybe(optionalQuantity()),
  newShares: maybe(optionalQuantity()),
  paidPerShare: optionalAmount(),
  fractions: optionalChoice(fractionSettlements.keys),
});

const leavesFractions = (data: Answers, frame: FilingFrame): boolean =>
  (claimsAfter(data, frame)?.fractions.length ?? 0) > 0;

const detailsFor = (frame: FilingFrame) =>
  withRules(detailsAnswers, (given): Finding[] => {
    if (!swapsShares(frame)) return [];
    const { oldShares, newShares, paidPerShare, fractions } = given;
    return [
      ...(oldShares ? [] : [{ path: ['oldShares'], code: 'OLD_SHARES_REQUIRED' as const }]),
      ...(newShares ? [] : [{ path: ['newShares'], code: 'NEW_SHARES_REQUIRED' as const }]),
      ...(paidPerShare === undefined ? [{ path: ['paidPerShare'], code: 'PAID_PER_SHARE_REQUIRED' as const }] : []),
      ...(fractions === undefined && leavesFractions(given, frame)
        ? [{ path: ['fractions'], code: 'FRACTIONS_SETTLEMENT_REQUIRED' as const }]
        : []),
    ];
  });

const ofShares = {
  group: { ne: 'शेयरको सट्टा', en: 'Swap of shares' },
  required: always,
  when: (_data: Answers, frame: FilingFrame) => swapsShares(frame),
};

/** How the one company is merged into the other. */
export const MERGE_DETAILS = {
  key: DETAILS_KEY,
  label: { ne: 'गाभ्ने विवरण', en: 'Details of the merger' },
  optional: false,
  schema: detailsAnswers.complete,
  schemaFor: detailsFor,
  draft: detailsAnswers.draft,
  issues(data, frame) {
    if (!swapsShares(frame)) return [];
    const claims = claimsAfter(data, frame);
    if (claims?.claims.some(({ quantity }) => quantity === 0))
      return [{ path: 'newShares', code: 'SHARES_SWAP_WITHOUT_SHARE' }];
    const filed = sharesAfterMerge(data, frame);
    const number = filed?.ok && claims ? numberIssues(holdersAfter(filed.ledger, claims), frame) : [];
    if (number.length > 0) return number;
    const paid = data['paidPerShare'];
    return [
      ...shareIssues(filed, DETAILS_KEY),
      ...faceValueIssues(filed, frame, 'newShares'),
      ...(filed?.ok && typeof paid === 'number' && paid > filed.ledger.ratePerShare
        ? [{ path: 'paidPerShare', code: 'SHARES_PAID_ABOVE_RATE' as const }]
        : []),
    ];
  },
  fields: [
    ask('companyProcess', 'radio', 'किसिम', 'Kind', { required: always, options: mergeProcesses }),
    ask('oldShares', 'quantity', 'गाभिने कम्पनीको शेयर', 'Shares of the merged company', {
      ...ofShares,
      hint: { ne: '३ शेयरको सट्टा २ भए यहाँ ३', en: 'Where there are 2 shares for 3: 3 here' },
    }),
    ask('newShares', 'quantity', 'सट्टामा दिइने शेयर', 'Shares given for them', {
      ...ofShares,
      hint: { ne: 'र यहाँ २', en: 'and 2 here' },
    }),
    ask('paidPerShare', 'amount', 'प्रतिशेयर चुक्ता मानिने रकम', 'What counts as paid on each share', ofShares),
    ask('fractions', 'radio', 'खण्डित शेयरको हिसाब', 'What becomes of fractions', {
      ...ofShares,
      options: fractionSettlements,
      when: (data, frame) => swapsShares(frame) && leavesFractions(data, frame),
    }),
  ],
} satisfies SectionDefinition<typeof DETAILS_KEY>;

/** What was answered; nothing in it may be complete. */
export const mergeDetailsIn = (frame: Pick<FilingFrame, 'answers'>) =>
  detailsAnswers.draft.safeParse(filedAnswers(frame, DETAILS_KEY)).data;
