import type { Notification } from '@registrar/domain/calls/notifications';
import { PortalLink, usePortal, useStore } from '@registrar/runtime';
import { Button, ListSkeleton } from '@registrar/ui';
import { Tabs } from '@registrar/ui/antd';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../frame-context';
import { NotificationItem } from './notification-item';
import styles from './notifications.module.css';

const filters = { all: {}, read: { received: true }, unread: { received: false } } as const;
type FilterName = keyof typeof filters;
const isFilterName = (name: string): name is FilterName => name in filters;
const queryKey = ['notifications'];

/** Everything the office has told this person, newest first. */
export function NotificationPanel({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTranslation('shell');
  const { notifications } = useFrame();
  const queries = useQueryClient();
  const unread = useStore(notifications.unread);
  const arrived = useStore(notifications.arrived);
  const [filter, setFilter] = useState<FilterName>('all');
  const reload = () => queries.invalidateQueries({ queryKey });
  // a number that changes without a message: something was marked as read elsewhere
  useEffect(() => void queries.invalidateQueries({ queryKey }), [arrived, unread, queries]);
  const markAllRead = async () => {
    await notifications.markAllRead();
    await reload();
  };
  return (
    <>
      {/* Beside the tabs it would be one of them to a screen reader. */}
      <div className={styles['tools']}>
        <PortalLink to="/notifications" onClick={onFollow}>
          {t('bell.all')}
        </PortalLink>
        <Button type="link" disabled={unread === 0} onClick={() => void markAllRead()}>
          {t('bell.markAllRead')}
        </Button>
      </div>
      <Tabs
        activeKey={filter}
        onChange={(key) => isFilterName(key) && setFilter(key)}
        items={Object.keys(filters).map((key) => ({
          key,
          label: t(`bell.tab.${key}`),
          children: key === filter && <NotificationList filter={filter} onFollow={onFollow} onRead={reload} />,
        }))}
      />
    </>
  );
}

interface NotificationListProps {
  readonly filter: FilterName;
  readonly onFollow: () => void;
  readonly onRead: () => Promise<void>;
}

function NotificationList({ filter, onFollow, onRead }: NotificationListProps) {
  const { t } = useTranslation('shell');
  const { notifications } = useFrame();
  const { navigation } = usePortal();
  const words = { open: t('bell.open'), markRead: t('bell.markRead'), unread: t('bell.unreadMark') };
  const markRead = async ({ id }: Notification) => {
    await notifications.markRead(id);
    await onRead();
  };
  const open = (item: Notification, link: string) => {
    if (!item.read) void markRead(item);
    onFollow();
    navigation.to(link);
  };
  const pages = useInfiniteQuery({
    queryKey: [...queryKey, filter],
    queryFn: ({ pageParam }) => notifications.list({ ...filters[filter], page: pageParam, size: 20 }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  if (pages.isPending) return <ListSkeleton rows={4} />;
  if (pages.isError) return <p role="alert">{t('list.failed', { ns: 'common' })}</p>;
  const items = pages.data.pages.flatMap(({ items: onPage }) => onPage);
  if (items.length === 0) return <p className={styles['empty']}>{t(`bell.empty.${filter}`)}</p>;
  return (
    <>
      <ul className={styles['list']}>
        {items.map((item) => (
          <NotificationItem
            key={item.id}
            item={item}
            words={words}
            onOpen={(link) => open(item, link)}
            onRead={() => void markRead(item)}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('bell.more')}
        </Button>
      )}
    </>
  );
}
