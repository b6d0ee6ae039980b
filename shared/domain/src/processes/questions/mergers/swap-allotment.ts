import { z } from 'zod';
import { shareTypes } from '../../../enumerations/shares';
import { swapAllot } from '../../../share-ledger/swap';
import { inSteps } from '../../../share-ledger/steps';
import type { FiledShares } from '../../definition/filed-shares';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import type { Working } from '../../definition/working';
import { toNepaliDigits } from '../../../digits';
import { fractionSettlements, ledgerIn, leavesFractions, shareIssues } from '../shares/renumbering';
import { ask } from '../ask';

const KEY = 'SWAP_ALLOTMENT';

const swapAllotment = z.object({
  mergedNepali: z.string(),
  mergedEnglish: z.string(),
  /** The application that merged the two. */
  mergeNumber: z.string(),
  /** Both ended and each has a ratio of its own: `holdings` are then counted in parts of a share, by `oldShares`. */
  intoNew: z.literal(true).optional(),
  oldShares: z.number().int().positive(),
  newShares: z.number().int().positive(),
  paidPerShare: z.number().int().nonnegative(),
  fractions: z.enum(fractionSettlements.keys).nullable(),
  /** The shares that were issued for the swap. */
  from: z.number().int().positive(),
  to: z.number().int().positive(),
  /** What everybody had in the merged company; `holderId` is their part in the register of this one. */
  holdings: z.array(
    z.object({
      holderId: z.string(),
      nameNepali: z.string(),
      nameEnglish: z.string(),
      shareType: shareTypes.schema.nullable(),
      quantity: z.number().int().positive(),
    }),
  ),
});
export type SwapAllotment = z.output<typeof swapAllotment>;

/** As the merger left it; undefined in a frame that the gateway has not opened. */
export const allotmentIn = (frame: Pick<FilingFrame, 'answers'>): SwapAllotment | undefined =>
  swapAllotment.safeParse(filedAnswers(frame, KEY)).data;

/** Exactly the shares of the swap to exactly those who have a claim. */
export function filedAllotment(frame: FilingFrame): FiledShares | null {
  const swap = allotmentIn(frame);
  const ledger = ledgerIn(frame);
  if (!swap || !ledger) return null;
  const { holdings, oldShares: before, newShares: after, from, to, paidPerShare } = swap;
  const run = (standing: typeof ledger) =>
    swapAllot(standing, { on: frame.today, holdings, ratio: { before, after }, ranges: [{ from, to }], paidPerShare });
  return inSteps(ledger, [{ run, placeOf: () => ({ section: KEY, path: '' }) }]);
}

/** True where holders are paid for parts of shares. */
export const isPaidOut = (frame: FilingFrame): boolean =>
  allotmentIn(frame)?.fractions === 'CASH' && leavesFractions(filedAllotment(frame));

const told = { told: true } as const;
const ofOneRatio = { ...told, when: ({ intoNew }: Answers) => intoNew !== true };

/** What is allotted after a merger; the gateway fills it in from the merger. */
export const SWAP_ALLOTMENT = {
  key: KEY,
  label: { ne: 'सट्टाका शेयर', en: 'Shares of the swap' },
  schema: swapAllotment,
  draft: swapAllotment.partial(),
  optional: false,
  keep: (before: Answers): Answers => before,
  issues: (_data: Answers, frame: FilingFrame) => shareIssues(filedAllotment(frame), KEY),
  fields: [
    ask('mergedNepali', 'text', 'गाभिएको कम्पनी (नेपाली)', 'Merged company (Nepali)', {
      ...told,
      pair: 'mergedEnglish',
    }),
    ask('mergedEnglish', 'text', 'गाभिएको कम्पनी (अङ्ग्रेजी)', 'Merged company (English)', {
      ...told,
      pair: 'mergedNepali',
    }),
    ask('mergeNumber', 'text', 'गाभ्ने निवेदन नम्बर', 'Application of the merger', told),
    ask('oldShares', 'quantity', 'गाभिएको कम्पनीको शेयर', 'Shares of the merged company', ofOneRatio),
    ask('newShares', 'quantity', 'सट्टामा दिइने शेयर', 'Shares given for them', ofOneRatio),
    ask('paidPerShare', 'amount', 'प्रतिशेयर चुक्ता मानिने रकम', 'What counts as paid on each share', told),
    ask('from', 'number', 'शेयर नम्बर देखि', 'Shares from', told),
    ask('to', 'number', 'शेयर नम्बर सम्म', 'Shares to', told),
  ],
} satisfies SectionDefinition<typeof KEY>;

/** Who gets which shares, line by line. */
export function workingsOfAllotment(frame: FilingFrame): readonly Working[] {
  const swap = allotmentIn(frame);
  const filed = filedAllotment(frame);
  if (!swap || !filed?.ok) return [];
  const names = new Map(swap.holdings.map((one) => [one.holderId, one]));
  const lines = filed.ledger.table.flatMap(({ holderId, from, to }) => {
    const holder = holderId === null || from < swap.from ? undefined : names.get(holderId);
    if (!holder) return [];
    const said = `${from}–${to} (${to - from + 1})`;
    return [
      {
        label: { ne: holder.nameNepali, en: holder.nameEnglish },
        value: { ne: toNepaliDigits(said), en: said },
      },
    ];
  });
  return [{ key: KEY, title: { ne: 'कसले कुन शेयर पाउँछ', en: 'Who gets which shares' }, lines }];
}
