import { shareOperations, type ShareOperation } from '../../../enumerations/shares';
import { reservedIn } from '../../../share-ledger/holdings';
import type { FiledShares } from '../../definition/filed-shares';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import { answers, choice, maybe, optionalChoice, optionalQuantity, withRules } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import {
  faceValueIssues,
  fractionSettlements,
  leavesFractions,
  ledgerIn,
  renumbered,
  shareIssues,
} from '../../questions/shares/renumbering';
import { allotted, isPaidForAllotment } from './allotments';

const operationAnswers = answers({
  operation: choice(shareOperations.keys, 'SHARE_OPERATION_REQUIRED'),
  oldShares: maybe(optionalQuantity()),
  newShares: maybe(optionalQuantity()),
  fractions: optionalChoice(fractionSettlements.keys),
});
const OPERATION_KEY = 'SHARE_OPERATION';

const operationOf = (frame: Pick<FilingFrame, 'answers'>) =>
  operationAnswers.draft.safeParse(filedAnswers(frame, OPERATION_KEY)).data;
/** Undefined while it is not answered. */
export const chosenOperation = (frame: Pick<FilingFrame, 'answers'>): ShareOperation | undefined =>
  operationOf(frame)?.operation;
const isByRatio = (operation: unknown): boolean => operation === 'SPLIT' || operation === 'CONSOLIDATE';

/** Shares of the reserve are given out only where there are some. */
function offeredOperations(frame: FilingFrame): readonly ShareOperation[] {
  const ledger = ledgerIn(frame);
  return ledger && reservedIn(ledger.table) > 0 ? shareOperations.keys : ['SPLIT', 'CONSOLIDATE'];
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
    ask('fractions', 'radio', 'खण्डित शेयरको हिसाब', 'What becomes of fractions', {
      ...RATIO,
      options: fractionSettlements,
      when: (data, frame) => isByRatio(data['operation']) && leavesFractions(sharesAfter(data, frame)),
    }),
  ],
} satisfies SectionDefinition<typeof OPERATION_KEY>;

/** What the answers do to the shares of the company. */
export const filedShares = (frame: FilingFrame): FiledShares | null =>
  sharesAfter(filedAnswers(frame, OPERATION_KEY), frame);

/** True where money changes hands: for a fraction that is paid out, or for a share that is given. */
export const isPaid = (frame: FilingFrame): boolean =>
  chosenOperation(frame) === 'ALLOT'
    ? isPaidForAllotment(frame)
    : operationOf(frame)?.fractions === 'CASH' && leavesFractions(filedShares(frame));
