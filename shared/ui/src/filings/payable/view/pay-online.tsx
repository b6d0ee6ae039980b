import type { Invoice } from '@registrar/domain/calls/money';
import { usePortal } from '@registrar/runtime';
import Button from 'antd/es/button';
import { Sheet } from '../../../base/layout/sheet';
import { useFormats } from '../../../base/language/use-formats';
import { useFilingWords } from '../../filing/filing-words';

/**
 * The quick way: by card or from the bank's own page, and settled at once. The voucher of a counter stands below it.
 */
export function PayOnline({ invoice }: { readonly invoice: Pick<Invoice, 'id' | 'totalPaisa'> }) {
  const t = useFilingWords();
  const { navigation } = usePortal();
  const { money } = useFormats();
  return (
    <Sheet as="section" aria-label={t('payable.online')} style={{ marginBlockEnd: 16 }}>
      <h3 style={{ fontSize: 17, margin: '0 0 8px' }}>{t('payable.online')}</h3>
      <p style={{ margin: '0 0 12px' }}>{t('payable.onlineHint')}</p>
      <Button type="primary" onClick={() => navigation.to(`/payment/${invoice.id}`)}>
        {t('payable.payNow', { amount: money(invoice.totalPaisa) })}
      </Button>
    </Sheet>
  );
}
