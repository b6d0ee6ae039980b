import { filedAnswers } from '@registrar/domain/processes';
import { DETAILS_KEY, isIntoNew } from '@registrar/domain/processes/questions/mergers/company-after';
import { mergeDetailsIn } from '@registrar/domain/processes/questions/mergers/merge-details';
import { mergedIn } from '@registrar/domain/processes/questions/mergers/merged-company';
import type { SwapAllotment } from '@registrar/domain/processes/questions/mergers/swap-allotment';
import { swapOf } from '@registrar/domain/processes/questions/mergers/swapped-holdings';
import { publicParts } from '@registrar/domain/register';
import type { FilingFrame } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import { findApplication, frameOf } from '../../../applications/application';
import type { DB } from '../../../platform/database/schema.generated';
import { mergerOfProceeding } from './read-merger';

/** What has to be allotted after the merger of this proceeding; undefined before the two are merged. */
export async function readAllotment(db: Kysely<DB>, proceedingId: string): Promise<SwapAllotment | undefined> {
  const merger = await mergerOfProceeding(db, proceedingId);
  if (merger?.merge_id == null || merger.swap_from === null || merger.swap_to === null) return undefined;
  // only what was filed is read, so the day does not matter
  const merge = await findApplication(db, merger.merge_id, { forUpdate: false, today: '9999-12-31' });
  if (!merge) return undefined;
  const frame = frameOf(merge);
  const { paidPerShare, fractions } = mergeDetailsIn(frame) ?? {};
  const merged = mergedIn(frame);
  const swap = swapOf(filedAnswers(frame, DETAILS_KEY), frame);
  if (!merged || !swap || paidPerShare === undefined) return undefined;
  const names = [...(isIntoNew(frame) ? [ownName(frame)] : []), merged];
  return {
    mergedNepali: names.map(({ nameNepali }) => nameNepali).join(', '),
    mergedEnglish: names.map(({ nameEnglish }) => nameEnglish).join(', '),
    mergeNumber: merge.row.application_number ?? '',
    ...(isIntoNew(frame) && { intoNew: true }),
    oldShares: swap.ratio.before,
    newShares: swap.ratio.after,
    paidPerShare,
    fractions: fractions ?? null,
    from: merger.swap_from,
    to: merger.swap_to,
    holdings: [...swap.holdings],
  };
}

const ownName = ({ company }: FilingFrame) =>
  publicParts.NAME.parse(company?.parts.find(({ aspect }) => aspect === 'NAME')?.data);
