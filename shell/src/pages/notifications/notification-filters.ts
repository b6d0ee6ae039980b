import { notificationTypes, type NotificationType } from '@registrar/domain/enumerations/notification-types';
import { daySchema } from '@registrar/domain/envelope';
import { useSearchParams } from 'react-router-dom';

export const tabs = ['all', 'read', 'unread'] as const;

export interface NotificationFilters {
  readonly tab: (typeof tabs)[number];
  readonly type: NotificationType | '';
  /** Days in AD; empty: no bound. */
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

const dayOf = (text: string | null): string => (daySchema.safeParse(text).success ? (text ?? '') : '');

/** Reads the filters out of an address somebody may have typed. */
export function readNotificationFilters(params: URLSearchParams): NotificationFilters {
  const page = Number(params.get('page'));
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? 'all',
    type: notificationTypes.keys.find((type) => type === params.get('type')) ?? '',
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** Leaves out what is the default, so that the plain address stays plain. */
export function writeNotificationFilters({ tab, type, from, to, page }: NotificationFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('tab', tab);
  if (type !== '') params.set('type', type);
  if (from !== '') params.set('from', from);
  if (to !== '') params.set('to', to);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The filters live in the address: they can be shared, and the back button undoes them. */
export function useNotificationFilters(): readonly [
  NotificationFilters,
  (change: Partial<NotificationFilters>) => void,
] {
  const [params, setParams] = useSearchParams();
  const filters = readNotificationFilters(params);
  return [filters, (change) => setParams(writeNotificationFilters({ ...filters, page: 1, ...change }))];
}
