import type { Paisa } from '@registrar/domain/money';
import { percentOf, wholeRupees } from '../fines/assess-fine';
import type { WorkedFee } from './worked-fee';

/** A discount on revenue in force on a day, with its law or decision. */
export interface RevenueDiscount {
  readonly percent: number;
  readonly lawReference: string;
  readonly lawReferenceNepali: string;
}

/** The fee after the discount: whole rupees, half a rupee rounded up, and never more than the fee. */
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
