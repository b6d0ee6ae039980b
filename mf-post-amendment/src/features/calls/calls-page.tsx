import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { callListQuerySchema, callStates } from '@registrar/domain/calls/explanation-calls';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Button, Input, PageHeader } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { ListPage } from '@registrar/ui/components';
import { officeCallAddress, openCallAddress } from './call-address';
import { useCallColumns } from './call-columns';
import { CALLS_SIZE, useCalls, type CallFilter } from './explanation-calls';

/** The calls for explanation of the office: by where they stand, and found by number, subject or company. */
export function CallsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const [address, setAddress] = useSearchParams();
  const read = callListQuerySchema.catch({ page: 1, size: CALLS_SIZE }).parse(Object.fromEntries(address));
  const filter: CallFilter = {
    page: read.page,
    ...(read.state && { state: read.state }),
    ...(read.search && { search: read.search }),
  };
  const [typed, setTyped] = useState(filter.search ?? '');
  const list = useCalls(filter);
  const columns = useCallColumns(officeCallAddress);
  const write = (next: Partial<CallFilter>) => {
    const merged = { ...filter, page: 1, ...next };
    setAddress(
      new URLSearchParams(
        Object.entries(merged).flatMap(([key, value]) =>
          value === undefined || value === '' ? [] : [[key, String(value)]],
        ),
      ),
    );
  };
  return (
    <ListPage
      header={
        <PageHeader
          title={t('calls.title')}
          action={
            list.data?.mayOpen ? (
              <Button type="primary" onClick={() => navigation.to(openCallAddress())}>
                {t('calls.open')}
              </Button>
            ) : undefined
          }
        >
          {t('calls.lead')}
        </PageHeader>
      }
      caption={t('calls.title')}
      filters={
        <>
          <Select
            value={filter.state ?? 'ALL'}
            onChange={(state) => write({ state: state === 'ALL' ? undefined : callStates.schema.parse(state) })}
            aria-label={t('common:field.status')}
            style={{ minWidth: 260 }}
            options={[
              { value: 'ALL', label: t('list.allStatuses') },
              ...callStates.keys.map((value) => ({ value, label: callStates.name(value)[language] })),
            ]}
          />
          <Input.Search
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onSearch={(text) => write({ search: text.trim() })}
            aria-label={t('calls.search')}
            placeholder={t('calls.search')}
            style={{ maxWidth: 360 }}
          />
        </>
      }
      onClearFilters={
        filter.state === undefined && filter.search === undefined
          ? undefined
          : () => {
              setTyped('');
              setAddress(new URLSearchParams());
            }
      }
      columns={columns}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{ page: filter.page, size: CALLS_SIZE, total: list.data?.total ?? 0, onPage: (page) => write({ page }) }}
      empty={{ title: t('calls.none') }}
      minTableWidth={820}
    />
  );
}
