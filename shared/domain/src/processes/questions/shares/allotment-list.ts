import { toNepaliDigits } from '../../../digits';
import { shareTypes } from '../../../enumerations/shares';
import { allot } from '../../../share-ledger/allot';
import type { ShareStep } from '../../../share-ledger/steps';
import type { AskedAt } from '../../definition/filed-shares';
import { filedItems, type FilingFrame } from '../../definition/filing-frame';
import type { ListSection } from '../../definition/section-definition';
import { amount, answers, choice, quantity, text, withRules } from '../answer';
import { always, ask } from '../ask';
import { registeredHolderFindings, type HolderList } from './holder-list';

const ALLOTMENTS_MAXIMUM = 500;

const allotmentAnswers = answers({
  holderId: text('HOLDER_REQUIRED', 60),
  shareType: choice(shareTypes.keys, 'SHARE_TYPE_REQUIRED'),
  quantity: quantity('SHARE_QUANTITY_REQUIRED'),
  paidPerShare: amount('PAID_PER_SHARE_REQUIRED', { positive: false }),
});

/** Shares of the reserve to each of the list, one after the other; an item that is not complete is left out. */
export const allotmentSteps = (frame: FilingFrame, section: string): readonly ShareStep<AskedAt>[] =>
  filedItems(frame, section).flatMap(({ id, data }): ShareStep<AskedAt>[] => {
    const { holderId, shareType, quantity: wanted, paidPerShare } = allotmentAnswers.draft.safeParse(data).data ?? {};
    if (!holderId || shareType === undefined || wanted === undefined || paidPerShare === undefined) return [];
    const to = { quantities: [{ holderId, quantity: wanted }] };
    return [
      {
        run: (standing) => allot(standing, { on: frame.today, source: 'RESERVE', to, paidPerShare, shareType }),
        placeOf: ({ code }) => ({
          section,
          path: `${id}.${code === 'SHARES_PAID_ABOVE_RATE' ? 'paidPerShare' : 'quantity'}`,
        }),
      },
    ];
  });

/** True where something is paid for a share that the list gives. */
export const arePaidFor = (frame: FilingFrame, section: string): boolean =>
  filedItems(frame, section).some(({ data }) => (allotmentAnswers.draft.safeParse(data).data?.paidPerShare ?? 0) > 0);

/** The list of registered holders who get shares of the reserve. */
export const allotmentList = <Key extends string>(asked: HolderList<Key> & Pick<ListSection, 'optional'>) =>
  ({
    ...asked,
    kind: 'LIST',
    most: ALLOTMENTS_MAXIMUM,
    item: {
      name: { ne: 'बाँडफाँड', en: 'Allotment' },
      schemaFor: (frame) =>
        withRules(allotmentAnswers, ({ holderId }) => registeredHolderFindings('holderId', holderId, frame)),
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
  }) satisfies ListSection<Key>;
