import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@registrar/i18n/numbers';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { Progress } from '@registrar/ui/antd';
import type { HolderSums as Sums } from './holder-row';
import styles from './shareholders.module.css';

interface HolderSumsProps {
  readonly count: number;
  readonly sums: Sums;
  /** Paid and unpaid shares that are to be held; undefined while the capital is not entered. */
  readonly paidUp: number | undefined;
  /** Shares that stay in the reserve (jageda); undefined likewise. */
  readonly reserve: number | undefined;
  /** Members have no shares. */
  readonly members: boolean;
}

/** How far the shareholders entered so far reach: shares, money, and what is left. */
export function HolderSums({ count, sums, paidUp, reserve, members }: HolderSumsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number, money } = useFormats();
  if (members)
    return (
      <dl className={styles['sums']}>
        <Sum name={t('holders.members')}>{number(count)}</Sum>
        <Sum name={t('holders.fees')}>{money(sums.membershipFee)}</Sum>
      </dl>
    );
  const remaining = paidUp === undefined ? undefined : paidUp - sums.quantity;
  const share = paidUp ? Math.min(100, (sums.quantity / paidUp) * 100) : 0;
  return (
    <div className={styles['totals']}>
      <dl className={styles['sums']}>
        <Sum name={t('holders.count')}>{number(count)}</Sum>
        <Sum name={t('holders.paidUp')}>{paidUp === undefined ? t('holders.capitalMissing') : number(paidUp)}</Sum>
        <Sum name={t('holders.held')}>{number(sums.quantity)}</Sum>
        <Sum name={t('holders.remaining')} wrong={remaining !== undefined && remaining < 0}>
          {remaining === undefined
            ? '–'
            : remaining < 0
              ? t('holders.tooMany', { count: -remaining })
              : number(remaining)}
        </Sum>
        {reserve ? <Sum name={t('holders.reserve')}>{number(reserve)}</Sum> : null}
        <Sum name={t('holders.paid')}>{money(sums.paidAmount)}</Sum>
        <Sum name={t('holders.unpaid')}>{money(sums.unpaidAmount)}</Sum>
      </dl>
      {paidUp ? (
        <Progress
          percent={Math.round(share)}
          format={() => `${formatNumber(share, language, { maximumFractionDigits: 1 })}%`}
          status={remaining !== undefined && remaining < 0 ? 'exception' : remaining === 0 ? 'success' : 'normal'}
          aria-label={t('holders.heldPart')}
        />
      ) : null}
    </div>
  );
}

function Sum({
  name,
  wrong = false,
  children,
}: {
  readonly name: string;
  readonly wrong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={wrong ? styles['wrong'] : undefined}>{children}</dd>
    </div>
  );
}
