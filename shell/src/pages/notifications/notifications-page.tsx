import type { Notification } from '@registrar/domain/calls/notifications';
import { notificationTypes } from '@registrar/domain/enumerations/notification-types';
import { PortalLink, usePortal, useSession, useSocketTopic } from '@registrar/runtime';
import {
  Button,
  ListSkeleton,
  narrowQuery,
  PageHeader,
  Sheet,
  useFormats,
  useLanguage,
  useMediaQuery,
} from '@registrar/ui';
import { Pagination, Tabs } from '@registrar/ui/antd';
import { useTranslation } from 'react-i18next';
import { NotificationItem } from '../../chrome/notifications/notification-item';
import { FilterFields } from './filter-fields';
import { pageSize, useMarkAllRead, useMarkRead, useNotifications, useRefreshNotifications } from './list-notifications';
import { tabs, useNotificationFilters, type NotificationFilters } from './notification-filters';
import styles from './notifications.module.css';

/** Everything the office has told this person, newest first; new messages appear by themselves. */
export default function NotificationsPage() {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  const [filters, setFilters] = useNotificationFilters();
  const list = useNotifications(filters);
  const markAll = useMarkAllRead();
  useFreshness();
  const unread = Number(list.data?.unreadCount ?? 0);
  const label = (tab: (typeof tabs)[number]) =>
    tab === 'unread' && unread > 0
      ? `${t('notifications.tab.unread')} (${formats.number(unread)})`
      : t(`notifications.tab.${tab}`);
  return (
    <>
      <PageHeader
        title={t('notifications.title')}
        action={
          <span className={styles['tools']}>
            <PortalLink to="/notifications/preferences">{t('notifications.toPreferences')}</PortalLink>
            <Button disabled={unread === 0} loading={markAll.isPending} onClick={() => markAll.mutate()}>
              {t('notifications.markAllRead')}
            </Button>
          </span>
        }
      >
        {t('notifications.lead')}
      </PageHeader>
      <Tabs
        activeKey={filters.tab}
        onChange={(key) => setFilters({ tab: tabs.find((tab) => tab === key) ?? 'all' })}
        items={tabs.map((tab) => ({ key: tab, label: label(tab) }))}
      />
      <Sheet as="section" aria-label={t('list.filters', { ns: 'common' })} style={{ marginBlockEnd: 20 }}>
        <Filters filters={filters} onChange={setFilters} />
      </Sheet>
      <NotificationList
        list={list}
        page={filters.page}
        onPage={(page) => setFilters({ page })}
        empty={t(`notifications.empty.${filters.tab}`)}
        onClear={isFiltered(filters) ? () => setFilters({ type: '', from: '', to: '' }) : undefined}
      />
    </>
  );
}

interface FiltersProps {
  readonly filters: NotificationFilters;
  readonly onChange: (change: Partial<NotificationFilters>) => void;
}

/** On a narrow screen they fold away: the messages come first. */
function Filters({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation('common');
  const narrow = useMediaQuery(narrowQuery);
  const fields = (
    <div className={styles['filters']}>
      <FilterFields filters={filters} onChange={onChange} />
    </div>
  );
  if (!narrow) return fields;
  return (
    <details open={isFiltered(filters) || undefined}>
      <summary className={styles['summary']}>{t('action.filter')}</summary>
      {fields}
    </details>
  );
}

const isFiltered = ({ type, from, to }: NotificationFilters): boolean => type !== '' || from !== '' || to !== '';

/** A message that arrives, one that is read in another tab, and a line that comes back all change the list. */
function useFreshness(): void {
  const session = useSession();
  const refresh = useRefreshNotifications();
  const topic = session ? `/topic/user/${session.userId}` : null;
  const listener = { onMessage: () => void refresh(), onResync: () => void refresh() };
  useSocketTopic(topic, listener);
  useSocketTopic(topic && `${topic}/read`, listener.onMessage);
}

interface NotificationListProps {
  readonly list: ReturnType<typeof useNotifications>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Said of an empty list that no filter has emptied. */
  readonly empty: string;
  readonly onClear?: () => void;
}

function NotificationList({ list, page, onPage, empty, onClear }: NotificationListProps) {
  const { t } = useTranslation('shell-pages');
  if (list.isPending) return <ListSkeleton rows={5} />;
  if (!list.data) {
    return (
      <Sheet role="alert">
        <p>{t('list.failed', { ns: 'common' })}</p>
        <Button onClick={() => void list.refetch()}>{t('action.retry', { ns: 'common' })}</Button>
      </Sheet>
    );
  }
  const { items, total } = list.data;
  if (items.length === 0) {
    return (
      <Sheet style={{ textAlign: 'center', paddingBlock: 48 }}>
        <p role="status" style={{ fontSize: 18 }}>
          {onClear ? t('empty.filtered', { ns: 'common' }) : empty}
        </p>
        {onClear && (
          <Button style={{ marginBlockStart: 16 }} onClick={onClear}>
            {t('action.clearFilters', { ns: 'common' })}
          </Button>
        )}
      </Sheet>
    );
  }
  const from = (page - 1) * pageSize + 1;
  return (
    <>
      <ul
        className={list.isPlaceholderData ? `${styles['list']} ${styles['refreshing']}` : styles['list']}
        aria-busy={list.isPlaceholderData}
      >
        {items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
      <div className={styles['foot']}>
        <span role="status">{t('list.range', { ns: 'common', total, from, to: from + items.length - 1 })}</span>
        {total > pageSize && <Pages page={page} total={total} onPage={onPage} />}
      </div>
    </>
  );
}

function Line({ item }: { readonly item: Notification }) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const { navigation } = usePortal();
  const markRead = useMarkRead();
  const read = () => {
    if (!item.read) markRead.mutate(item.id);
  };
  const open = (link: string) => {
    read();
    navigation.to(link);
  };
  const words = {
    open: t('notifications.open'),
    markRead: t('notifications.markRead'),
    unread: t('notifications.unreadMark'),
  };
  const about = notificationTypes.has(item.type) ? notificationTypes.name(item.type)[language] : undefined;
  return <NotificationItem as="h2" item={item} words={words} about={about} onOpen={open} onRead={read} />;
}

function Pages({
  page,
  total,
  onPage,
}: {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}) {
  const { digits } = useFormats();
  return (
    <Pagination
      current={page}
      pageSize={pageSize}
      total={total}
      onChange={onPage}
      showSizeChanger={false}
      showLessItems
      itemRender={(number, type, element) =>
        type === 'page' ? <a aria-current={number === page ? 'page' : undefined}>{digits(String(number))}</a> : element
      }
    />
  );
}
