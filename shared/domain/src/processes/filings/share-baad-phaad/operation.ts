import { toNepaliDigits } from '../../../digits';
import { companyTypeRules } from '../../../registration/company-type-rules';
import { shareOperations, shareTypes, type ShareOperation } from '../../../enumerations/shares';
import { allot } from '../../../share-ledger/allot';
import type { ShareLedger } from '../../../share-ledger/ledger';
import { outstandingIn, quantityOf, type ShareTable } from '../../../share-ledger/share-table';
import { inSteps, type ShareStep } from '../../../share-ledger/steps';
import type { AskedAt, FiledShares } from '../../definition/filed-shares';
import { filedAnswers, filedItems, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue, ListSection, SectionDefinition } from '../../definition/section-definition';
import { isRegistered } from '../../definition/register-choice';
import {
  amount,
  answers,
  choice,
  maybe,
  optionalChoice,
  optionalQuantity,
  quantity,
  text,
  withRules,
} from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import {
  faceValueIssues,
  fractionSettlements,
  leavesFractions,
  ledgerIn,
  renumbered,
  shareIssues,
} from '../../questions/shares/renumbering';

const ALLOTMENTS_MAXIMUM = 500;

const operationAnswers = answers({
  operation: choice(shareOperations.keys, 'SHARE_OPERATION_REQUIRED'),
  oldShares: maybe(optionalQuantity()),
  newShares: maybe(optionalQuantity()),
  fractions: optionalChoice(fractionSettlements.keys),
});
const allotmentAnswers = answers({
  holderId: text('HOLDER_REQUIRED', 60),
  shareType: choice(shareTypes.keys, 'SHARE_TYPE_REQUIRED'),
  quantity: quantity('SHARE_QUANTITY_REQUIRED'),
  paidPerShare: amount('PAID_PER_SHARE_REQUIRED', { positive: false }),
});
const OPERATION_KEY = 'SHARE_OPERATION';
const ALLOTMENTS_KEY = 'SHARE_ALLOTMENTS';

const operationOf = (frame: Pick<FilingFrame, 'answers'>) =>
  operationAnswers.draft.safeParse(filedAnswers(frame, OPERATION_KEY)).data;
/** Undefined while it is not answered. */
export const chosenOperation = (frame: Pick<FilingFrame, 'answers'>): ShareOperation | undefined =>
  operationOf(frame)?.operation;
const isByRatio = (operation: unknown): boolean => operation === 'SPLIT' || operation === 'CONSOLIDATE';

const reserved = (table: ShareTable): number =>
  table.filter(({ bucket }) => bucket === 'RESERVE').reduce((sum, range) => sum + quantityOf(range), 0);

/** Shares of the reserve are given out only where there are some. */
function offeredOperations(frame: FilingFrame): readonly ShareOperation[] {
  const ledger = ledgerIn(frame);
  return ledger && reserved(ledger.table) > 0 ? shareOperations.keys : ['SPLIT', 'CONSOLIDATE'];
}

/** The shares after the operation with these answers, or what is wrong with it; null: they are not sufficient. */
export function sharesAfter(data: Answers, frame: FilingFrame): FiledShares | null {
  const ledger = ledgerIn(frame);
  const given = operationAnswers.draft.safeParse(data).data;
  if (!ledger || !given) return null;
  const { operation, oldShares: before, newShares: after } = given;
  if (operation === 'ALLOT') return allotted(ledger, frame);
  if (operation === undefined || !before || !after) return null;
  if (operation === 'SPLIT' ? after <= before : before <= after) return null; // its rule says so
  return renumbered(ledger, frame, { before, after }, { section: OPERATION_KEY, path: 'newShares' });
}

function allotted(ledger: ShareLedger, frame: FilingFrame): FiledShares | null {
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

const operationFor = (frame: FilingFrame) =>
  withRules(operationAnswers, (given) => {
    const { operation, oldShares, newShares, fractions } = given;
    if (operation === undefined) return [];
    if (!offeredOperations(frame).includes(operation)) return [{ path: ['operation'], code: 'SHARES_RESERVE_EMPTY' }];
    if (!isByRatio(operation)) return [];
    if (!oldShares || !newShares)
      return [
        ...(oldShares ? [] : [{ path: ['oldShares'], code: 'OLD_SHARES_REQUIRED' as const }]),
        ...(newShares ? [] : [{ path: ['newShares'], code: 'NEW_SHARES_REQUIRED' as const }]),
      ];
    if (operation === 'SPLIT' && newShares <= oldShares) return [{ path: ['newShares'], code: 'SPLIT_RATIO' }];
    if (operation === 'CONSOLIDATE' && newShares >= oldShares)
      return [{ path: ['newShares'], code: 'CONSOLIDATION_RATIO' }];
    return fractions === undefined && leavesFractions(sharesAfter(given, frame))
      ? [{ path: ['fractions'], code: 'FRACTIONS_SETTLEMENT_REQUIRED' }]
      : [];
  });

const RATIO = {
  group: { ne: 'अनुपात', en: 'Ratio' },
  required: always,
  when: ({ operation }: Answers) => isByRatio(operation),
};

export const SHARE_OPERATION = {
  key: OPERATION_KEY,
  label: { ne: 'शेयरमा के हुन्छ', en: 'What is done with the shares' },
  schema: operationAnswers.complete,
  schemaFor: operationFor,
  draft: operationAnswers.draft,
  optional: false,
  issues(data, frame) {
    if (!isByRatio(data['operation'])) return [];
    const filed = sharesAfter(data, frame);
    return [...shareIssues(filed, OPERATION_KEY), ...faceValueIssues(filed, frame, 'newShares')];
  },
  fields: [
    ask('operation', 'radio', 'काम', 'Operation', {
      required: always,
      options: shareOperations,
      offered: (_data, frame) => offeredOperations(frame),
    }),
    ask('oldShares', 'quantity', 'साबिक शेयर', 'Old shares', {
      ...RATIO,
      hint: { ne: '१ शेयरको १० हुने भए यहाँ १', en: 'Where 1 share becomes 10: 1 here' },
    }),
    ask('newShares', 'quantity', 'नयाँ शेयर', 'New shares', {
      ...RATIO,
      hint: { ne: 'र यहाँ १०', en: 'and 10 here' },
    }),
    ask('fractions', 'radio', 'खण्डित शेयरको हिसाब', 'How fractions are settled', {
      ...RATIO,
      options: fractionSettlements,
      when: (data, frame) => isByRatio(data['operation']) && leavesFractions(sharesAfter(data, frame)),
    }),
  ],
} satisfies SectionDefinition<typeof OPERATION_KEY>;

/** Section 9 and the type of the company: the public holds at most what the promoters leave to it. */
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
  appliesTo: (frame) => chosenOperation(frame) === 'ALLOT',
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

/** What the answers do to the shares of the company. */
export const filedShares = (frame: FilingFrame): FiledShares | null =>
  sharesAfter(filedAnswers(frame, OPERATION_KEY), frame);

/** True where money changes hands: for a fraction that is paid out, or for a share that is given. */
export function isPaid(frame: FilingFrame): boolean {
  const given = operationOf(frame);
  if (given?.operation === 'ALLOT')
    return filedItems(frame, ALLOTMENTS_KEY).some(
      ({ data }) => (allotmentAnswers.draft.safeParse(data).data?.paidPerShare ?? 0) > 0,
    );
  return isByRatio(given?.operation) && given?.fractions === 'CASH';
}
