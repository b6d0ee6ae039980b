import type { AuditRow } from '@registrar/domain/calls/audit';
import { useFilingAddress } from '@registrar/runtime';
import { Button, PageHeader, useFormats, useLanguage } from '@registrar/ui';
import { ListPage } from '@registrar/ui/components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuditRows, useExportAudit } from './audit';
import { auditColumns } from './audit-columns';
import { AuditDetail } from './audit-detail';
import { useAuditFilters } from './audit-filters';
import { ChainCheck } from './chain-check';
import { FilterFields } from './filter-fields';
import { saveFile } from './save-file';

/** The auditor's reading room: every action, whether the chain is whole, and a file to take along. */
export default function AuditPage() {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const formats = useFormats();
  const addressOf = useFilingAddress();
  const [filter, setFilter] = useAuditFilters();
  const audit = useAuditRows(filter);
  const exporting = useExportAudit();
  const [shown, setShown] = useState<AuditRow>();
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const take = async () => saveFile(await exporting.mutateAsync(filter), 'audit.csv');
  return (
    <>
      <ListPage<AuditRow>
        header={
          <>
            <PageHeader
              title={t('audit.title')}
              action={
                <Button loading={exporting.isPending} onClick={() => void take().catch(() => undefined)}>
                  {t('audit.export')}
                </Button>
              }
            >
              {t('audit.lead')}
            </PageHeader>
            <ChainCheck />
          </>
        }
        caption={t('audit.title')}
        filters={<FilterFields filter={filter} onChange={setFilter} />}
        onClearFilters={
          isFiltered
            ? () =>
                setFilter({
                  from: undefined,
                  to: undefined,
                  actor: undefined,
                  role: undefined,
                  action: undefined,
                  objectType: undefined,
                  objectId: undefined,
                })
            : undefined
        }
        columns={auditColumns({ t, formats, language, addressOf, onShow: setShown })}
        rowKey={({ seq }) => String(seq)}
        rows={audit.data?.pages.flatMap(({ items }) => items)}
        failed={audit.isError}
        onRetry={() => void audit.refetch()}
        refreshing={audit.isPlaceholderData}
        paging={{
          onMore: audit.hasNextPage ? () => void audit.fetchNextPage() : undefined,
          loadingMore: audit.isFetchingNextPage,
        }}
        empty={{ title: t('audit.empty') }}
        minTableWidth={920}
      />
      {shown && <AuditDetail row={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
