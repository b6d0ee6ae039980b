import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import { TRANSFERS_KEY, taxVouchers } from '@registrar/domain/processes/questions/shares/share-transfers';
import { frameOf } from '../../../applications/application';
import { lockVoucher, paysInvoice, paysTax } from '../../../money/used-vouchers';
import type { EffectContext } from './process-effects';

/** The vouchers of the tax by which an invoice or the tax of another filing was paid already. */
export async function usedTaxVouchers({ unit, application, language }: EffectContext): Promise<FieldError[]> {
  const found: FieldError[] = [];
  // locked in one order, so that two filings never wait for each other
  const ordered = [...taxVouchers(frameOf(application))].sort((one, other) =>
    `${one.bank} ${one.voucherNumber}` < `${other.bank} ${other.voucherNumber}` ? -1 : 1,
  );
  for (const { id, ...voucher } of ordered) {
    await lockVoucher(unit, voucher);
    if ((await paysInvoice(unit.tx, voucher)) || (await paysTax(unit.tx, voucher, application.row.id)))
      found.push({
        path: `${TRANSFERS_KEY}.${id}.tax.voucherNo`,
        code: 'VOUCHER_NUMBER_USED',
        message: validationMessage('VOUCHER_NUMBER_USED', language),
      });
  }
  return found;
}
