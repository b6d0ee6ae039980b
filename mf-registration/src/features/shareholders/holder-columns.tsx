import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { investorTypes, shareholderEntities, shareTypes } from '@registrar/domain/enumerations';
import { formatNumber } from '@registrar/i18n/numbers';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { holderRow, type HolderRow } from './holder-row';
import styles from './shareholders.module.css';

interface HolderColumns {
  /** Of which the percentages are; nought where nothing is paid-up yet. */
  readonly total: number;
  readonly members: boolean;
}

/** What the list says of each shareholder besides the name. */
export function useHolderColumns({ total, members }: HolderColumns): ColumnsType<FiledItemState> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number, money } = useFormats();
  const column = (key: string, render: (row: HolderRow) => ReactNode): ColumnsType<FiledItemState>[number] => ({
    title: t(`holders.${key}`),
    key,
    align: 'end',
    render: (_, item) => render(holderRow(item)),
  });
  const kind: ColumnsType<FiledItemState>[number] = {
    title: t('holders.kind'),
    key: 'kind',
    render: (_, item) => {
      const { entity, investorType, shareType, isMinor, isDirector } = holderRow(item);
      const said = [
        entity && shareholderEntities.name(entity)[language],
        investorType && investorTypes.name(investorType)[language],
        shareType && shareTypes.name(shareType)[language],
        isMinor ? t('holders.minor') : '',
        isDirector ? t('holders.director') : '',
      ]
        .filter(Boolean)
        .join(' · ');
      return <div className={styles['kind']}>{said}</div>;
    },
  };
  if (members) return [kind, column('fee', ({ membershipFee }) => money(membershipFee))];
  const percent = (quantity: number): string =>
    total === 0 ? '–' : `${formatNumber((quantity / total) * 100, language, { maximumFractionDigits: 2 })}%`;
  return [
    kind,
    // one under the other: beside the steps there is no room for a column each
    column('quantity', ({ quantity }) => (
      <>
        {number(quantity)}
        <div className={styles['under']}>{percent(quantity)}</div>
      </>
    )),
    column('paid', ({ paidAmount, unpaidAmount }) => (
      <>
        {money(paidAmount)}
        {unpaidAmount === 0 ? null : (
          <div className={styles['under']}>{t('holders.unpaidOf', { amount: money(unpaidAmount) })}</div>
        )}
      </>
    )),
  ];
}
