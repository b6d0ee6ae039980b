import { reserve } from '../../share-ledger/reserve';
import { holder } from '../../share-ledger/share-table';
import { inSteps, type ShareStep } from '../../share-ledger/steps';
import { transfer } from '../../share-ledger/transfer';
import type { AskedAt, FiledShares } from '../../processes/definition/filed-shares';
import { filedAnswers, type FilingFrame } from '../../processes/definition/filing-frame';
import type { SectionDefinition } from '../../processes/definition/section-definition';
import { shareLedgerOf } from '../../processes/definition/share-ledger-of';
import { CHECK_STEP, step } from '../../processes/definition/company-filing';
import { answers, text } from '../../processes/questions/answer';
import { always, ask } from '../../processes/questions/ask';
import { givenRanges, rangeAnswers, RANGE_ROWS } from '../../processes/questions/shares/range-answers';
import { shareIssues } from '../../processes/questions/shares/renumbering';
import { MATTER } from './sections';
import type { Variation } from './stand-in';
import { ofTwoCompanies } from './two-companies';

const { draft } = rangeAnswers(20);
const ranges = { complete: draft, draft };
const shareAnswers = answers({
  sellerId: text('HOLDER_REQUIRED', 60),
  buyerId: text('HOLDER_REQUIRED', 60),
  sold: ranges,
  reserved: ranges,
});

const KEY = 'SHARE_STEPS';
/** A transfer, and then some of what the buyer has is put in reserve. */
function shares(frame: FilingFrame): FiledShares | null {
  const ledger = frame.company && shareLedgerOf(frame.company, frame.today);
  const { sellerId, buyerId, sold, reserved } = shareAnswers.draft.safeParse(filedAnswers(frame, KEY)).data ?? {};
  if (!ledger || !sellerId || !buyerId) return null;
  const on = frame.today;
  const [from, kept] = [givenRanges(sold), givenRanges(reserved)];
  const at =
    (list: string): ShareStep<AskedAt>['placeOf'] =>
    (finding) => ({ section: KEY, path: finding.at === undefined ? list : `${list}.${finding.at}.from` });
  const to = from.map((range) => ({ ...range, holderId: buyerId }));
  return inSteps(ledger, [
    { run: (before) => transfer(before, { on, holderId: sellerId, ranges: from, to }), placeOf: at('sold') },
    ...(kept.length === 0
      ? []
      : [
          {
            run: (before: typeof ledger) => reserve(before, { on, owner: holder(buyerId), ranges: kept }),
            placeOf: at('reserved'),
          },
        ]),
  ]);
}

const SHARE_STEPS = {
  key: KEY,
  label: { ne: 'शेयर', en: 'Shares' },
  optional: false,
  schema: shareAnswers.complete,
  draft: shareAnswers.draft,
  fields: [
    ask('sellerId', 'registerChoice', 'बेच्ने', 'Seller', { required: always, registered: ['SHAREHOLDER'] }),
    ask('sold', 'ranges', 'बेचिएको', 'Sold', { maximum: 20, rows: RANGE_ROWS, holderAt: 'sellerId' }),
    ask('buyerId', 'registerChoice', 'किन्ने', 'Buyer', { required: always, registered: ['SHAREHOLDER'] }),
    ask('reserved', 'ranges', 'जगेडामा', 'In reserve', { maximum: 20, rows: RANGE_ROWS, holderAt: 'buyerId' }),
  ],
  issues: (_data, frame) => shareIssues(shares(frame), KEY),
} satisfies SectionDefinition<typeof KEY>;

/** The test filing of several changes of shares. */
export const ofShareSteps = {
  ...ofTwoCompanies,
  sections: [MATTER, SHARE_STEPS],
  steps: [
    step('matter', 'SECTIONS', 'विषय', 'The matter', ['MATTER']),
    step('shares', 'SECTIONS', 'शेयर', 'Shares', [KEY]),
    CHECK_STEP,
  ],
  register: { aspects: ['REGISTERED_OFFICE', 'SHARES', 'SHAREHOLDER', 'CAPITAL'], shares, issues: [] },
} as const satisfies Variation;
