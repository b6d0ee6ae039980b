import { useTranslation } from 'react-i18next';
import { filedAnswers, filedItems, valueAt, type Answers, type FilingFrame } from '@registrar/domain/processes';
import { shareQuantities } from '@registrar/domain/processes/questions/holders/shareholders-together';
import { useFormats } from '@registrar/ui';
import styles from './shareholders.module.css';

interface RemainingSharesProps {
  readonly itemId: string;
  /** As it is being typed. */
  readonly data: Answers;
  readonly frame: FilingFrame;
}

const numberAt = (data: Answers, path: string): number | undefined => {
  const value = valueAt(data, path);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** How many shares are left for this holder besides all others, and what the typed number of them costs. */
export function RemainingShares({ itemId, data, frame }: RemainingSharesProps) {
  const { t } = useTranslation();
  const { number, money } = useFormats();
  const others = shareQuantities(
    frame,
    filedItems(frame, 'SHAREHOLDER').filter(({ id }) => id !== itemId),
  );
  const quantity = numberAt(data, 'holding.quantity') ?? 0;
  const rate = numberAt(filedAnswers(frame, 'CAPITAL_STRUCTURE'), 'shareRate');
  if (others.paidUp === undefined)
    return (
      <p role="status" className={styles['remaining']}>
        {t('holders.capitalFirst')}
      </p>
    );
  const left = others.paidUp - others.held - quantity;
  return (
    <p role="status" className={`${styles['remaining']} ${left < 0 ? styles['wrong'] : ''}`}>
      {left < 0
        ? t('holders.exceeds', { count: -left })
        : t('holders.left', { left: number(left), paidUp: number(others.paidUp) })}
      {quantity > 0 && rate !== undefined
        ? ` ${t('holders.cost', { quantity: number(quantity), rate: money(rate), amount: money(quantity * rate) })}`
        : ''}
    </p>
  );
}
