import { enumeration } from '../../../enumerations/enumeration';
import { cancel } from '../../../share-ledger/cancel';
import { holder } from '../../../share-ledger/share-table';
import { refused, type ShareLedger, type ShareOutcome } from '../../../share-ledger/ledger';
import { statedProblems } from '../../../share-ledger/stated-ranges';
import type { ShareStep } from '../../../share-ledger/steps';
import type { AskedAt } from '../../definition/filed-shares';
import { filedItems, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { ListSection } from '../../definition/section-definition';
import { answers, choice, optionalAmount, text, withRules, type Finding } from '../answer';
import { always, ask } from '../ask';
import { registeredHolderFindings, type HolderList } from './holder-list';
import { registeredTitle } from './registered-title';
import { atRange, givenRanges, rangeAnswers, RANGE_ROWS } from './range-answers';

const REDUCTIONS_MAXIMUM = 500;
const RANGES_MAXIMUM = 50;

/** What becomes of shares when capital is reduced. */
export const reductions = enumeration([
  ['CANCELLED', 'शेयर रद्द हुन्छन्', 'The shares are cancelled'],
  ['PAID_LESS', 'शेयर रहन्छन्, चुक्ता रकम घट्छ', 'The shares stay, less is paid on each'],
]);

const reductionAnswers = answers({
  holderId: text('HOLDER_REQUIRED', 60),
  ranges: rangeAnswers(RANGES_MAXIMUM),
  reduction: choice(reductions.keys, 'REDUCTION_REQUIRED'),
  paidPerShare: optionalAmount(),
  received: optionalAmount(),
});

/** Each reduction of the list, one after the other; an item that is not complete is left out. */
export const reductionSteps = (frame: FilingFrame, section: string): readonly ShareStep<AskedAt>[] =>
  filedItems(frame, section).flatMap(({ id, data }): ShareStep<AskedAt>[] => {
    const { holderId, ranges: rows, reduction, paidPerShare } = reductionAnswers.draft.safeParse(data).data ?? {};
    const ranges = givenRanges(rows);
    if (!holderId || ranges.length === 0 || reduction === undefined) return [];
    if (reduction === 'PAID_LESS' && paidPerShare === undefined) return [];
    const to = reduction === 'CANCELLED' ? reduction : { paidPerShare: paidPerShare ?? 0 };
    return [
      {
        run: (standing) => ofHolder(standing, holderId, { on: frame.today, ranges, to }),
        placeOf: (finding) => ({ section, path: `${id}.${atRange(finding)}` }),
      },
    ];
  });

/** The court orders it of the shares that this holder has, so others are not touched. */
const ofHolder = (ledger: ShareLedger, holderId: string, asked: Parameters<typeof cancel>[1]): ShareOutcome =>
  refused(statedProblems(ledger.table, holder(holderId), asked.ranges)) ?? cancel(ledger, asked);

function reductionFindings(given: ReturnType<typeof reductionAnswers.draft.parse>, frame: FilingFrame): Finding[] {
  const { holderId, reduction, paidPerShare } = given;
  return [
    ...registeredHolderFindings('holderId', holderId, frame),
    ...(reduction === 'PAID_LESS' && paidPerShare === undefined
      ? [{ path: ['paidPerShare'], code: 'PAID_PER_SHARE_REQUIRED' as const }]
      : []),
  ];
}

/** The list of holders whose shares are cancelled, or on whose shares less is paid (section 57). */
export const reductionList = <Key extends string>(asked: HolderList<Key>) =>
  ({
    ...asked,
    kind: 'LIST',
    optional: false,
    most: REDUCTIONS_MAXIMUM,
    item: {
      name: { ne: 'घट्ने शेयर', en: 'Reduced shares' },
      schemaFor: (frame) => withRules(reductionAnswers, (given) => reductionFindings(given, frame)),
      draft: reductionAnswers.draft,
      fields: [
        ask('holderId', 'registerChoice', 'शेयरधनी', 'Shareholder', { required: always, registered: ['SHAREHOLDER'] }),
        ask('ranges', 'ranges', 'कित्ता', 'Share numbers', {
          required: always,
          maximum: RANGES_MAXIMUM,
          rows: RANGE_ROWS,
          holderAt: 'holderId',
        }),
        ask('reduction', 'radio', 'के हुन्छ', 'What becomes of them', { required: always, options: reductions }),
        ask('paidPerShare', 'amount', 'अब प्रतिशेयर चुक्ता', 'Paid on each share from now on', {
          when: ({ reduction }: Answers) => reduction === 'PAID_LESS',
          required: always,
        }),
        ask('received', 'amount', 'शेयरधनीले पाउने रकम', 'Amount that the holder receives', {
          hint: { ne: 'केही नपाउने भए खाली छोड्नुहोस्।', en: 'Leave it empty if nothing is paid out.' },
        }),
      ],
      title: registeredTitle,
    },
  }) satisfies ListSection<Key>;
