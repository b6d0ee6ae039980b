import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Payment } from '@registrar/domain/calls/payments';
import { Sheet } from '@registrar/ui';
import { Segmented } from '@registrar/ui/antd';
import styles from './card.module.css';
import { PayForm } from './pay-form';
import { useBeginPayment } from './payments';
import { VoucherWay } from './voucher-way';

const ways = ['ONLINE', 'BANK'] as const;
type Way = (typeof ways)[number];
const isWay = (value: string | null): value is Way => value !== null && (ways as readonly string[]).includes(value);

/** Online or at a bank's counter, whichever may be now; where both may, the choice stands in the address. */
export function WaysToPay({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const open = ways.filter((way) => (way === 'ONLINE' ? payment.mayPay : payment.mayBringVoucher));
  const asked = address.get('way');
  // whoever's voucher was refused most likely brings another one
  const likely: Way = payment.vouchers[0]?.status === 'REJECTED' ? 'BANK' : 'ONLINE';
  const way = [isWay(asked) ? asked : likely, ...open].find((one) => open.includes(one));
  if (way === undefined) return null;
  return (
    <Sheet as="section" aria-label={t('payment.ways')} style={{ marginBlockEnd: 16 }}>
      {open.length === 1 ? null : (
        <div className={styles['ways']}>
          <span aria-hidden>{t('payment.ways')}</span>
          <Segmented
            aria-label={t('payment.ways')}
            value={way}
            options={open.map((value) => ({ value, label: t(`payment.way.${value}`) }))}
            onChange={(value) => setAddress({ way: value }, { replace: true })}
          />
        </div>
      )}
      {way === 'ONLINE' ? (
        <OwnPayForm key={payment.id} payment={payment} />
      ) : (
        <VoucherWay key={payment.id} payment={payment} />
      )}
    </Sheet>
  );
}

function OwnPayForm({ payment }: { readonly payment: Payment }) {
  const begin = useBeginPayment(payment.id);
  return (
    <PayForm
      totalPaisa={payment.totalPaisa}
      isBegun={payment.status === 'INITIATED'}
      last={payment.attempts[0]}
      begin={begin.mutateAsync}
    />
  );
}
