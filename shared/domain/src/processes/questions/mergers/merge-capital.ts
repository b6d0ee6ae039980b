import { formatMoney } from '../../../money';
import { publicParts } from '../../../register/register-aspects';
import type { FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue, SectionDefinition } from '../../definition/section-definition';
import { amount, answers } from '../answer';
import { always, ask } from '../ask';
import { swapsShares } from './merged-company';
import { CAPITAL_KEY, filedCapital, paidUpAfterAllotment } from './merged-shares';

const capitalAnswers = answers({
  authorizedCapital: amount('AUTHORIZED_CAPITAL_REQUIRED'),
  issuedCapital: amount('ISSUED_CAPITAL_REQUIRED'),
  paidUpCapital: amount('PAID_UP_CAPITAL_REQUIRED'),
});

const expected = (paisa: number) => ({ expected: formatMoney(paisa, 'en', false) });

function capitalIssues(data: Readonly<Record<string, unknown>>, frame: FilingFrame): readonly CrossIssue[] {
  const { authorizedCapital, issuedCapital, paidUpCapital } = capitalAnswers.draft.safeParse(data).data ?? {};
  const after = filedCapital(frame);
  const standing = frame.company?.parts.find(({ aspect }) => aspect === 'CAPITAL');
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
  ];
}

/** The capital after the merger, as the scheme has it: it must be what the shares give. */
export const MERGE_CAPITAL = {
  key: CAPITAL_KEY,
  label: { ne: 'गाभिएपछिको पुँजी', en: 'Capital after the merger' },
  optional: false,
  appliesTo: swapsShares,
  schema: capitalAnswers.complete,
  draft: capitalAnswers.draft,
  issues: capitalIssues,
  fields: [
    ask('authorizedCapital', 'amount', 'अधिकृत पुँजी', 'Authorized capital', { required: always }),
    ask('issuedCapital', 'amount', 'जारी पुँजी', 'Issued capital', { required: always }),
    ask('paidUpCapital', 'amount', 'बाँडफाँडपछिको चुक्ता पुँजी', 'Paid-up capital after the allotment', {
      required: always,
    }),
  ],
} satisfies SectionDefinition<typeof CAPITAL_KEY>;
