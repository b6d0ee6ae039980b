import { useTranslation } from 'react-i18next';
import type { CompanyDetail, MigratedCompanyDetails } from '@registrar/domain/calls/old-system';
import { narrowQuery, useMediaQuery } from '@registrar/ui';
import { Table, type ColumnsType } from '@registrar/ui/antd';
import { DetailValue } from '@registrar/ui/components';
import styles from './migrated.module.css';

export interface RegisterComparisonProps {
  readonly company: MigratedCompanyDetails;
  /** Only what was said to be something else. */
  readonly onlyDisputed?: boolean;
}

/** What came over beside what its people say instead. */
export function RegisterComparison({ company, onlyDisputed = false }: RegisterComparisonProps) {
  const { t } = useTranslation();
  const narrow = useMediaQuery(narrowQuery);
  const rows = company.details.filter(({ claimedValue }) => !onlyDisputed || claimedValue !== null);
  if (rows.length === 0) return null;
  const shown = (value: string | null, { item }: CompanyDetail) =>
    value === null ? <span className={styles['soft']}>—</span> : <DetailValue item={item} value={value} />;
  const claimed = (row: CompanyDetail) =>
    row.claimedValue === null ? (
      t(row.answered ? 'migrated.agreed' : 'migrated.unanswered')
    ) : (
      <strong>{shown(row.claimedValue, row)}</strong>
    );
  const columns: ColumnsType<CompanyDetail> = narrow
    ? [
        {
          title: t('migrated.column.detail'),
          key: 'item',
          width: '36%',
          render: (_, row) => t(`migrated.item.${row.item}`),
          rowScope: 'row',
        },
        {
          title: `${t('migrated.column.register')} / ${t('migrated.column.claimed')}`,
          key: 'values',
          render: (_, row) => (
            <>
              {shown(row.value, row)}
              <br />
              {claimed(row)}
            </>
          ),
        },
      ]
    : [
        {
          title: t('migrated.column.detail'),
          key: 'item',
          render: (_, row) => t(`migrated.item.${row.item}`),
          rowScope: 'row',
        },
        { title: t('migrated.column.register'), key: 'value', render: (_, row) => shown(row.value, row) },
        { title: t('migrated.column.claimed'), key: 'claimed', render: (_, row) => claimed(row) },
      ];
  return (
    <section className={styles['block']} aria-label={t('migrated.comparison')}>
      <h3 className={styles['heading']}>{t('migrated.comparison')}</h3>
      <Table<CompanyDetail>
        columns={columns}
        dataSource={rows}
        rowKey="item"
        pagination={false}
        size="small"
        scroll={narrow ? undefined : { x: 520 }}
        aria-label={t('migrated.comparison')}
      />
    </section>
  );
}
