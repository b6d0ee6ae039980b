import { confirmed, mergedWith, type MergedHolder, type MergerDesk } from './mergers-kit';
import { companyOfShares } from './share-filings-kit';
import { RATE } from './share-ledger-kit';

/** Eight shares of promoters and seven of the public. */
export const HOLDERS: readonly MergedHolder[] = [
  { letter: 'd', from: 1, to: 8, shareType: 'PROMOTER' },
  { letter: 'e', from: 9, to: 15, shareType: 'PUBLIC' },
];

/** Two shares for three: ten shares, of which one is made up of fractions. */
export const mergeAnswers = (details: object = {}, capital: object = {}) => ({
  MERGE_DETAILS: {
    companyProcess: 'MERGE',
    oldShares: 3,
    newShares: 2,
    paidPerShare: RATE,
    fractions: 'RESERVE',
    ...details,
  },
  MERGE_CAPITAL: {
    authorizedCapital: 200 * RATE,
    issuedCapital: 110 * RATE,
    paidUpCapital: 99 * RATE,
    ...capital,
  },
});

/** Both companies have shares and have decided to merge: Puja's goes on, Nisha's is merged into it. */
export async function confirmedPair(
  desk: MergerDesk,
  holders = HOLDERS,
): Promise<readonly [own: string, partner: string]> {
  const own = await companyOfShares(desk.gateway, desk.puja);
  const partner = await mergedWith(desk, holders);
  await confirmed(desk, own, partner);
  return [own, partner];
}
