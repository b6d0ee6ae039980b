import type { Bilingual } from '@registrar/domain/bilingual';
import type { NotificationType } from '@registrar/domain/enumerations/notification-types';
import { mailOf } from '../accounts/messages';
import { dayParameters, fact } from '../notifications/facts';
import { noticeContent, noticeSms, type Notice } from '../notifications/notice';
import { notifyAll } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { MessageKey, MessageParameters } from '../platform/language';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import type { CompanyName } from './open-company';
import type { BilingualName } from './person-name';

export interface Change {
  readonly company: CompanyName;
  readonly type: NotificationType;
  readonly title: MessageKey;
  readonly body: MessageKey;
  /** The person concerned. */
  readonly subject?: BilingualName;
  readonly by?: BilingualName;
  readonly remark?: string | null;
  /** The filing that brought it about, with the name of its process. */
  readonly filing?: { readonly number: string; readonly process: Bilingual };
  /** The last day for an objection or other action. */
  readonly until?: string;
  readonly link: string;
  readonly next?: MessageKey;
  readonly action?: Notice['action'];
  readonly sms?: MessageKey | false;
}

/** Notifies each of these people once. */
export async function notifyPeople(unit: UnitOfWork, accountIds: Iterable<string>, change: Change): Promise<void> {
  const event = unit.newId();
  await notifyAll(
    unit,
    [...new Set(accountIds)].map((accountId) => ({
      accountId,
      eventKey: event,
      type: change.type,
      ...noticeOf(change),
      sms: change.sms,
    })),
  );
}

/**
 * Notifies the directors, who need no account, by mail and SMS to the addresses in the register. Their language is not
 * known, so the register's language is used.
 */
export async function notifyDirectors(unit: UnitOfWork, change: Change): Promise<void> {
  const today = dayInNepal(unit.now);
  const directors = await unit.tx
    .selectFrom('company_director')
    .select(['email', 'mobile_number', 'name_english', 'name_nepali'])
    .where('company_id', '=', change.company.id)
    .where('since', '<=', today)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', today)]))
    .execute();
  // the page of the change is for representatives, so the message tells a director whom to ask
  const notice: Notice = { ...noticeOf(change), link: null, action: undefined, next: 'representation.directors.next' };
  const sms = DIRECTORS_SMS[change.title];
  for (const { email, mobile_number: mobileNumber, name_english: english, name_nepali: nepali } of directors) {
    if (email) unit.enqueue(mailJob, mailOf(email, noticeContent(notice, 'np', nepali || english || undefined)));
    if (mobileNumber && sms)
      unit.enqueue(smsJob, { to: mobileNumber, text: noticeSms(sms, notice.parameters, 'np'), language: 'np' });
  }
}

/** The SMS for each change that directors are notified of. */
const DIRECTORS_SMS: Partial<Record<MessageKey, MessageKey>> = {
  'representation.accepted.title': 'representation.accepted.sms',
  'representation.restored.title': 'representation.restored.sms',
  'representation.removalAsked.title': 'representation.removalAsked.sms',
  'representation.removed.title': 'representation.removed.sms',
  'representation.left.title': 'representation.left.sms',
};

function noticeOf(change: Change): Notice {
  const { company, title, body, next, action, link, remark, filing } = change;
  return {
    title,
    body,
    next,
    action,
    link,
    remark,
    parameters: parametersOf(change),
    facts: [
      ...fact('fact.company', { ne: company.nameNepali, en: company.nameEnglish }),
      ...fact('fact.registrationNumber', company.regNo),
      ...fact('fact.process', filing?.process),
      ...fact('fact.applicationNumber', filing?.number),
    ],
  };
}

function parametersOf({ company, subject, by, until, filing }: Change): MessageParameters {
  return {
    company: company.nameEnglish,
    companyNepali: company.nameNepali,
    name: subject?.nameEnglish ?? '',
    nameNepali: subject?.nameNepali ?? '',
    by: by?.nameEnglish ?? '',
    byNepali: by?.nameNepali ?? '',
    number: filing?.number ?? '',
    ...(until === undefined ? {} : dayParameters('until', until)),
  };
}
