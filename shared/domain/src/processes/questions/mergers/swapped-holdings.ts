import { toNepaliDigits } from '../../../digits';
import { publicParts } from '../../../register/register-aspects';
import { holdingsByType, type TypedHolding } from '../../../share-ledger/holdings';
import { swapClaims, type SwapRatio } from '../../../share-ledger/swap';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { Working } from '../../definition/working';
import { DETAILS_KEY, entersNewCompany, swapsShares } from './company-after';
import { mergedIn } from './merged-company';

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** What somebody brings into the swap, by their part in the register of the company that has its shares. */
export interface SwappedHolding extends TypedHolding {
  readonly nameNepali: string;
  readonly nameEnglish: string;
}

/** The holdings of a company that ends, with the ratio by which they are swapped. */
interface Brought {
  readonly holdings: readonly SwappedHolding[];
  readonly ratio: SwapRatio;
}

/** Holdings and the one ratio that holds for all of them. */
export interface Swap extends Brought {
  /** The shares that stand behind each holding, as the register of the company that ends has them. */
  readonly shares: readonly number[];
}

const ratioOf = (before: unknown, after: unknown): SwapRatio | undefined =>
  isCount(before) && isCount(after) ? { before, after } : undefined;

/** Of the company that is merged; what the other one of the two holds in it is not swapped. */
function ofMerged(data: Answers, frame: FilingFrame): Brought | undefined {
  const merged = mergedIn(frame);
  const ratio = ratioOf(data['oldShares'], data['newShares']);
  if (!merged || !ratio) return undefined;
  const holdings = merged.holdings.flatMap(({ holderId, heldAs, companyId, ...rest }): SwappedHolding[] => {
    const { shareType, quantity, nameNepali, nameEnglish } = rest;
    if (quantity === 0 || (companyId !== null && companyId === frame.company?.id)) return [];
    return [{ holderId: heldAs ?? holderId, shareType, quantity, nameNepali, nameEnglish }];
  });
  return { holdings, ratio };
}

/** Of the company that files, where it ends too. */
function ofFiler(data: Answers, { company, ...frame }: FilingFrame): Brought | undefined {
  const merged = mergedIn(frame);
  const ratio = ratioOf(data['ownOldShares'], data['ownNewShares']);
  if (!merged || !ratio || !company?.shares) return undefined;
  const parts = new Map(
    company.parts.flatMap(({ aspect, subjectId, data: part }) =>
      aspect === 'SHAREHOLDER' && subjectId !== null ? [[subjectId, publicParts.SHAREHOLDER.parse(part)] as const] : [],
    ),
  );
  const holdings = holdingsByType(company.shares).flatMap((holding): SwappedHolding[] => {
    const part = parts.get(holding.holderId);
    if (part?.companyId === merged.companyId) return [];
    return [{ ...holding, nameNepali: part?.nameNepali ?? '', nameEnglish: part?.nameEnglish ?? '' }];
  });
  return { holdings, ratio };
}

/**
 * What everybody brings into the swap; who holds both companies is one holder. Where both end, each has a ratio of its
 * own: the holdings are then counted in parts of a share of the new company, so that the fractions of the two make up
 * whole shares together. Null while a ratio is not answered, or where the two cannot be reckoned exactly.
 */
export function swapOf(data: Answers, frame: FilingFrame): Swap | null {
  if (!swapsShares(frame)) return null;
  const merged = ofMerged(data, frame);
  if (!merged) return null;
  if (!entersNewCompany(data)) return together([merged], merged.ratio, ({ quantity }) => quantity);
  const own = ofFiler(data, frame);
  if (!own) return null;
  const [first, second] = [BigInt(own.ratio.before), BigInt(merged.ratio.before)];
  const parts = (first * second) / commonDivisor(first, second);
  const inParts = ({ quantity }: TypedHolding, { before, after }: SwapRatio): number =>
    Number(BigInt(quantity) * BigInt(after) * (parts / BigInt(before)));
  const swap = together([own, merged], { before: Number(parts), after: 1 }, inParts);
  return [swap.ratio.before, ...swap.holdings.map(({ quantity }) => quantity)].every(isCount) ? swap : null;
}

const commonDivisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : commonDivisor(other, one % other));

function together(
  brought: readonly Brought[],
  ratio: SwapRatio,
  counted: (holding: TypedHolding, ratio: SwapRatio) => number,
): Swap {
  const found = new Map<string, { readonly holding: SwappedHolding; readonly shares: number }>();
  for (const { holdings, ratio: own } of brought)
    for (const one of holdings) {
      const key = `${one.holderId}/${one.shareType ?? ''}`;
      const before = found.get(key);
      found.set(key, {
        holding: { ...(before?.holding ?? one), quantity: (before?.holding.quantity ?? 0) + counted(one, own) },
        shares: (before?.shares ?? 0) + one.quantity,
      });
    }
  const lines = [...found.values()];
  return { holdings: lines.map(({ holding }) => holding), shares: lines.map(({ shares }) => shares), ratio };
}

/** The claim of each holder, line by line. */
export function workingsOfClaims(frame: FilingFrame): readonly Working[] {
  const swap = swapOf(filedAnswers(frame, DETAILS_KEY), frame);
  if (!swap) return [];
  const { claims, needed } = swapClaims(swap.holdings, swap.ratio);
  const lines = claims.map(({ quantity }, at) => {
    const name = swap.holdings[at];
    const said = `${swap.shares[at] ?? 0} → ${quantity}`;
    return {
      label: { ne: name?.nameNepali ?? '', en: name?.nameEnglish ?? '' },
      value: { ne: toNepaliDigits(said), en: said },
    };
  });
  return [
    {
      key: 'SWAP_CLAIMS',
      title: { ne: 'हरेक शेयरधनीले पाउने शेयर', en: 'What each shareholder gets' },
      lines: [
        ...lines,
        {
          label: { ne: 'सट्टाका लागि जारी हुने शेयर', en: 'Shares issued for the swap' },
          value: { ne: toNepaliDigits(needed), en: String(needed) },
        },
      ],
    },
  ];
}
