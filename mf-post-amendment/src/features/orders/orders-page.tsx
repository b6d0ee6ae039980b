import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CompanyOrder } from '@registrar/domain/calls/company-orders';
import { usePortal, useFreshQueries } from '@registrar/runtime';
import { Button, Input, PageHeader } from '@registrar/ui';
import { Tabs } from '@registrar/ui/antd';
import { ListPage } from '@registrar/ui/components';
import { ORDERS_KEY, PAGE_SIZE, useOrderProposals, useOrders, type OrderFilter } from './company-orders';
import { LiftOrderDialog } from './lift-order-dialog';
import { placeOrderAddress } from './order-address';
import { useOrderColumns } from './order-columns';
import { ProposalsTab } from './proposals-tab';

const TABS = ['standing', 'past', 'proposals'] as const;
type Tab = (typeof TABS)[number];

/** The orders on companies of the office: those in force, those that are over, and what waits for a second person. */
export function OrdersPage() {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const [address, setAddress] = useSearchParams();
  useFreshQueries(ORDERS_KEY);
  const tab: Tab = TABS.find((one) => one === address.get('tab')) ?? 'standing';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const filter: OrderFilter = {
    state: tab === 'past' ? 'PAST' : 'STANDING',
    search: address.get('search')?.trim() ?? '',
    page,
  };
  const list = useOrders(filter);
  // the second person sees from any tab that something waits
  const waiting = useOrderProposals('open', 1).data?.total ?? 0;
  const header = (
    <>
      <PageHeader
        title={t('orders.title')}
        action={
          list.data?.mayPropose ? (
            <Button type="primary" onClick={() => navigation.to(placeOrderAddress())}>
              {t('orders.place')}
            </Button>
          ) : undefined
        }
      >
        {t('orders.lead')}
      </PageHeader>
      <Tabs
        activeKey={tab}
        onChange={(key) => setAddress({ tab: key })}
        items={TABS.map((key) => ({
          key,
          label:
            key === 'proposals' && waiting > 0
              ? t('orders.proposalsWaiting', { count: waiting })
              : t(`orders.tab.${key}`),
        }))}
      />
    </>
  );
  if (tab === 'proposals') return <ProposalsTab header={header} />;
  return <OrderList key={tab} header={header} tab={tab} filter={filter} list={list} onAddress={setAddress} />;
}

interface OrderListProps {
  readonly header: ReactNode;
  readonly tab: Tab;
  readonly filter: OrderFilter;
  readonly list: ReturnType<typeof useOrders>;
  readonly onAddress: (next: Record<string, string>) => void;
}

function OrderList({ header, tab, filter, list, onAddress }: OrderListProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(filter.search);
  const [lifted, setLifted] = useState<CompanyOrder>();
  const columns = useOrderColumns({ onLift: list.data?.mayPropose ? setLifted : undefined });
  const write = (search: string, page = 1) =>
    onAddress({ tab, ...(search !== '' && { search }), ...(page > 1 && { page: String(page) }) });
  return (
    <>
      <ListPage
        header={header}
        caption={t(`orders.tab.${tab}`)}
        filters={
          <Input.Search
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onSearch={(text) => write(text.trim())}
            aria-label={t('orders.search')}
            placeholder={t('orders.search')}
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
        empty={{ title: t(tab === 'past' ? 'orders.nonePast' : 'orders.none') }}
        minTableWidth={900}
      />
      {lifted === undefined ? null : <LiftOrderDialog order={lifted} onClose={() => setLifted(undefined)} />}
    </>
  );
}
