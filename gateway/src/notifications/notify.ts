import type { Notification } from '@registrar/domain/calls/notifications';
import type { Role } from '@registrar/domain/permissions';
import { notificationKindOf, type NotificationType } from '@registrar/domain/enumerations/notification-types';
import { personOf } from './receiver';
import type { UnitOfWork } from '../platform/unit-of-work';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import { sentence, type MessageKey, type WireLanguage } from '../platform/language';
import { userTopic } from '../platform/stomp/topics';
import { broadcastJob } from './broadcast';
import { noticeBody, noticeContent, noticeSms, shortenTo, type Notice } from './notice';
import { isWanted, switchedOff } from './preferences';

/** The bus of PostgreSQL carries 8,000 bytes, and a remark of a thousand Nepali letters takes three of them. */
const LONGEST_BODY = 400;

export interface NewNotification extends Notice {
  /** Who is told. */
  readonly accountId: string;
  /** Names the event: told twice, the person hears it once. For example `<application>:<version>`. */
  readonly eventKey: string;
  readonly type: NotificationType;
  /** Its SMS, for what is worth one. */
  readonly sms?: MessageKey | false;
  /** `false`: news of a queue, which would fill a mailbox. */
  readonly mail?: boolean;
}

/**
 * Tells a person: the row, the frame on the socket, and mail and SMS in the person's language as far as the person
 * wants them, all with the unit of work.
 */
export function notify(unit: UnitOfWork, event: NewNotification): Promise<void> {
  return notifyAll(unit, [event]);
}

/**
 * The same for many: whoever they are, it is one look at all of them, unless there was one before, and one statement
 * that writes what they are told.
 */
export async function notifyAll(
  unit: UnitOfWork,
  events: readonly NewNotification[],
  known?: Receivers,
): Promise<void> {
  if (events.length === 0) return;
  const receivers = known ?? (await readReceivers(unit, { accountIds: events.map(({ accountId }) => accountId) }));
  const notices = events.flatMap((event) => {
    const receiver = receivers.get(event.accountId);
    return receiver ? [{ event, receiver, notification: notificationOf(unit, event) }] : [];
  });
  if (notices.length === 0) return;

  const inserted = await unit.tx
    .insertInto('notification')
    .values(
      notices.map(({ event, notification }) => ({
        id: notification.id,
        account_id: event.accountId,
        event_key: event.eventKey,
        type: notification.type,
        title_ne: notification.titleNe,
        title_en: notification.titleEn,
        body_ne: notification.bodyNe,
        body_en: notification.bodyEn,
        link: notification.link,
        created_at: unit.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'event_key']).doNothing())
    .returning('id')
    .execute();
  const written = new Set(inserted.map(({ id }) => id));
  const news = notices.filter(({ notification }) => written.has(notification.id));
  if (news.length === 0) return;
  unit.enqueue(broadcastJob, {
    messages: news.map(({ event, notification }) => ({
      destination: userTopic(event.accountId),
      body: JSON.stringify(notification),
    })),
  });
  for (const { event, receiver } of news) write(unit, event, receiver);
}

/** Who may be told something, by account. */
export type Receivers = ReadonlyMap<string, Receiver>;
type Receiver = Awaited<ReturnType<ReturnType<typeof receivers>['execute']>>[number];

function receivers({ tx }: UnitOfWork) {
  return tx
    .selectFrom('account')
    .select([
      'id',
      'email',
      'mobile_number',
      'language',
      'username',
      'name_english',
      'name_nepali',
      'role',
      'office_id',
      switchedOff,
    ])
    .where('status', '=', 'ACTIVE');
}

/** These accounts, and the staff of an office in these roles. */
export async function readReceivers(
  unit: UnitOfWork,
  {
    accountIds,
    staff,
  }: {
    readonly accountIds: readonly string[];
    readonly staff?: { readonly officeId: number; readonly roles: readonly Role[] };
  },
): Promise<Receivers> {
  if (accountIds.length === 0 && !staff) return new Map();
  const named = receivers(unit).where('id', 'in', [...new Set(accountIds)]);
  const ofOffice =
    staff &&
    receivers(unit)
      .where('office_id', '=', staff.officeId)
      .where('role', 'in', [...staff.roles]);
  // each by its own index; who is both comes twice
  const rows = await (!ofOffice ? named : accountIds.length === 0 ? ofOffice : named.unionAll(ofOffice)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function notificationOf(unit: UnitOfWork, event: NewNotification): Notification {
  const title = (language: WireLanguage): string =>
    shortenTo(LONGEST_BODY, sentence(event.title, language, event.parameters));
  const body = (language: WireLanguage): string => shortenTo(LONGEST_BODY, noticeBody(event, language));
  return {
    id: unit.newId(),
    type: event.type,
    titleNe: title('np'),
    titleEn: title('en'),
    bodyNe: body('np'),
    bodyEn: body('en'),
    link: event.link ?? null,
    createdAt: unit.now.toISOString(),
    read: false,
  };
}

/** Mail and SMS. */
function write(unit: UnitOfWork, event: NewNotification, receiver: Receiver): void {
  const { language } = receiver;
  const wants = (channel: 'EMAIL' | 'SMS'): boolean => isWanted(receiver, notificationKindOf(event.type), channel);
  if (event.mail !== false && wants('EMAIL')) {
    const content = noticeContent(event, language, personOf(receiver));
    unit.enqueue(mailJob, {
      to: receiver.email,
      subject: content.heading,
      language,
      contents: [content],
      about: event.type,
    });
  }
  if (event.sms && wants('SMS'))
    unit.enqueue(smsJob, {
      to: receiver.mobile_number,
      text: noticeSms(event.sms, event.parameters, language),
      language,
      about: event.type,
    });
}
