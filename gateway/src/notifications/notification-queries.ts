import type { Notification, NotificationList } from '@registrar/domain/calls/notifications';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { DB, NotificationTable } from '../platform/database/schema.generated';
import { startOfDayInNepal } from '../platform/clock';

export interface NotificationFilter {
  /** True: those that were read; false: those that were not. */
  readonly received?: boolean;
  readonly type?: string;
  /** Days of Nepal, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly page: number;
  readonly size: number;
}

export async function listNotifications(
  db: Kysely<DB>,
  accountId: string,
  filter: NotificationFilter,
): Promise<NotificationList> {
  const matches = (where: ExpressionBuilder<DB, 'notification'>) =>
    where.and([
      where('account_id', '=', accountId),
      ...(filter.received === undefined ? [] : [where('read_at', filter.received ? 'is not' : 'is', null)]),
      ...(filter.type === undefined ? [] : [where('type', '=', filter.type)]),
      ...(filter.from === undefined ? [] : [where('created_at', '>=', startOfDayInNepal(filter.from))]),
      ...(filter.to === undefined
        ? []
        : [where('created_at', '<', new Date(startOfDayInNepal(filter.to).getTime() + 24 * 3600 * 1000))]),
    ]);
  const [rows, { total }, unreadCount] = [
    await db
      .selectFrom('notification')
      .selectAll()
      .where(matches)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(filter.size)
      .offset((filter.page - 1) * filter.size)
      .execute(),
    await db
      .selectFrom('notification')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(matches)
      .executeTakeFirstOrThrow(),
    await countUnread(db, accountId),
  ];
  return { items: rows.map(toNotification), total, page: filter.page, size: filter.size, unreadCount };
}

/** A string on the wire, as the portal has always been given it. */
export async function countUnread(db: Kysely<DB>, accountId: string): Promise<string> {
  const { unread } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return String(unread);
}

function toNotification(row: Selectable<NotificationTable>): Notification {
  return {
    id: row.id,
    type: row.type,
    titleNe: row.title_ne,
    titleEn: row.title_en,
    bodyNe: row.body_ne,
    bodyEn: row.body_en,
    link: row.link,
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
  };
}
