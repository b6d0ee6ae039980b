import type { Notification } from '@registrar/domain/calls/notifications';
import { useLanguage, usePortal, useStore } from '@registrar/runtime';
import { Button, ListSkeleton } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/filing';
import { Tabs } from '@registrar/ui/overlays';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../frame-context';
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
  useEffect(() => void queries.invalidateQueries({ queryKey }), [arrived, queries]);
  const markAllRead = async () => {
    await notifications.markAllRead();
    await reload();
  };
  return (
    <>
      {/* Beside the tabs it would be one of them to a screen reader. */}
      <div className={styles['tools']}>
        <Button type="link" disabled={unread === 0} onClick={() => void markAllRead()}>{t('bell.markAllRead')}</Button>
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
        {items.map((item) => <NotificationItem key={item.id} item={item} onFollow={onFollow} onRead={onRead} />)}
      </ul>
      {pages.hasNextPage && <Button block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>{t('bell.more')}</Button>}
    </>
  );
}

interface NotificationItemProps {
  readonly item: Notification;
  readonly onFollow: () => void;
  readonly onRead: () => Promise<void>;
}

function NotificationItem({ item, onFollow, onRead }: NotificationItemProps) {
  const { t } = useTranslation('shell');
  const { notifications } = useFrame();
  const { navigation } = usePortal();
  const ne = useLanguage() === 'ne';
  const markRead = async () => {
    await notifications.markRead(item.id);
    await onRead();
  };
  const { link } = item;
  const follow = () => {
    if (!item.read) void markRead();
    onFollow();
    if (link !== null) navigation.to(link);
  };
  return (
    <li className={item.read ? styles['item'] : `${styles['item']} ${styles['unread']}`} data-notification={item.id}>
      <h3 className={styles['title']}>
        {!item.read && <span className={styles['dot']} role="img" aria-label={t('bell.unreadMark')} />}
        {ne ? item.titleNe : item.titleEn}
      </h3>
      <p>{ne ? item.bodyNe : item.bodyEn}</p>
      <div className={styles['foot']}>
        <InstantPair at={item.createdAt} inline withTime />
        <span className={styles['actions']}>
          {link !== null && <Button type="link" size="small" onClick={follow}>{t('bell.open')}</Button>}
          {!item.read && <Button type="link" size="small" onClick={() => void markRead()}>{t('bell.markRead')}</Button>}
        </span>
      </div>
    </li>
  );
}
