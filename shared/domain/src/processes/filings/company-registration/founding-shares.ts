import { companyTypeRules } from '../../../registration/company-type-rules';
import { quantityOf } from '../../../share-ledger/share-table';
import { allotFirst, inSteps } from '../../../share-ledger/steps';
import type { FiledShares } from '../../definition/filed-shares';
import { filedAnswers, filedItems, type FilingFrame } from '../../definition/filing-frame';
import { shareCapital } from '../../questions/capital/capital-answers';
import { capitalFigures } from '../../questions/capital/capital-figures';
import { readHolders } from '../../questions/holders/shareholders-together';
import { shareRangeAssign, shareRangeAssignFor, type ShareRangeAssign } from './share-range-assign';

const KEY = 'SHARE_RANGE_ASSIGN';

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
