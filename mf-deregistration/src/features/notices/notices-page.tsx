import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { publicNoticeQuerySchema } from '@registrar/domain/calls/public-notices';
import { useLanguage } from '@registrar/runtime';
import { Input, PageHeader } from '@registrar/ui';
import { Tabs } from '@registrar/ui/antd';
import { ListPage } from '@registrar/ui/components';
import { useNoticeColumns } from './notice-columns';
import { feedAddress, NOTICES_SIZE, useNotices, type NoticeFilter } from './notices';

const NOTHING_ASKED = publicNoticeQuerySchema.parse({});
const STATES = ['RUNNING', 'ENDED'] as const;

/** What the office has published about companies, for everybody: what runs, and what has ended. */
export function NoticesPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const { size: _, ...filter } = publicNoticeQuerySchema.catch(NOTHING_ASKED).parse(Object.fromEntries(address));
  const [typed, setTyped] = useState(filter.search ?? '');
  const list = useNotices(filter);
  const columns = useNoticeColumns();
  const write = (next: Partial<NoticeFilter>) => {
    const { state, search, page } = { ...filter, page: 1, ...next };
    setAddress({
      ...(state !== NOTHING_ASKED.state && { state }),
      ...(search && { search }),
      ...(page > 1 && { page: String(page) }),
    });
  };
  return (
    <ListPage
      header={
        <>
          <PageHeader title={t('notices.title')}>
            <div>{t('notices.lead')}</div>
            <a href={feedAddress(language)} type="application/atom+xml">
              {t('notices.feed')}
            </a>
          </PageHeader>
          <Tabs
            activeKey={filter.state}
            onChange={(key) => write({ state: STATES.find((state) => state === key) ?? 'RUNNING' })}
            items={STATES.map((key) => ({ key, label: t(`notices.state.${key}`) }))}
          />
        </>
      }
      caption={t(`notices.state.${filter.state}`)}
      filters={
        <Input.Search
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onSearch={(text) => write({ search: text.trim() })}
          aria-label={t('notices.search')}
          placeholder={t('notices.search')}
          maxLength={100}
          style={{ maxWidth: 420 }}
        />
      }
      {...(filter.search !== undefined && {
        onClearFilters: () => {
          setTyped('');
          write({ search: undefined });
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
        size: NOTICES_SIZE,
        total: list.data?.total ?? 0,
        onPage: (page) => write({ page }),
      }}
      empty={{ title: t(`notices.none.${filter.state}`) }}
      minTableWidth={760}
    />
  );
}
