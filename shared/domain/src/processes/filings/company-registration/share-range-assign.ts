import { z } from 'zod';
import { companyTypeRules, hasShares } from '../../../registration/company-type-rules';
import type { ValidationCode } from '../../../messages/validation';
import { assignmentProblems, assignInSequence, type AssignedRange } from '../../../share-ledger/assign';
import type { Holding } from '../../../share-ledger/holdings';
import { quantityOf } from '../../../share-ledger/share-table';
import { allotFirst, inSteps } from '../../../share-ledger/steps';
import type { FiledShares } from '../../definition/filed-shares';
import { filedAnswers, filedItems, type FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import { shareCapital } from '../../questions/capital/capital-answers';
import { capitalFigures } from '../../questions/capital/capital-figures';
import { readHolders, SHAREHOLDERS_MAXIMUM } from '../../questions/holders/shareholders-together';
import { withRules } from '../../questions/answer';

const KEY = 'SHARE_RANGE_ASSIGN';
/** A holder may have several ranges, so there may be more ranges than holders. */
const RANGES_MAXIMUM = SHAREHOLDERS_MAXIMUM * 2;

const kitta = z
  .int({ error: 'KITTA_REQUIRED' satisfies ValidationCode })
  .min(1, { error: 'KITTA_REQUIRED' satisfies ValidationCode });
const range = z.object({
  holderItemId: z
    .string({ error: 'HOLDER_REQUIRED' satisfies ValidationCode })
    .min(1, { error: 'HOLDER_REQUIRED' satisfies ValidationCode })
    .max(60),
  from: kitta,
  to: kitta,
});
const rangeDraft = z.object({
  holderItemId: z.string().max(60).nullish(),
  from: z.number().nullish(),
  to: z.number().nullish(),
});

/** The ranges of kitta per holder: serial numbers of shares from 1, both ends included. */
const assignment = {
  complete: z.object({
    ranges: z
      .array(range, { error: 'SHARE_RANGES_REQUIRED' satisfies ValidationCode })
      .max(RANGES_MAXIMUM, { error: 'TOO_MANY_ROWS' satisfies ValidationCode }),
  }),
  draft: z.object({
    ranges: z
      .array(rangeDraft)
      .max(RANGES_MAXIMUM, { error: 'TOO_MANY_ROWS' satisfies ValidationCode })
      .nullish()
      .transform((value) => value ?? undefined),
  }),
};
export const shareRangeAssign = assignment.complete;
export const shareRangeDraft = assignment.draft;
export type ShareRangeAssign = z.output<typeof shareRangeAssign>;

/** The number of shares for each holder, in the order of the holders. */
export function quantitiesToAssign(frame: FilingFrame): Holding[] {
  return readHolders(filedItems(frame, 'SHAREHOLDER')).map(({ id, data }) => ({
    holderId: id,
    quantity: data.holding?.quantity ?? 0,
  }));
}

export function shareRangeAssignFor(frame: FilingFrame) {
  return withRules(assignment, ({ ranges = [] }) => {
    const given = ranges.flatMap(({ holderItemId, from, to }): AssignedRange[] =>
      holderItemId && from && to ? [{ holderId: holderItemId, from, to }] : [],
    );
    if (given.length < ranges.length) return []; // an incomplete row has its own error
    return assignmentProblems(quantitiesToAssign(frame), given).map(({ at, code, parameters }) => ({
      path: at === undefined ? ['ranges'] : ['ranges', at, 'from'],
      code,
      parameters,
    }));
  });
}

/** "Assign automatically": one range per holder, one after the other from kitta 1. */
export function automaticRanges(frame: FilingFrame): ShareRangeAssign {
  return {
    ranges: assignInSequence(quantitiesToAssign(frame)).map(({ holderId, from, to }) => ({
      holderItemId: holderId,
      from,
      to,
    })),
  };
}

export const SHARE_RANGE_ASSIGN = {
  key: KEY,
  label: { ne: 'शेयर कित्ता निर्धारण', en: 'Share range assignment' },
  schema: shareRangeAssign,
  schemaFor: shareRangeAssignFor,
  draft: shareRangeDraft,
  optional: false,
  appliesTo: ({ companyType }) => companyType === null || hasShares(companyType),
  fields: [],
} satisfies SectionDefinition<typeof KEY>;

/**
 * The share table of the first day; issued shares without a holder go to the reserve. Null while the capital or the
 * ranges are incomplete or wrong, which their own rules say.
 */
export function foundingShares(frame: FilingFrame): FiledShares | null {
  const { companyType, company, today } = frame;
  if (companyType === null || companyTypeRules(companyType).capital !== 'SHARES') return null;
  const capital = shareCapital.safeParse(filedAnswers(frame, 'CAPITAL_STRUCTURE')).data;
  const issued = capital && capitalFigures(capital).issuedQuantity;
  const ranges = filedRanges(frame);
  if (!capital || issued === undefined || !ranges) return null;
  const allotments = readHolders(filedItems(frame, 'SHAREHOLDER')).map(({ id, data }) => ({
    holderId: id,
    paid: data.holding?.paidAmount ?? 0,
    shareType: data.holding?.shareType ?? null,
    ranges: ranges.filter(({ holderItemId }) => holderItemId === id),
  }));
  // more paid than the shares are worth, or a share that was not issued: the rules of the holders say so
  const worth = allotments.map(
    (one) => one.ranges.reduce((sum, range) => sum + quantityOf(range), 0) * capital.shareRate,
  );
  if (allotments.some(({ paid }, index) => paid > (worth[index] ?? 0)) || ranges.some(({ to }) => to > issued))
    return null;
  const standing = company?.shares ?? [];
  const first = { on: today, allotments, issued, ratePerShare: capital.shareRate };
  return inSteps({ table: standing, ratePerShare: capital.shareRate }, [
    { run: () => allotFirst(standing, first), placeOf: () => ({ section: KEY, path: 'ranges' }) },
  ]);
}

function filedRanges(frame: FilingFrame): ShareRangeAssign['ranges'] | undefined {
  const filed = filedAnswers(frame, KEY);
  return shareRangeAssignFor(frame).safeParse(filed).success
    ? shareRangeAssign.safeParse(filed).data?.ranges
    : undefined;
}
