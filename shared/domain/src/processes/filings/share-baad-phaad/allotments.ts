import { toNepaliDigits } from '../../../digits';
import { companyTypeRules } from '../../../registration/company-type-rules';
import { shareTypes } from '../../../enumerations/shares';
import { allot } from '../../../share-ledger/allot';
import type { ShareLedger } from '../../../share-ledger/ledger';
import { outstandingIn, quantityOf } from '../../../share-ledger/share-table';
import { inSteps, type ShareStep } from '../../../share-ledger/steps';
import type { AskedAt, FiledShares } from '../../definition/filed-shares';
import { filedAnswers, filedItems, type FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue, ListSection } from '../../definition/section-definition';
import { isRegistered } from '../../definition/register-choice';
import { amount, answers, choice, quantity, text, withRules } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { ledgerIn, shareIssues } from '../../questions/shares/renumbering';

const ALLOTMENTS_MAXIMUM = 500;
const ALLOTMENTS_KEY = 'SHARE_ALLOTMENTS';

const allotmentAnswers = answers({
  holderId: text('HOLDER_REQUIRED', 60),
  shareType: choice(shareTypes.keys, 'SHARE_TYPE_REQUIRED'),
  quantity: quantity('SHARE_QUANTITY_REQUIRED'),
  paidPerShare: amount('PAID_PER_SHARE_REQUIRED', { positive: false }),
});
/** Shares of the reserve to each of the list, one after the other; null: nothing is complete yet. */
export function allotted(ledger: ShareLedger, frame: FilingFrame): FiledShares | null {
  const on = frame.today;
  const steps = filedItems(frame, ALLOTMENTS_KEY).flatMap(({ id, data }): ShareStep<AskedAt>[] => {
    const { holderId, shareType, quantity: wanted, paidPerShare } = allotmentAnswers.draft.safeParse(data).data ?? {};
    if (!holderId || shareType === undefined || wanted === undefined || paidPerShare === undefined) return [];
    const to = { quantities: [{ holderId, quantity: wanted }] };
    return [
      {
        run: (standing) => allot(standing, { on, source: 'RESERVE', to, paidPerShare, shareType }),
        placeOf: ({ code }) => ({
          section: ALLOTMENTS_KEY,
          path: `${id}.${code === 'SHARES_PAID_ABOVE_RATE' ? 'paidPerShare' : 'quantity'}`,
        }),
      },
    ];
  });
  return steps.length === 0 ? null : inSteps(ledger, steps);
}

/** Of a public company: the public holds at most what the promoters leave to it. */
function promoterIssues(filed: FiledShares | null, { companyType }: FilingFrame): readonly CrossIssue[] {
  const minimum = companyType && companyTypeRules(companyType).promoterMinimumPercent;
  if (!minimum || !filed?.ok) return [];
  const { table } = filed.ledger;
  const ofPublic = table
    .filter(({ bucket, shareType }) => bucket === 'HOLDER' && shareType === 'PUBLIC')
    .reduce((sum, range) => sum + quantityOf(range), 0);
  return ofPublic * 100 > outstandingIn(table) * (100 - minimum) ? [{ path: '', code: 'PUBLIC_PERCENT_TOO_HIGH' }] : [];
}

export const SHARE_ALLOTMENTS = {
  key: ALLOTMENTS_KEY,
  kind: 'LIST',
  label: { ne: 'जगेडाबाट दिइने शेयर', en: 'Shares given out of the reserve' },
  optional: false,
  appliesTo: (frame) => filedAnswers(frame, 'SHARE_OPERATION')['operation'] === 'ALLOT',
  most: ALLOTMENTS_MAXIMUM,
  item: {
    name: { ne: 'बाँडफाँड', en: 'Allotment' },
    schemaFor: (frame) =>
      withRules(allotmentAnswers, ({ holderId }) =>
        holderId !== undefined && !isRegistered(frame, ['SHAREHOLDER'], holderId)
          ? [{ path: ['holderId'], code: 'REGISTER_CHOICE_UNKNOWN' }]
          : [],
      ),
    draft: allotmentAnswers.draft,
    fields: [
      ask('holderId', 'registerChoice', 'शेयरधनी', 'Shareholder', { required: always, registered: ['SHAREHOLDER'] }),
      ask('shareType', 'select', 'शेयरको किसिम', 'Share type', { required: always, options: shareTypes }),
      ask('quantity', 'quantity', 'शेयर सङ्ख्या', 'Number of shares', { required: always }),
      ask('paidPerShare', 'amount', 'प्रतिशेयर चुक्ता रकम', 'Paid on each share', { required: always }),
    ],
    title: (data) => {
      const given = allotmentAnswers.draft.safeParse(data).data;
      const type = given?.shareType && shareTypes.name(given.shareType);
      const many = String(given?.quantity ?? '');
      return {
        ne: `${type?.ne ?? ''} ${toNepaliDigits(many)}`.trim(),
        en: `${type?.en ?? ''} ${many}`.trim(),
      };
    },
  },
  issues(items, frame) {
    if (items.length === 0) return [{ path: '', code: 'SHARES_NO_HOLDERS' }];
    const ledger = ledgerIn(frame);
    const filed = ledger ? allotted(ledger, frame) : null;
    return [...shareIssues(filed, ALLOTMENTS_KEY), ...promoterIssues(filed, frame)];
  },
} satisfies ListSection<typeof ALLOTMENTS_KEY>;

/** True where something is paid for a share that is given. */
export const arePaidFor = (frame: FilingFrame): boolean =>
  filedItems(frame, ALLOTMENTS_KEY).some(
    ({ data }) => (allotmentAnswers.draft.safeParse(data).data?.paidPerShare ?? 0) > 0,
  );
