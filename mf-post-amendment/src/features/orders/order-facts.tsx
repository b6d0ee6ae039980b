import { useTranslation } from 'react-i18next';
import { orderAuthorities, type OrderFacts } from '@registrar/domain/calls/company-orders';
import { sections } from '@registrar/domain/law/citation';
import { useLanguage } from '@registrar/runtime';
import { localName } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import styles from './orders.module.css';

/** Names an order, for a line, a button and a dialog. */
export function useOrderTitle(): (order: Pick<OrderFacts, 'number'>) => string {
  const { t } = useTranslation();
  return ({ number }) => (number === null ? t('orders.unnumbered') : t('orders.numbered', { number }));
}

/** Who ordered, in which case or by which section, what, when and until when. */
export function OrderLines({ order }: { readonly order: OrderFacts }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useOrderTitle();
  const { orderedBy, court, caseNumber, lawSection, issuedOn, endsOn } = order;
  return (
    <div className={styles['lines']}>
      <strong>{title(order)}</strong>
      <span>
        {court === null ? orderAuthorities.name(orderedBy)[language] : localName(court, language)}
        {caseNumber === null ? null : ` · ${t('orders.caseNumbered', { number: caseNumber })}`}
        {lawSection === null ? null : ` · ${sections(lawSection)[language]}`}
      </span>
      <span>
        {t('orders.issuedOn')}: <DatePair day={issuedOn} inline />
      </span>
      <span>
        {t('orders.endsOn')}: {endsOn === null ? t('orders.untilLifted') : <DatePair day={endsOn} inline />}
      </span>
      <p className={styles['text']}>{language === 'ne' ? order.textNepali : order.textEnglish}</p>
    </div>
  );
}
