import { REASON_MAXIMUM } from '../../../reasons';
import type { ListSection } from '../../definition/section-definition';
import { amount, answers, choice, day, optional, optionalNumberText, text, withRules, type Finding } from '../answer';
import { always, ask } from '../ask';
import { enumeration } from '../../../enumerations/enumeration';

/** How a claim came to its end. */
const settlementWays = enumeration([
  ['PAID', 'रकम तिरेको', 'Paid'],
  ['SECURED', 'धरौटी वा बैंक ग्यारेन्टी राखेको', 'Secured by deposit or bank guarantee'],
  ['WAIVED', 'दाबी गर्नेले छोडेको', 'Waived by the claimant'],
  ['NOT_OWED', 'तिर्नुपर्ने नठहरिएको', 'Found not to be owed'],
]);
const PAYING: readonly string[] = ['PAID', 'SECURED'];

const settlementAnswers = answers({
  claimant: text('CLAIMANT_REQUIRED', 200),
  claimNumber: optionalNumberText(60),
  claimed: amount('CLAIM_AMOUNT_REQUIRED'),
  way: choice(settlementWays.keys, 'SETTLEMENT_WAY_REQUIRED'),
  settled: amount('SETTLED_AMOUNT_REQUIRED', { positive: false }),
  settledOn: day('SETTLED_ON_REQUIRED'),
  remark: optional(REASON_MAXIMUM),
});

function findings(
  { claimed, settled, settledOn, way }: Partial<ReturnType<typeof settlementAnswers.draft.parse>>,
  today: string,
): Finding[] {
  const found: Finding[] = [];
  if (settledOn !== undefined && settledOn > today) found.push({ path: ['settledOn'], code: 'DATE_IN_FUTURE' });
  if (claimed !== undefined && settled !== undefined && settled > claimed)
    found.push({ path: ['settled'], code: 'SETTLED_ABOVE_CLAIM' });
  if (way !== undefined && settled !== undefined && PAYING.includes(way) && settled === 0)
    found.push({ path: ['settled'], code: 'SETTLED_AMOUNT_REQUIRED' });
  return found;
}

/** Every claim against a company that is closed, and how it was cleared: never above the claim. Amounts in paisa. */
export const CLAIM_SETTLEMENTS = {
  kind: 'LIST',
  key: 'CLAIM_SETTLEMENTS',
  label: { ne: 'दाबी र फर्स्योट', en: 'Claims and their settlement' },
  // nobody may have claimed
  optional: true,
  most: 500,
  item: {
    name: { ne: 'दाबी', en: 'Claim' },
    schemaFor: ({ today }) => withRules(settlementAnswers, (kept) => findings(kept, today)),
    draft: settlementAnswers.draft,
    title: ({ claimant }) => {
      const name = typeof claimant === 'string' ? claimant : '';
      return { ne: name, en: name };
    },
    fields: [
      ask('claimant', 'text', 'दाबी गर्नेको नाम', 'Name of the claimant', { required: always, maximum: 200 }),
      ask('claimNumber', 'text', 'कार्यालयमा परेको दाबीको नम्बर', 'Number of the claim at the office', { maximum: 60 }),
      ask('claimed', 'amount', 'दाबी रकम', 'Amount claimed', { required: always }),
      ask('way', 'select', 'कसरी फर्स्योट भयो', 'How it was cleared', { required: always, options: settlementWays }),
      ask('settled', 'amount', 'तिरेको वा सुरक्षित गरेको रकम', 'Amount paid or secured', { required: always }),
      ask('settledOn', 'date', 'फर्स्योट भएको मिति', 'Date of the settlement', { required: always }),
      ask('remark', 'textarea', 'कैफियत', 'Remark', { maximum: REASON_MAXIMUM }),
    ],
  },
} satisfies ListSection<'CLAIM_SETTLEMENTS'>;
