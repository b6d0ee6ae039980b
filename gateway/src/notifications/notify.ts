import type { Notification } from '@registrar/domain/calls/notifications';
import { notificationKindOf, type NotificationType } from '@registrar/domain/enumerations/notification-types';
import { personOf } from '../accounts/receiver';
import type { UnitOfWork } from '../platform/unit-of-work';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import { sentence, type MessageKey, type WireLanguage } from '../platform/language';
import { userTopic } from '../platform/stomp/topics';
import { broadcastJob } from './broadcast';
import { noticeBody, noticeContent, noticeSms, shortenTo, type Notice } from './notice';
import { isSwitchedOff } from './preferences';

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
export async function notify(unit: UnitOfWork, event: NewNotification): Promise<void> {
  const receiver = await unit.tx
    .selectFrom('account')
    .select(['email', 'mobile_number', 'language', 'status', 'username', 'name_english', 'name_nepali'])
    .where('id', '=', event.accountId)
    .executeTakeFirst();
  if (receiver?.status !== 'ACTIVE') return;

  const title = (language: WireLanguage): string => shortenTo(LONGEST_BODY, sentence(event.title, language, event.parameters));
  const body = (language: WireLanguage): string => shortenTo(LONGEST_BODY, noticeBody(event, language));
  const notification: Notification = {
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
  const inserted = await unit.tx
    .insertInto('notification')
    .values({
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
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'event_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return;

  const { language } = receiver;
  const kind = notificationKindOf(event.type);
  const wants = async (channel: 'EMAIL' | 'SMS'): Promise<boolean> => !(await isSwitchedOff(unit.tx, event.accountId, kind, channel));
  await unit.enqueue(broadcastJob, { destination: userTopic(event.accountId), body: JSON.stringify(notification) });
  if (event.mail !== false && (await wants('EMAIL'))) {
    const content = noticeContent(event, language, personOf(receiver));
    await unit.enqueue(mailJob, { to: receiver.email, subject: content.heading, language, contents: [content], about: event.type });
  }
  if (event.sms && (await wants('SMS'))) await unit.enqueue(smsJob, { to: receiver.mobile_number, text: noticeSms(event.sms, event.parameters, language), language, about: event.type });
}
