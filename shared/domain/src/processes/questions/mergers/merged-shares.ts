import type { Paisa } from '../../../money';
import { capitalOfShares } from '../../../register/capital-of-shares';
import { publicParts, type PublicPart } from '../../../register/register-aspects';
import { cancel } from '../../../share-ledger/cancel';
import type { TypedHolding } from '../../../share-ledger/holdings';
import type { ShareLedger } from '../../../share-ledger/ledger';
import { issue } from '../../../share-ledger/reserve';
import type { KittaRange } from '../../../share-ledger/share-table';
import { inSteps, type ShareStep } from '../../../share-ledger/steps';
import { swapClaims, type SwapClaims } from '../../../share-ledger/swap';
import type { AskedAt, FiledShares } from '../../definition/filed-shares';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { Working } from '../../definition/working';
import { toNepaliDigits } from '../../../digits';
import { ledgerIn } from '../shares/renumbering';
import { mergedIn, swapsShares, type MergedCompany } from './merged-company';

export const DETAILS_KEY = 'MERGE_DETAILS';
export const CAPITAL_KEY = 'MERGE_CAPITAL';

/**
 * What everybody brings into the swap, by their part in the register of the company that goes on. What that company
 * itself holds in the merged one is not swapped.
 */
export function swappedHoldings({ holdings }: MergedCompany, ownId: string | undefined): readonly TypedHolding[] {
  const together = new Map<string, TypedHolding>();
  for (const { holderId, heldAs, companyId, shareType, quantity } of holdings) {
    if (quantity === 0 || (companyId !== null && companyId === ownId)) continue;
    const id = heldAs ?? holderId;
    const key = `${id}/${shareType ?? ''}`;
    together.set(key, { holderId: id, shareType, quantity: (together.get(key)?.quantity ?? 0) + quantity });
  }
  return [...together.values()];
}

/** What falls to each of them by the ratio of these answers; null while it is not answered. */
export function claimsAfter(data: Answers, frame: FilingFrame): SwapClaims | null {
  const merged = mergedIn(frame);
  const { oldShares: before, newShares: after } = data;
  if (!merged || !isCount(before) || !isCount(after) || !swapsShares(frame)) return null;
  return swapClaims(swappedHoldings(merged, frame.company?.id), { before, after });
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The shares of the company that goes on which the merged one holds: nobody holds shares in itself. */
function crossHeld({ company }: FilingFrame, { table }: ShareLedger, mergedId: string): KittaRange[] {
  const holders = new Set(
    (company?.parts ?? []).flatMap(({ aspect, subjectId, data }) =>
      aspect === 'SHAREHOLDER' && publicParts.SHAREHOLDER.parse(data).companyId === mergedId ? (subjectId ?? []) : [],
    ),
  );
  return table
    .filter(({ holderId }) => holderId !== null && holders.has(holderId))
    .map(({ from, to }) => ({ from, to }));
}

/** Shares that the two hold in each other are cancelled; those of the swap are issued into the reserve. */
export function sharesAfterMerge(data: Answers, frame: FilingFrame): FiledShares | null {
  const merged = mergedIn(frame);
  const ledger = ledgerIn(frame);
  const claims = claimsAfter(data, frame);
  if (!merged || !ledger || !claims) return null;
  const on = frame.today;
  const placeOf = (): AskedAt => ({ section: DETAILS_KEY, path: 'newShares' });
  const held = crossHeld(frame, ledger, merged.companyId);
  const steps: ShareStep<AskedAt>[] = [
    ...(held.length === 0
      ? []
      : [
          { run: (standing: ShareLedger) => cancel(standing, { on, ranges: held, to: 'CANCELLED' as const }), placeOf },
        ]),
    { run: (standing) => issue(standing, { on, quantity: claims.needed }), placeOf },
  ];
  return inSteps(ledger, steps);
}

/** How many hold shares once the claims are allotted. */
export const holdersAfter = ({ table }: ShareLedger, { claims }: SwapClaims): number =>
  new Set([...table.flatMap(({ holderId }) => holderId ?? []), ...claims.map(({ holderId }) => holderId)]).size;

export const filedShares = (frame: FilingFrame): FiledShares | null =>
  sharesAfterMerge(filedAnswers(frame, DETAILS_KEY), frame);

/** The capital of the register after the merger; the swap counts as paid once it is allotted. */
export function filedCapital(frame: FilingFrame): PublicPart<'CAPITAL'> | null {
  const part = frame.company?.parts.find(({ aspect }) => aspect === 'CAPITAL');
  const ledger = ledgerIn(frame);
  const shares = filedShares(frame);
  if (!part || !ledger || !shares?.ok) return null;
  const capital = publicParts.CAPITAL.parse(part.data);
  const { authorizedCapital } = filedAnswers(frame, CAPITAL_KEY);
  return {
    ...capitalOfShares(capital, ledger, shares.ledger),
    authorizedCapital: typeof authorizedCapital === 'number' ? authorizedCapital : capital.authorizedCapital,
  };
}

/** The paid-up capital once all claims are allotted. */
export function paidUpAfterAllotment(frame: FilingFrame): Paisa | null {
  const data = filedAnswers(frame, DETAILS_KEY);
  const capital = filedCapital(frame);
  const claims = claimsAfter(data, frame);
  const { paidPerShare } = data;
  if (capital === null || claims === null || capital.paidUpCapital === null || typeof paidPerShare !== 'number')
    return null;
  return capital.paidUpCapital + claims.claims.reduce((sum, { quantity }) => sum + quantity, 0) * paidPerShare;
}

/** The claim of each holder, line by line. */
export function workingsOfClaims(frame: FilingFrame): readonly Working[] {
  const merged = mergedIn(frame);
  const claims = claimsAfter(filedAnswers(frame, DETAILS_KEY), frame);
  if (!merged || !claims) return [];
  const held = swappedHoldings(merged, frame.company?.id);
  const lines = claims.claims.map(({ holderId, quantity }, at) => {
    const name = merged.holdings.find((one) => (one.heldAs ?? one.holderId) === holderId);
    const said = `${held[at]?.quantity ?? 0} → ${quantity}`;
    return {
      label: { ne: name?.nameNepali ?? '', en: name?.nameEnglish ?? '' },
      value: { ne: toNepaliDigits(said), en: said },
    };
  });
  const needed = String(claims.needed);
  return [
    {
      key: 'SWAP_CLAIMS',
      title: { ne: 'हरेक शेयरधनीले पाउने शेयर', en: 'What each shareholder gets' },
      lines: [
        ...lines,
        {
          label: { ne: 'सट्टाका लागि जारी हुने शेयर', en: 'Shares issued for the swap' },
          value: { ne: toNepaliDigits(needed), en: needed },
        },
      ],
    },
  ];
}
