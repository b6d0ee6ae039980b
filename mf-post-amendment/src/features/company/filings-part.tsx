import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalLink } from '@registrar/runtime';
import { Segmented } from '@registrar/ui/antd';
import { ListPage } from '@registrar/ui/components';
import { filingsAddress } from '../filing/amendment-address';
import { COMPANY_FILINGS_SIZE, useCompanyFilings, useFilingColumns } from '../list/company-filings';
import type { CompanyPartProps } from './company-part';
import styles from './company.module.css';

const WHICH = ['open', 'decided', 'all'] as const;
type Which = (typeof WHICH)[number];

/** What was filed for the company: what is under way, and what was decided. */
export function FilingsPart({ standing: { company, reader } }: CompanyPartProps) {
  const { t } = useTranslation();
  const [which, setWhich] = useState<Which>('open');
  const [page, setPage] = useState(1);
  const columns = useFilingColumns(reader === 'OFFICE' ? 'OFFICE' : 'OWN');
  const list = useCompanyFilings(company.id, {
    state: which === 'all' ? undefined : which === 'open' ? 'OPEN' : 'DECIDED',
    page,
  });
  return (
    <ListPage
      header={
        reader === 'OFFICE' ? null : (
          <p className={styles['links']}>
            <PortalLink to={filingsAddress(company.id)}>{t('company.toFilings')}</PortalLink>
          </p>
        )
      }
      caption={t('company.part.filings')}
      filters={
        <Segmented
          value={which}
          aria-label={t('company.whichFilings')}
          onChange={(next) => {
            setWhich(next);
            setPage(1);
          }}
          options={WHICH.map((value) => ({ value, label: t(`company.filings.${value}`) }))}
        />
      }
      columns={columns}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{ page, size: COMPANY_FILINGS_SIZE, total: list.data?.total ?? 0, onPage: setPage }}
      empty={{ title: t(which === 'open' ? 'company.noOpenFilings' : 'list.none') }}
      minTableWidth={760}
    />
  );
}
