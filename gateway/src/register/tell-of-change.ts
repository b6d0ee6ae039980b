import type { NotificationType } from '@registrar/domain/enumerations/notification-types';
import { notify } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { Deed } from '../platform/deed';
import { sentence, type MessageKey, type MessageParameters } from '../platform/language';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import type { CompanyName } from './open-company';
import type { BilingualName } from './person-name';

export interface Change {
  readonly company: CompanyName;
  readonly type: NotificationType;
  readonly title: MessageKey;
  readonly body: MessageKey;
  /** Whom it is about. */
  readonly subject?: BilingualName;
  readonly by?: BilingualName;
  readonly remark?: string | null;
  readonly link: string;
  readonly sms?: boolean;
}

/** Tells each of these people once. */
export async function tellPeople(deed: Deed, accountIds: Iterable<string>, change: Change): Promise<void> {
  const event = deed.newId();
  for (const accountId of new Set(accountIds)) {
    await notify(deed, { accountId, eventKey: event, type: change.type, title: change.title, body: change.body, parameters: parametersOf(change), link: change.link, sms: change.sms });
  }
}

/**
 * Tells the directors, who need no account: by mail and by SMS, to the addresses the register has. Nobody knows which
 * language they read, so it is the register's own.
 */
export async function tellDirectors(deed: Deed, change: Change): Promise<void> {
  const today = dayInNepal(deed.now);
  const directors = await deed.tx
    .selectFrom('company_director')
    .select(['email', 'mobile_number'])
    .where('company_id', '=', change.company.id)
    .where('since', '<=', today)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', today)]))
    .execute();
  const parameters = parametersOf(change);
  const title = sentence(change.title, 'np', parameters);
  const body = sentence(change.body, 'np', parameters);
  for (const { email, mobile_number: mobileNumber } of directors) {
    if (email) await deed.enqueue(mailJob, { to: email, subject: title, text: sentence('mail.notification.text', 'np', { body }), language: 'np' });
    if (mobileNumber) await deed.enqueue(smsJob, { to: mobileNumber, text: `${title} ${body}`, language: 'np' });
  }
}

function parametersOf({ company, subject, by, remark }: Change): MessageParameters {
  return {
    company: company.nameEnglish, companyNepali: company.nameNepali,
    name: subject?.nameEnglish ?? '', nameNepali: subject?.nameNepali ?? '',
    by: by?.nameEnglish ?? '', byNepali: by?.nameNepali ?? '',
    remark: remark ?? '',
  };
}
