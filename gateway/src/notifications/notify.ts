import type { Notification } from '@registrar/domain/calls/notifications';
import { notificationKindOf, type NotificationType } from '@registrar/domain/enumerations/notification-types';
import type { Deed } from '../platform/deed';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import { sentence, type MessageKey, type MessageParameters, type WireLanguage } from '../platform/language';
import { userTopic } from '../platform/stomp/topics';
import { broadcastJob } from './broadcast';
import { isSwitchedOff } from './preferences';

/** The bus of PostgreSQL carries 8,000 bytes, and a remark of a thousand Nepali letters takes three of them. */
const LONGEST_BODY = 400;

export interface NewNotification {
  /** Who is told. */
  readonly accountId: string;
  /** Names the event: told twice, the person hears it once. For example `<application>:<version>`. */
  readonly eventKey: string;
  readonly type: NotificationType;
  readonly title: MessageKey;
  readonly body: MessageKey;
  /** Fills the {{names}} of title and body. */
  readonly parameters?: MessageParameters;
  /** Path of the portal. */
  readonly link?: string | null;
  /** Only some are worth an SMS. */
  readonly sms?: boolean;
  /** `false`: news of a queue, which would fill a mailbox. */
  readonly mail?: boolean;
}

/**
 * Tells a person: the row, the frame on the socket, and mail and SMS in the person's language as far as the person
 * wants them, all with the deed.
 */
export async function notify(deed: Deed, event: NewNotification): Promise<void> {
  const receiver = await deed.tx
    .selectFrom('account')
    .select(['email', 'mobile_number', 'language', 'status'])
    .where('id', '=', event.accountId)
    .executeTakeFirst();
  if (receiver?.status !== 'ACTIVE') return;

  const say = (key: MessageKey, language: WireLanguage): string => shorten(sentence(key, language, event.parameters));
  const notification: Notification = {
    id: deed.newId(),
    type: event.type,
    titleNe: say(event.title, 'np'),
    titleEn: say(event.title, 'en'),
    bodyNe: say(event.body, 'np'),
    bodyEn: say(event.body, 'en'),
    link: event.link ?? null,
    createdAt: deed.now.toISOString(),
    read: false,
  };
  const inserted = await deed.tx
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
      created_at: deed.now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'event_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return;

  const { language } = receiver;
  const title = sentence(event.title, language, event.parameters);
  const body = sentence(event.body, language, event.parameters);
  const kind = notificationKindOf(event.type);
  const wants = async (channel: 'EMAIL' | 'SMS'): Promise<boolean> => !(await isSwitchedOff(deed.tx, event.accountId, kind, channel));
  await deed.enqueue(broadcastJob, { destination: userTopic(event.accountId), body: JSON.stringify(notification) });
  if (event.mail !== false && (await wants('EMAIL'))) {
    await deed.enqueue(mailJob, { to: receiver.email, subject: title, text: sentence('mail.notification.text', language, { body }), language, about: event.type });
  }
  if (event.sms && (await wants('SMS'))) await deed.enqueue(smsJob, { to: receiver.mobile_number, text: shorten(`${title} ${body}`), language, about: event.type });
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_BODY ? text : `${characters.slice(0, LONGEST_BODY - 1).join('')}…`;
}
