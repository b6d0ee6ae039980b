import type { Paisa } from '../../../money';
import { capitalOfShares } from '../../../register/capital-of-shares';
import { publicParts, type PublicPart } from '../../../register/register-aspects';
import { cancel } from '../../../share-ledger/cancel';
import type { ShareLedger } from '../../../share-ledger/ledger';
import { issue } from '../../../share-ledger/reserve';
import { outstandingIn, type KittaRange } from '../../../share-ledger/share-table';
import { inSteps, type ShareStep } from '../../../share-ledger/steps';
import { swapClaims, type SwapClaims } from '../../../share-ledger/swap';
import type { AskedAt, FiledShares } from '../../definition/filed-shares';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import { ledgerIn } from '../shares/renumbering';
import { CAPITAL_KEY, DETAILS_KEY, entersNewCompany, isIntoNew } from './company-after';
import { mergedIn } from './merged-company';
import { isCount, swapOf } from './swapped-holdings';

/** What falls to everybody by the ratios of these answers; null while they are not answered. */
export function claimsAfter(data: Answers, frame: FilingFrame): SwapClaims | null {
  const swap = swapOf(data, frame);
  return swap && swapClaims(swap.holdings, swap.ratio);
}

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

/**
 * Shares that the two hold in each other are cancelled; those of the swap are issued into the reserve. A new company
 * has no other shares, and what the two hold in each other is not swapped.
 */
export function sharesAfterMerge(data: Answers, frame: FilingFrame): FiledShares | null {
  const merged = mergedIn(frame);
  const intoNew = entersNewCompany(data);
  const ledger = intoNew ? noShares(frame) : ledgerIn(frame);
  const claims = claimsAfter(data, frame);
  if (!merged || !ledger || !claims) return null;
  const on = frame.today;
  const placeOf = (): AskedAt => ({ section: DETAILS_KEY, path: 'newShares' });
  const held = intoNew ? [] : crossHeld(frame, ledger, merged.companyId);
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

/** A new company before its shares are issued; undefined while their face value is not answered. */
function noShares(frame: FilingFrame): ShareLedger | undefined {
  const { ratePerShare } = filedAnswers(frame, CAPITAL_KEY);
  return isCount(ratePerShare) ? { table: [], ratePerShare } : undefined;
}

/** How many hold shares once the claims are allotted. */
export const holdersAfter = ({ table }: ShareLedger, { claims }: SwapClaims): number =>
  new Set([...table.flatMap(({ holderId }) => holderId ?? []), ...claims.map(({ holderId }) => holderId)]).size;

/** Of the company that has the shares of the swap: the one that goes on, or the new one. */
export const sharesOfSwap = (frame: FilingFrame): FiledShares | null =>
  sharesAfterMerge(filedAnswers(frame, DETAILS_KEY), frame);

/** Of the company that files; the shares of one that merges into a new one stay as they were at its end. */
export const filedShares = (frame: FilingFrame): FiledShares | null => (isIntoNew(frame) ? null : sharesOfSwap(frame));

/** The capital of the register after the merger; the swap counts as paid once it is allotted. */
export function capitalAfter(frame: FilingFrame): PublicPart<'CAPITAL'> | null {
  const shares = sharesOfSwap(frame);
  const { authorizedCapital } = filedAnswers(frame, CAPITAL_KEY);
  if (isIntoNew(frame)) return shares?.ok ? foundingCapital(shares.ledger, authorizedCapital) : null;
  const part = frame.company?.parts.find(({ aspect }) => aspect === 'CAPITAL');
  const ledger = ledgerIn(frame);
  if (!part || !ledger || !shares?.ok) return null;
  const capital = publicParts.CAPITAL.parse(part.data);
  return {
    ...capitalOfShares(capital, ledger, shares.ledger),
    authorizedCapital: typeof authorizedCapital === 'number' ? authorizedCapital : capital.authorizedCapital,
  };
}

function foundingCapital({ table, ratePerShare }: ShareLedger, authorized: unknown): PublicPart<'CAPITAL'> {
  const issuedShares = outstandingIn(table);
  return {
    authorizedCapital: typeof authorized === 'number' ? authorized : null,
    issuedCapital: issuedShares * ratePerShare,
    paidUpCapital: 0,
    ratePerShare,
    issuedShares,
  };
}

export const filedCapital = (frame: FilingFrame): PublicPart<'CAPITAL'> | null =>
  isIntoNew(frame) ? null : capitalAfter(frame);

/** The paid-up capital once all claims are allotted. */
export function paidUpAfterAllotment(frame: FilingFrame): Paisa | null {
  const data = filedAnswers(frame, DETAILS_KEY);
  const capital = capitalAfter(frame);
  const claims = claimsAfter(data, frame);
  const { paidPerShare } = data;
  if (capital === null || claims === null || capital.paidUpCapital === null || typeof paidPerShare !== 'number')
    return null;
  return capital.paidUpCapital + claims.claims.reduce((sum, { quantity }) => sum + quantity, 0) * paidPerShare;
}
