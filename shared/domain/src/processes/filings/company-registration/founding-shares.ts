import { companyTypeRules } from '../../../registration/company-type-rules';
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
