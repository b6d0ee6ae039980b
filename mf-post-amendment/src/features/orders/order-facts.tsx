import { useTranslation } from 'react-i18next';
import { orderAuthorities, type OrderFacts } from '@registrar/domain/calls/company-orders';
import { sections } from '@registrar/domain/law/citation';
import { kittaText } from '@registrar/domain/share-ledger';
import { useLanguage } from '@registrar/runtime';
import { localName, useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import styles from './orders.module.css';

/** Names an order, for a line, a button and a dialog. */
export function useOrderTitle(): (order: Pick<OrderFacts, 'number'> & Partial<OrderFacts>) => string {
  const { t } = useTranslation();
  return ({ number, orderedBy }) => {
    if (number === null) return t('orders.unnumbered');
    return t(orderedBy === 'PLEDGE' ? 'orders.pledgeNumbered' : 'orders.numbered', { number });
  };
}

/** Share numbers of the register ("101-200, 305") as a person reads them. */
export function useKitta(): (text: string) => string {
  const { number } = useFormats();
  return (text) => text.replaceAll('-', '–').replaceAll(/\d+/g, (digits) => number(Number(digits)));
}

/** Who ordered, in which case or by which section, what, when and until when. */
export function OrderLines({ order }: { readonly order: OrderFacts }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useOrderTitle();
  const kitta = useKitta();
  const { orderedBy, court, caseNumber, lawSection, issuedOn, endsOn } = order;
  const [party, shares] = [order.party ?? null, order.shares ?? null];
  return (
    <div className={styles['lines']}>
      <strong>{title(order)}</strong>
      <span>
        {court === null ? orderAuthorities.name(orderedBy)[language] : localName(court, language)}
        {party === null ? null : `: ${localName(party, language)}`}
        {caseNumber === null ? null : ` · ${t('orders.caseNumbered', { number: caseNumber })}`}
        {lawSection === null ? null : ` · ${sections(lawSection)[language]}`}
      </span>
      {shares === null ? null : (
        <span>
          {t('orders.onShares', {
            holder: localName(shares, language),
            kitta: kitta(kittaText(shares.ranges)),
          })}
        </span>
      )}
      <span>
        {t(orderedBy === 'PLEDGE' ? 'orders.pledgeIssuedOn' : 'orders.issuedOn')}: <DatePair day={issuedOn} inline />
      </span>
      <span>
        {t('orders.endsOn')}: {endsOn === null ? t('orders.untilLifted') : <DatePair day={endsOn} inline />}
      </span>
      <p className={styles['text']}>{language === 'ne' ? order.textNepali : order.textEnglish}</p>
    </div>
  );
}
