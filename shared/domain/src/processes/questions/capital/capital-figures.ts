import type { ShareCapitalDraft } from './capital-answers';

/**
 * Figures computed from the amounts of a share capital. Quantities are whole shares, amounts are paisa; undefined while
 * an amount is missing.
 */
export interface CapitalFigures {
  readonly issuedQuantity: number | undefined;
  /** Paid and unpaid together: the amount that the promoters commit to. */
  readonly committedAmount: number;
  readonly committedQuantity: number | undefined;
  /** The part of the issued capital that is offered to the public. */
  readonly publicShareAmount: number;
  readonly publicShareQuantity: number | undefined;
  /** Issued shares without a holder: they start in the reserve (jageda) of the ledger. */
  readonly remainingQuantity: number | undefined;
}

export function capitalFigures(capital: ShareCapitalDraft): CapitalFigures {
  const { shareRate: rate, issuedCapital = 0 } = capital;
  const shares = (amount: number): number | undefined => (rate ? Math.floor(amount / rate) : undefined);
  const committedAmount = (capital.promoterPaidAmount ?? 0) + (capital.promoterUnpaidAmount ?? 0);
  // Percentages have two decimals: in hundredths the product stays a whole number of paisa until the division.
  const publicShareAmount = Math.floor((issuedCapital * Math.round((capital.publicPercent ?? 0) * 100)) / 10_000);
  const issuedQuantity = shares(issuedCapital);
  const committedQuantity = shares(committedAmount);
  return {
    issuedQuantity,
    committedAmount,
    committedQuantity,
    publicShareAmount,
    publicShareQuantity: shares(publicShareAmount),
    remainingQuantity:
      issuedQuantity === undefined || committedQuantity === undefined
        ? undefined
        : Math.max(0, issuedQuantity - committedQuantity),
  };
}
