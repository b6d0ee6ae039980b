import type { Paisa } from '@registrar/domain/money';
import { percentOf, wholeRupees } from '../fines/assess-fine';
import type { WorkedFee } from './worked-fee';

/** A discount on revenue that holds on a day, with the law or the decision behind it. */
export interface RevenueDiscount {
  readonly percent: number;
  readonly lawReference: string;
  readonly lawReferenceNepali: string;
}

/**
 * The fee with what the discount takes off: what is left is whole rupees, half a rupee upwards, and never more than the
 * fee.
 */
export function discountedFee(fee: WorkedFee, discount: RevenueDiscount | null): WorkedFee {
  if (discount === null || fee.feePaisa === 0) return fee;
  const left = Math.min(fee.feePaisa, wholeRupees(percentOf(fee.feePaisa, 100 - discount.percent)));
  const discountPaisa: Paisa = fee.feePaisa - left;
  if (discountPaisa === 0) return fee;
  return {
    feePaisa: left,
    working: [
      ...fee.working,
      {
        kind: 'DISCOUNT',
        percent: discount.percent,
        ofPaisa: fee.feePaisa,
        discountPaisa,
        lawReference: discount.lawReference,
        lawReferenceNepali: discount.lawReferenceNepali,
      },
    ],
  };
}
