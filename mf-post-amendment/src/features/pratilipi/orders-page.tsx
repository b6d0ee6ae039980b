import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { copyOrderStates, type CopyOrder } from '@registrar/domain/calls/copies';
import { PortalLink, useFreshQueries, useLanguage, usePortal } from '@registrar/runtime';
import { Button, Input, localName, PageHeader, useFormats } from '@registrar/ui';
import { Tabs, Tag, type ColumnsType } from '@registrar/ui/antd';
import { DatePair, ListPage } from '@registrar/ui/components';
import { COPIES_KEY, newOrderAddress, orderAddress, PAGE_SIZE, useCopyOrders, type OrdersFilter } from './copy-orders';
import styles from './pratilipi.module.css';

const TABS = ['open', 'ended'] as const;

export const STATE_COLOURS: Readonly<Record<CopyOrder['state'], string>> = {
  UNPAID: 'warning',
  DOCUMENT_REQUESTED: 'processing',
  SUCCESS: 'success',
  REJECTED: 'error',
  WITHDRAWN: 'default',
};

/** The orders of certified copies: the person's own, or those that the office has to serve. */
export function OrdersPage() {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const [address, setAddress] = useSearchParams();
  useFreshQueries(COPIES_KEY);
  const filter: OrdersFilter = {
    show: TABS.find((one) => one === address.get('show')) ?? 'open',
    search: address.get('search')?.trim() ?? '',
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
  };
  const [typed, setTyped] = useState(filter.search);
  const list = useCopyOrders(filter);
  const columns = useOrderColumns(list.data?.forOffice ?? false);
  const write = (search: string, page = 1) =>
    setAddress({ show: filter.show, ...(search !== '' && { search }), ...(page > 1 && { page: String(page) }) });
  return (
    <ListPage
      header={
        <>
          <PageHeader
            title={t('pratilipi.title')}
            action={
              list.data?.mayAsk ? (
                <Button type="primary" onClick={() => navigation.to(newOrderAddress())}>
                  {t('pratilipi.requestPratilipi')}
                </Button>
              ) : undefined
            }
          >
            {t(list.data?.forOffice ? 'pratilipi.leadOffice' : 'pratilipi.lead')}
          </PageHeader>
          <Tabs
            activeKey={filter.show}
            onChange={(show) => setAddress({ show })}
            items={TABS.map((key) => ({ key, label: t(`pratilipi.tab.${key}`) }))}
          />
        </>
      }
      caption={t(`pratilipi.tab.${filter.show}`)}
      filters={
        <Input.Search
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onSearch={(text) => write(text.trim())}
          aria-label={t('pratilipi.search')}
          placeholder={t('pratilipi.search')}
          maxLength={100}
          style={{ maxWidth: 420 }}
        />
      }
      {...(filter.search !== '' && {
        onClearFilters: () => {
          setTyped('');
          write('');
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
        size: PAGE_SIZE,
        total: list.data?.total ?? 0,
        onPage: (page) => write(filter.search, page),
      }}
      empty={{ title: t('pratilipi.none') }}
      minTableWidth={800}
    />
  );
}

function useOrderColumns(forOffice: boolean): ColumnsType<CopyOrder> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number } = useFormats();
  return [
    {
      title: t('pratilipi.number'),
      key: 'number',
      render: (_, order) => (
        <div className={styles['lines']}>
          <PortalLink to={orderAddress(order.id)} aria-label={`${t('pratilipi.viewRequestPratilipi')} ${order.number}`}>
            {order.number}
          </PortalLink>
          {forOffice ? <span>{localName(order.askedBy, language)}</span> : null}
        </div>
      ),
    },
    {
      title: t('common:field.company'),
      key: 'company',
      render: (_, { company }) => (
        <div className={styles['lines']}>
          <span>{localName(company, language)}</span>
          <span>{company.registrationNumber}</span>
        </div>
      ),
    },
    {
      title: t('pratilipi.copies'),
      key: 'copies',
      render: (_, { copies, totalPaisa }) => `${number(copies)} · ${money(totalPaisa)}`,
    },
    {
      title: t('pratilipi.dueOn'),
      key: 'dueOn',
      render: (_, { dueOn, isOverdue, state }) =>
        state === 'DOCUMENT_REQUESTED' && dueOn !== null ? (
          <div className={styles['lines']}>
            <DatePair day={dueOn} inline />
            {isOverdue ? <Tag color="error">{t('pratilipi.overdue')}</Tag> : null}
          </div>
        ) : null,
    },
    {
      title: t('common:field.status'),
      key: 'state',
      render: (_, { state, toHandOver }) => (
        <div className={styles['lines']}>
          <span>
            <Tag color={STATE_COLOURS[state]}>{copyOrderStates.name(state)[language]}</Tag>
          </span>
          {toHandOver ? <span>{t('pratilipi.toHandOver')}</span> : null}
        </div>
      ),
    },
  ];
}
