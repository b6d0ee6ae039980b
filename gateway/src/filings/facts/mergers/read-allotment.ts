import { mergeDetailsIn } from '@registrar/domain/processes/questions/mergers/merge-details';
import { mergedIn } from '@registrar/domain/processes/questions/mergers/merged-company';
import { swappedHoldings } from '@registrar/domain/processes/questions/mergers/merged-shares';
import type { SwapAllotment } from '@registrar/domain/processes/questions/mergers/swap-allotment';
import type { Kysely } from 'kysely';
import { findApplication, frameOf } from '../../../applications/application';
import type { DB } from '../../../platform/database/schema.generated';
import { mergerOfProceeding } from './read-merger';

/** What has to be allotted after the merger of this proceeding; undefined before the two are merged. */
export async function readAllotment(db: Kysely<DB>, proceedingId: string): Promise<SwapAllotment | undefined> {
  const merger = await mergerOfProceeding(db, proceedingId);
  if (merger?.merge_id == null || merger.swap_from === null || merger.swap_to === null) return undefined;
  // only its answers are read, so the day does not matter
  const merge = await findApplication(db, merger.merge_id, { forUpdate: false, today: '9999-12-31' });
  const merged = merge && mergedIn(frameOf(merge));
  const details = merge && mergeDetailsIn(frameOf(merge));
  if (!merged || !details?.oldShares || !details.newShares || details.paidPerShare === undefined) return undefined;
  return {
    mergedNepali: merged.nameNepali,
    mergedEnglish: merged.nameEnglish,
    mergeNumber: merge.row.application_number ?? '',
    oldShares: details.oldShares,
    newShares: details.newShares,
    paidPerShare: details.paidPerShare,
    fractions: details.fractions ?? null,
    from: merger.swap_from,
    to: merger.swap_to,
    holdings: swappedHoldings(merged, merger.company_id).map((holding) => {
      const holder = merged.holdings.find((one) => (one.heldAs ?? one.holderId) === holding.holderId);
      return { ...holding, nameNepali: holder?.nameNepali ?? '', nameEnglish: holder?.nameEnglish ?? '' };
    }),
  };
}
