import type { ShareholderList } from '@registrar/domain/calls/company-record';
import { orderOnSharesName } from '@registrar/domain/register';
import type { KittaRange } from '@registrar/domain/share-ledger';
import { useLanguage } from '@registrar/runtime';
import { DatePair } from '../../base/dates/date-pair';
import { useFormats } from '../../base/language/use-formats';
import { useCompanyWords } from './company-words';
import styles from './company.module.css';

export type Orders = NonNullable<ShareholderList['orders']>;

/** "11–20, 41" */
export function useKittaText(): (ranges: readonly KittaRange[]) => string {
  const { number } = useFormats();
  return (ranges) =>
    ranges.map(({ from, to }) => (from === to ? number(from) : `${number(from)}–${number(to)}`)).join(', ');
}

/** The numbers of these shares that an order or a pledge lies on, each once, in their order. */
export function underOrder(shares: readonly KittaRange[], orders: Orders): KittaRange[] {
  const within = shares
    .flatMap((share) =>
      orders.flatMap(({ ranges }) =>
        ranges.map(({ from, to }) => ({ from: Math.max(from, share.from), to: Math.min(to, share.to) })),
      ),
    )
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.from - b.from);
  const once: KittaRange[] = [];
  for (const { from, to } of within) {
    const last = once.at(-1);
    if (last && from <= last.to + 1) once[once.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else once.push({ from, to });
  }
  return once;
}

interface OrdersProps {
  readonly orders: Orders;
  readonly heading?: 'h2' | 'h3';
}

/** What keeps shares from being moved, as everybody may read it; nothing where there is none. */
export function OrdersOnShares({ orders, heading: Heading = 'h3' }: OrdersProps) {
  const t = useCompanyWords();
  const language = useLanguage();
  const kitta = useKittaText();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="company-orders-on-shares" style={{ marginBlock: Heading === 'h2' ? undefined : 16 }}>
      <Heading id="company-orders-on-shares" className={Heading === 'h2' ? styles['heading'] : undefined}>
        {t('ordersOnShares')}
      </Heading>
      <ul className={styles['changes']}>
        {orders.map(({ ranges, ...order }) => (
          <li key={order.id}>
            <strong>
              {t('kitta')} {kitta(ranges)}
            </strong>{' '}
            · {orderOnSharesName(order)[language]}
            {order.caseNumber === null ? null : ` · ${t('caseNumber', { number: order.caseNumber })}`} ·{' '}
            <DatePair day={order.orderedOn} inline />
            {order.endsOn === null ? null : (
              <>
                {' · '}
                {t('orderEndsOn')} <DatePair day={order.endsOn} inline />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
