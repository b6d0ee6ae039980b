import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { CompanyDetail, CompanyDetailItem, MigratedCompanyDetails } from '@registrar/domain/calls/old-system';
import { oldNameDetailsDraft } from '@registrar/domain/processes/filings/migration-name-reservation/definition';
import { Table, type ColumnsType } from '@registrar/ui/antd';
import { DetailValue } from '@registrar/ui/components';
import styles from './migrated.module.css';

interface Row extends CompanyDetail {
  /** What the register says once it is approved. */
  readonly after: string | null;
  /** Where that comes from; undefined where nothing changes. */
  readonly by: 'PAPER' | 'APPLICANT' | undefined;
}

type Answers = ReturnType<typeof oldNameDetailsDraft.parse>;

/** What the old paper itself says counts before what anybody says of it. */
const ofPaper: Partial<Record<CompanyDetailItem, keyof Answers>> = {
  NAME_NEPALI: 'nepali',
  NAME_ENGLISH: 'english',
  REGISTRATION_NUMBER: 'registrationNumber',
  REGISTERED_ON: 'registeredOn',
};

function rowOf(detail: CompanyDetail, answers: Answers): Row {
  const field = ofPaper[detail.item];
  const onPaper = field && answers[field];
  const after = field ? (onPaper ?? detail.value) : (detail.claimedValue ?? detail.value);
  return { ...detail, after, by: after === detail.value ? undefined : field ? 'PAPER' : 'APPLICANT' };
}

export interface WhatChangesProps {
  readonly detail: ApplicationDetail;
  readonly company: MigratedCompanyDetails;
}

/**
 * For who decides: what an approval writes into the register, before and after; what stays as it came over is folded
 * below.
 */
export function WhatChanges({ detail, company }: WhatChangesProps) {
  const { t } = useTranslation();
  const answers =
    oldNameDetailsDraft.safeParse(detail.sections.find(({ key }) => key === 'OLD_NAME_DETAILS')?.data ?? {}).data ?? {};
  const rows = company.details.map((item) => rowOf(item, answers));
  const [changes, same] = [rows.filter(({ by }) => by !== undefined), rows.filter(({ by }) => by === undefined)];
  const shown = (value: string | null, { item }: Row): ReactNode =>
    value === null ? <span className={styles['soft']}>—</span> : <DetailValue item={item} value={value} />;
  const columns: ColumnsType<Row> = [
    {
      title: t('migrated.column.detail'),
      key: 'item',
      render: (_, row) => t(`migrated.item.${row.item}`),
      rowScope: 'row',
    },
    {
      title: t('migrated.column.register'),
      key: 'value',
      render: (_, row) => <del className={styles['before']}>{shown(row.value, row)}</del>,
    },
    {
      title: t('migrated.column.after'),
      key: 'after',
      render: (_, row) => (
        <>
          <ins className={styles['after']}>{shown(row.after, row)}</ins>
          <div className={styles['soft']}>{t(`migrated.by.${row.by ?? 'PAPER'}`)}</div>
        </>
      ),
    },
  ];
  return (
    <section aria-label={t('migrated.changes')}>
      <h3 className={styles['heading']}>{t('migrated.changes')}</h3>
      {changes.length === 0 ? (
        <p>{t('migrated.nothingChanges')}</p>
      ) : (
        <Table<Row>
          columns={columns}
          dataSource={changes}
          rowKey="item"
          pagination={false}
          size="small"
          scroll={{ x: 480 }}
          aria-label={t('migrated.changes')}
        />
      )}
      <details className={styles['same']} open={changes.length === 0}>
        <summary>{t('migrated.staysAsIs')}</summary>
        <dl className={styles['answers']}>
          {same.map((row) => (
            <Fragment key={row.item}>
              <dt>{t(`migrated.item.${row.item}`)}</dt>
              <dd>
                {shown(row.value, row)}
                {row.answered ? null : <span className={styles['soft']}> · {t('migrated.unanswered')}</span>}
              </dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </section>
  );
}
