import { payCall } from '../../../share-ledger/pay-call';
import type { ShareStep } from '../../../share-ledger/steps';
import type { AskedAt } from '../../definition/filed-shares';
import { filedItems, type FilingFrame } from '../../definition/filing-frame';
import type { ListSection } from '../../definition/section-definition';
import { amount, answers, text, withRules } from '../answer';
import { always, ask } from '../ask';
import { registeredHolderFindings, type HolderList } from './holder-list';
import { registeredTitle } from './registered-title';
import { atRange, givenRanges, rangeAnswers, RANGE_ROWS } from './range-answers';

const CALLS_MAXIMUM = 500;
const RANGES_MAXIMUM = 50;

const callAnswers = answers({
  holderId: text('HOLDER_REQUIRED', 60),
  ranges: rangeAnswers(RANGES_MAXIMUM),
  paidPerShare: amount('PAID_PER_SHARE_REQUIRED'),
});

/** Each call that was paid, one after the other; an item that is not complete is left out. */
export const callSteps = (frame: FilingFrame, section: string): readonly ShareStep<AskedAt>[] =>
  filedItems(frame, section).flatMap(({ id, data }): ShareStep<AskedAt>[] => {
    const { holderId, ranges, paidPerShare } = callAnswers.draft.safeParse(data).data ?? {};
    const given = givenRanges(ranges);
    if (!holderId || given.length === 0 || paidPerShare === undefined) return [];
    return [
      {
        run: (standing) => payCall(standing, { on: frame.today, holderId, ranges: given, paidPerShare }),
        placeOf: (finding) => ({ section, path: `${id}.${atRange(finding)}` }),
      },
    ];
  });

/** The list of holders who paid what was called on their shares (section 53). */
export const callList = <Key extends string>(asked: HolderList<Key>) =>
  ({
    ...asked,
    kind: 'LIST',
    optional: true,
    most: CALLS_MAXIMUM,
    item: {
      name: { ne: 'चुक्ता भएको माग', en: 'Call that was paid' },
      schemaFor: (frame) =>
        withRules(callAnswers, ({ holderId }) => registeredHolderFindings('holderId', holderId, frame)),
      draft: callAnswers.draft,
      fields: [
        ask('holderId', 'registerChoice', 'शेयरधनी', 'Shareholder', { required: always, registered: ['SHAREHOLDER'] }),
        ask('ranges', 'ranges', 'कित्ता', 'Share numbers', {
          required: always,
          maximum: RANGES_MAXIMUM,
          rows: RANGE_ROWS,
          holderAt: 'holderId',
        }),
        ask('paidPerShare', 'amount', 'अब प्रतिशेयर जम्मा चुक्ता', 'Paid on each share now, all of it', {
          required: always,
        }),
      ],
      title: registeredTitle,
    },
  }) satisfies ListSection<Key>;
