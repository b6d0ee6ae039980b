import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { proceedingListQuerySchema } from '@registrar/domain/calls/proceedings';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Input, localName, PageHeader } from '@registrar/ui';
import { Select, Tabs } from '@registrar/ui/antd';
import { ListPage } from '@registrar/ui/components';
import { useProceedingColumns } from './proceeding-columns';
import { PROCEEDINGS, PROCEEDINGS_SIZE, useProceedings, type ProceedingFilter } from './proceedings';

const NOTHING_ASKED = proceedingListQuerySchema.parse({});
const STATES = ['OPEN', 'ENDED'] as const;

/** The proceedings of the office: whose turn it is in those that are open, and how the others ended. */
export function ProceedingsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const { size: _, ...filter } = proceedingListQuerySchema.catch(NOTHING_ASKED).parse(Object.fromEntries(address));
  const [typed, setTyped] = useState(filter.search ?? '');
  const list = useProceedings(filter);
  const columns = useProceedingColumns(filter.state);
  const write = (next: Partial<ProceedingFilter>) => {
    const { state, kind, search, page } = { ...filter, page: 1, ...next };
    setAddress({
      ...(state !== NOTHING_ASKED.state && { state }),
      ...(kind && { kind }),
      ...(search && { search }),
      ...(page > 1 && { page: String(page) }),
    });
  };
  return (
    <ListPage
      header={
        <>
          <PageHeader
            title={t('proceedings.title')}
            action={<PortalLink to={`${PROCEEDINGS}/calendar`}>{t('calendar.title')}</PortalLink>}
          >
            {t('proceedings.lead')}
          </PageHeader>
          <Tabs
            activeKey={filter.state}
            onChange={(key) => write({ state: STATES.find((state) => state === key) ?? 'OPEN' })}
            items={STATES.map((key) => ({ key, label: t(`proceedings.state.${key}`) }))}
          />
        </>
      }
      caption={t(`proceedings.state.${filter.state}`)}
      filters={
        <>
          <Select
            value={filter.kind ?? 'ALL'}
            onChange={(kind) => write({ kind: kind === 'ALL' ? undefined : kind })}
            aria-label={t('proceedings.kind')}
            style={{ minWidth: 260 }}
            options={[
              { value: 'ALL', label: t('proceedings.allKinds') },
              ...(list.data?.kinds ?? []).map(({ key, name }) => ({ value: key, label: localName(name, language) })),
            ]}
          />
          <Input.Search
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onSearch={(text) => write({ search: text.trim() })}
            aria-label={t('proceedings.search')}
            placeholder={t('proceedings.search')}
            maxLength={100}
            style={{ maxWidth: 360 }}
          />
        </>
      }
      {...((filter.kind !== undefined || filter.search !== undefined) && {
        onClearFilters: () => {
          setTyped('');
          write({ kind: undefined, search: undefined });
        },
      })}
      columns={columns}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{
        page: filter.page,
        size: PROCEEDINGS_SIZE,
        total: list.data?.total ?? 0,
        onPage: (page) => write({ page }),
      }}
      empty={{ title: t(`proceedings.none.${filter.state}`) }}
      minTableWidth={900}
    />
  );
}
