import { companyTypes } from '../../../enumerations/company-types';
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
  yesNo,
  type Finding,
} from '../answer';
import { always, ask } from '../ask';
import { numberIssues } from '../holders/shareholders-together';
import { faceValueIssues, fractionSettlements, shareIssues } from '../shares/renumbering';
import { DETAILS_KEY, entersNewCompany, swapsShares, typeAfter, typesAfter } from './company-after';
import { claimsAfter, holdersAfter, sharesAfterMerge } from './merged-shares';
import { isCount } from './swapped-holdings';
import { membersAfter, typeIssues } from './type-after-merger';

const detailsAnswers = answers({
  companyProcess: choice(mergeProcesses.keys, 'MERGE_PROCESS_REQUIRED'),
  oldShares: maybe(optionalQuantity()),
  newShares: maybe(optionalQuantity()),
  ownOldShares: maybe(optionalQuantity()),
  ownNewShares: maybe(optionalQuantity()),
  newCompanyType: optionalChoice(companyTypes.keys),
  takesNewName: yesNo(),
  paidPerShare: optionalAmount(),
  fractions: optionalChoice(fractionSettlements.keys),
});

const leavesFractions = (data: Answers, frame: FilingFrame): boolean =>
  (claimsAfter(data, frame)?.fractions.length ?? 0) > 0;

const detailsFor = (frame: FilingFrame) =>
  withRules(detailsAnswers, (given): Finding[] => {
    if (!swapsShares(frame)) return [];
    const { oldShares, newShares, ownOldShares, ownNewShares, paidPerShare, fractions } = given;
    const intoNew = entersNewCompany(given);
    return [
      ...(intoNew && !given.newCompanyType
        ? [{ path: ['newCompanyType'], code: 'COMPANY_TYPE_REQUIRED' as const }]
        : []),
      ...(intoNew && !ownOldShares ? [{ path: ['ownOldShares'], code: 'OLD_SHARES_REQUIRED' as const }] : []),
      ...(intoNew && !ownNewShares ? [{ path: ['ownNewShares'], code: 'NEW_SHARES_REQUIRED' as const }] : []),
      ...(oldShares ? [] : [{ path: ['oldShares'], code: 'OLD_SHARES_REQUIRED' as const }]),
      ...(newShares ? [] : [{ path: ['newShares'], code: 'NEW_SHARES_REQUIRED' as const }]),
      ...(paidPerShare === undefined ? [{ path: ['paidPerShare'], code: 'PAID_PER_SHARE_REQUIRED' as const }] : []),
      ...(fractions === undefined && leavesFractions(given, frame)
        ? [{ path: ['fractions'], code: 'FRACTIONS_SETTLEMENT_REQUIRED' as const }]
        : []),
    ];
  });

const RATIOS = ['oldShares', 'newShares', 'ownOldShares', 'ownNewShares'] as const;
const isIntoNewWithShares = (data: Answers, frame: FilingFrame): boolean =>
  entersNewCompany(data) && swapsShares(frame);

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
    if (!swapsShares(frame)) return entersNewCompany(data) ? numberIssues(membersAfter(frame), frame) : [];
    const claims = claimsAfter(data, frame);
    const type = typeIssues(data, frame);
    if (type.length > 0) return type;
    if (claims === null && entersNewCompany(data) && RATIOS.every((path) => isCount(data[path])))
      return [{ path: 'newShares', code: 'SHARES_SWAP_RATIO_INVALID' }];
    if (claims?.claims.some(({ quantity }) => quantity === 0))
      return [{ path: 'newShares', code: 'SHARES_SWAP_WITHOUT_SHARE' }];
    const filed = sharesAfterMerge(data, frame);
    const after = { ...frame, companyType: typeAfter(data, frame) };
    const number = filed?.ok && claims ? numberIssues(holdersAfter(filed.ledger, claims), after) : [];
    if (number.length > 0) return number;
    const paid = data['paidPerShare'];
    return [
      ...shareIssues(filed, DETAILS_KEY),
      ...faceValueIssues(filed, after, 'newShares'),
      ...(!entersNewCompany(data) && filed?.ok && typeof paid === 'number' && paid > filed.ledger.ratePerShare
        ? [{ path: 'paidPerShare', code: 'SHARES_PAID_ABOVE_RATE' as const }]
        : []),
    ];
  },
  fields: [
    ask('companyProcess', 'radio', 'किसिम', 'Kind', { required: always, options: mergeProcesses }),
    ask('newCompanyType', 'select', 'गाभिएपछिको कम्पनीको किसिम', 'Type of the company after the merger', {
      options: companyTypes,
      offered: typesAfter,
      required: entersNewCompany,
      when: (_data, frame) => swapsShares(frame),
      hint: {
        ne: 'नयाँ कम्पनी बन्दा, वा किसिम फेरिने भए मात्र छान्नुहोस्।',
        en: 'Only for a new company, or where the type changes.',
      },
    }),
    ask('takesNewName', 'switch', 'गाभिँदा कम्पनीको नाम पनि फेरिन्छ?', 'Does the company take a new name too?', {
      when: (data) => !entersNewCompany(data),
    }),
    ask('ownOldShares', 'quantity', 'निवेदक कम्पनीको शेयर', 'Shares of the company that applies', {
      ...ofShares,
      when: isIntoNewWithShares,
      hint: { ne: '५ शेयरको सट्टा ४ भए यहाँ ५', en: 'Where there are 4 shares for 5: 5 here' },
    }),
    ask('ownNewShares', 'quantity', 'त्यसको सट्टा नयाँ कम्पनीको शेयर', 'Shares of the new company for them', {
      ...ofShares,
      when: isIntoNewWithShares,
      hint: { ne: 'र यहाँ ४', en: 'and 4 here' },
    }),
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
