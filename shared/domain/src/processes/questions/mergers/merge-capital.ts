import { formatMoney } from '../../../money';
import { publicParts } from '../../../register/register-aspects';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue, SectionDefinition } from '../../definition/section-definition';
import { amount, answers, optionalAmount, withRules, type Finding } from '../answer';
import { always, ask } from '../ask';
import { companyTypeRules } from '../../../registration/company-type-rules';
import { CAPITAL_KEY, DETAILS_KEY, filedTypeAfter, isIntoNew, swapsShares } from './company-after';
import { capitalAfter, paidUpAfterAllotment } from './merged-shares';

const capitalAnswers = answers({
  authorizedCapital: amount('AUTHORIZED_CAPITAL_REQUIRED'),
  issuedCapital: amount('ISSUED_CAPITAL_REQUIRED'),
  paidUpCapital: amount('PAID_UP_CAPITAL_REQUIRED'),
  // only a new company has none yet
  ratePerShare: optionalAmount(),
});

const capitalFor = (frame: FilingFrame) =>
  withRules(capitalAnswers, ({ ratePerShare }): Finding[] =>
    isIntoNew(frame) && !ratePerShare ? [{ path: ['ratePerShare'], code: 'SHARE_RATE_REQUIRED' }] : [],
  );

const expected = (paisa: number) => ({
  expectedNepali: formatMoney(paisa, 'ne'),
  expectedEnglish: formatMoney(paisa, 'en'),
});

function capitalIssues(data: Readonly<Record<string, unknown>>, frame: FilingFrame): readonly CrossIssue[] {
  const { authorizedCapital, issuedCapital, paidUpCapital } = capitalAnswers.draft.safeParse(data).data ?? {};
  const after = capitalAfter(frame);
  const standing = isIntoNew(frame) ? undefined : frame.company?.parts.find(({ aspect }) => aspect === 'CAPITAL');
  const before = standing && publicParts.CAPITAL.parse(standing.data).authorizedCapital;
  const paid = paidUpAfterAllotment(frame);
  const issued = after?.issuedCapital ?? null;
  return [
    ...(authorizedCapital !== undefined && before && authorizedCapital < before
      ? [{ path: 'authorizedCapital', code: 'MERGER_AUTHORIZED_LOWERED' as const }]
      : []),
    ...(authorizedCapital !== undefined && issued !== null && authorizedCapital < issued
      ? [{ path: 'authorizedCapital', code: 'ISSUED_EXCEEDS_AUTHORIZED' as const }]
      : []),
    ...(issuedCapital !== undefined && issued !== null && issuedCapital !== issued
      ? [{ path: 'issuedCapital', code: 'MERGER_ISSUED_DIFFERS' as const, parameters: expected(issued) }]
      : []),
    ...(paidUpCapital !== undefined && issuedCapital !== undefined && paidUpCapital > issuedCapital
      ? [{ path: 'paidUpCapital', code: 'MERGER_PAID_ABOVE_ISSUED' as const }]
      : paidUpCapital !== undefined && paid !== null && paidUpCapital !== paid
        ? [{ path: 'paidUpCapital', code: 'MERGER_PAID_UP_DIFFERS' as const, parameters: expected(paid) }]
        : []),
    ...rateIssues(frame),
    ...leastPaidUpIssues(paidUpCapital, frame),
  ];
}

/** What counts as paid on a share of a new company is asked before its face value. */
function rateIssues(frame: FilingFrame): readonly CrossIssue[] {
  const { ratePerShare } = filedAnswers(frame, CAPITAL_KEY);
  const { paidPerShare } = filedAnswers(frame, DETAILS_KEY);
  const isAbove = isIntoNew(frame) && typeof ratePerShare === 'number' && Number(paidPerShare ?? 0) > ratePerShare;
  return isAbove ? [{ path: 'ratePerShare', code: 'SHARES_PAID_ABOVE_RATE' }] : [];
}

/** Section 11, of a company that becomes public by the merger. */
function leastPaidUpIssues(paidUp: number | undefined, frame: FilingFrame): readonly CrossIssue[] {
  const type = filedTypeAfter(frame);
  const least = type && (isIntoNew(frame) || type !== frame.companyType) && companyTypeRules(type).minimumPaidUp;
  return least && paidUp !== undefined && paidUp < least.amount
    ? [{ path: 'paidUpCapital', code: 'MERGER_PAID_UP_TOO_LOW', parameters: expected(least.amount) }]
    : [];
}

/** The capital after the merger, as the scheme has it: it must be what the shares give. */
export const MERGE_CAPITAL = {
  key: CAPITAL_KEY,
  label: { ne: 'गाभिएपछिको पुँजी', en: 'Capital after the merger' },
  optional: false,
  appliesTo: swapsShares,
  schema: capitalAnswers.complete,
  schemaFor: capitalFor,
  draft: capitalAnswers.draft,
  issues: capitalIssues,
  fields: [
    ask('ratePerShare', 'amount', 'प्रतिशेयर अङ्कित मूल्य', 'Face value per share', {
      required: always,
      when: (_data, frame) => isIntoNew(frame),
    }),
    ask('authorizedCapital', 'amount', 'अधिकृत पुँजी', 'Authorized capital', { required: always }),
    ask('issuedCapital', 'amount', 'जारी पुँजी', 'Issued capital', { required: always }),
    ask('paidUpCapital', 'amount', 'बाँडफाँडपछिको चुक्ता पुँजी', 'Paid-up capital after the allotment', {
      required: always,
    }),
  ],
} satisfies SectionDefinition<typeof CAPITAL_KEY>;
