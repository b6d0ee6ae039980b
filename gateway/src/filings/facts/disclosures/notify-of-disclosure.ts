import { processName } from '@registrar/domain/enumerations';
import { bilingualNameSchema } from '@registrar/domain/envelope';
import { outsidePage } from '@registrar/domain/outside';
import { mailOf } from '../../../accounts/messages';
import type { Application } from '../../../applications/application';
import { filingLink } from '../../../applications/filing-link';
import type { SavedItem } from '../../../applications/saved-items';
import { dayFact, dayParameters, fact } from '../../../notifications/facts';
import { noticeContent, type Notice } from '../../../notifications/notice';
import { notify } from '../../../notifications/notify';
import type { AskedLink } from '../../../outside/outside-link';
import { dayInNepal } from '../../../platform/clock';
import { sentence } from '../../../platform/language';
import { mailJob, smsJob } from '../../../platform/outbound/message-jobs';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { nameOf } from '../../../register/person-name';
import { PURPOSE } from './disclosure-link';

const aboutOf = ({ row, definition }: Application) => [
  ...fact('fact.company', { ne: row.title_nepali, en: row.title_english }),
  ...fact('fact.process', processName(definition.process)),
];

/** Mail and SMS to the director, in the language that was chosen for them. */
export async function notifyDirector(
  unit: UnitOfWork,
  portalUrl: string,
  { application, item, row, token }: { application: Application; item: SavedItem; row: AskedLink; token: string },
): Promise<void> {
  const { nameNepali, nameEnglish } = bilingualNameSchema.parse(item.data);
  const by = await nameOf(unit.tx, row.asked_by);
  const lastDay = dayInNepal(row.expires_at);
  const { language } = row;
  const link = outsidePage(PURPOSE, token);
  const notice: Notice = {
    title: 'disclosure.asked.title',
    body: 'disclosure.asked.body',
    next: 'disclosure.asked.next',
    action: { label: 'disclosure.asked.action', link },
    parameters: {
      company: application.row.title_english,
      companyNepali: application.row.title_nepali,
      by: by.nameEnglish,
      byNepali: by.nameNepali,
      ...dayParameters('until', lastDay),
    },
    facts: [...aboutOf(application), ...dayFact('fact.dueOn', lastDay)],
  };
  if (row.email !== null) {
    const content = noticeContent(
      notice,
      language,
      language === 'en' ? nameEnglish || nameNepali : nameNepali || nameEnglish,
    );
    unit.enqueue(
      mailJob,
      mailOf(row.email, { ...content, closing: [{ text: sentence('mail.unknownToYou', language) }] }),
    );
  }
  if (row.mobile_number !== null)
    unit.enqueue(smsJob, {
      to: row.mobile_number,
      language,
      text: sentence('sms.disclosure', language, { link: new URL(link, portalUrl).href }),
    });
}

/** Notifies the sender of the link and the owner of the filing that the director has signed or declined. */
export async function notifyApplicant(
  unit: UnitOfWork,
  application: Application,
  item: SavedItem,
  row: AskedLink,
  answer: 'signed' | 'declined',
  remark?: string,
): Promise<void> {
  const { nameNepali, nameEnglish } = bilingualNameSchema.parse(item.data);
  const {
    row: { id, applicant_id: applicantId, title_english: company, title_nepali: companyNepali },
  } = application;
  for (const accountId of new Set([row.asked_by, applicantId])) {
    await notify(unit, {
      accountId,
      type: 'DISCLOSURE_ANSWERED',
      eventKey: `${row.id}:${answer}:${unit.now.toISOString()}`,
      title: `disclosure.${answer}.title`,
      body: `disclosure.${answer}.body`,
      next: `disclosure.${answer}.next`,
      remark,
      parameters: {
        company,
        companyNepali,
        director: nameEnglish || nameNepali,
        directorNepali: nameNepali || nameEnglish,
      },
      facts: aboutOf(application),
      action: { label: 'mail.action.application' },
      link: filingLink(id, 'APPLICANT'),
    });
  }
}
