import { rolesWith } from '@registrar/domain/permissions';
import { mailOf } from '../accounts/messages';
import { dayFact, dayParameters, fact } from '../notifications/facts';
import { noticeContent, type Notice } from '../notifications/notice';
import { notifyAll, readReceivers } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { MessageKey } from '../platform/language';
import { mailJob } from '../platform/outbound/message-jobs';
import type { UnitOfWork } from '../platform/unit-of-work';
import { representativesOf } from '../register/representation';
import { requestedDocumentLink, type ReuploadRow } from './reupload';

type CompanyEvent = 'asked' | 'rejected' | 'approved' | 'withdrawn' | 'near' | 'overdue';

const SENTENCES: Readonly<
  Record<CompanyEvent, { title: MessageKey; body: MessageKey; sms: MessageKey; next?: MessageKey }>
> = {
  asked: {
    title: 'reupload.asked.title',
    body: 'reupload.asked.body',
    sms: 'reupload.asked.sms',
    next: 'reupload.asked.next',
  },
  rejected: {
    title: 'reupload.rejected.title',
    body: 'reupload.rejected.body',
    sms: 'reupload.rejected.sms',
    next: 'reupload.asked.next',
  },
  approved: { title: 'reupload.approved.title', body: 'reupload.approved.body', sms: 'reupload.approved.sms' },
  withdrawn: { title: 'reupload.withdrawn.title', body: 'reupload.withdrawn.body', sms: 'reupload.withdrawn.sms' },
  near: {
    title: 'reupload.near.title',
    body: 'reupload.near.body',
    sms: 'reupload.near.sms',
    next: 'reupload.asked.next',
  },
  overdue: {
    title: 'reupload.overdue.title',
    body: 'reupload.overdue.body',
    sms: 'reupload.overdue.sms',
    next: 'reupload.overdue.next',
  },
};
/** The company's own address gets what changes something, and no reminders of it. */
const TO_COMPANY: readonly CompanyEvent[] = ['asked', 'rejected', 'overdue'];

interface Told {
  readonly event: CompanyEvent;
  readonly remark?: string;
  /** Tells apart what happens more than once at one version: a reminder. */
  readonly level?: number;
}

/** Each representative by notification, mail and SMS; the company's address in Nepali and in English. */
export async function notifyCompany(unit: UnitOfWork, id: string, { event, remark, level }: Told): Promise<void> {
  const row = await unit.tx
    .selectFrom('document_reupload')
    .innerJoin('company', 'company.id', 'document_reupload.company_id')
    .selectAll('document_reupload')
    .select(['company.name_english as company_english', 'company.name_nepali as company_nepali', 'company.email'])
    .where('document_reupload.id', '=', id)
    .executeTakeFirstOrThrow();
  const company = { ne: row.company_nepali, en: row.company_english };
  const { sms, ...said } = SENTENCES[event];
  const isToCome = event !== 'approved' && event !== 'withdrawn';
  const notice: Notice = {
    ...said,
    ...(remark !== undefined && { remark }),
    parameters: {
      number: row.number,
      document: row.name_english,
      documentNepali: row.name_nepali,
      company: company.en,
      companyNepali: company.ne,
      ...dayParameters('due', row.due_on),
    },
    facts: [
      ...fact('fact.company', company),
      ...fact('fact.request', row.number),
      ...fact('fact.paper', { ne: row.name_nepali, en: row.name_english }),
      ...(isToCome ? dayFact('fact.dueOn', row.due_on) : []),
    ],
    action: { label: 'mail.action.document' },
    link: requestedDocumentLink(id),
  };
  await notifyAll(
    unit,
    (await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now))).map((accountId) => ({
      ...notice,
      accountId,
      eventKey: `reupload:${id}:${event}:${level === undefined ? row.version : `${row.due_on}:${level}`}`,
      type: 'REGISTER_DOCUMENT_ASKED',
      sms,
    })),
  );
  if (row.email === null || !TO_COMPANY.includes(event)) return;
  // the language of the reader at the company's address is not known
  const contents = (['np', 'en'] as const).map((language) => noticeContent(notice, language));
  unit.enqueue(mailJob, {
    ...mailOf(row.email, contents[0]!),
    subject: contents.map(({ heading }) => heading).join(' / '),
    contents,
    about: 'REGISTER_DOCUMENT_ASKED',
  });
}

/** The officers who decide on what was brought, or who may call the company; no mail, because a queue would fill it. */
export async function notifyOffice(unit: UnitOfWork, row: ReuploadRow, event: 'brought' | 'escalated'): Promise<void> {
  const permission = event === 'brought' ? 'ASK_DOCUMENT_AGAIN' : 'CALL_FOR_DOCUMENT';
  const receivers = await readReceivers(unit, {
    accountIds: [],
    staff: { officeId: row.office_id, roles: rolesWith(permission) },
  });
  await notifyAll(
    unit,
    [...receivers.keys()].map((accountId) => ({
      accountId,
      eventKey: `reupload:${row.id}:${event}:${event === 'brought' ? row.version : row.due_on}`,
      type: 'WORK_DOCUMENT',
      title: event === 'brought' ? 'reupload.brought.title' : 'reupload.escalated.title',
      body: event === 'brought' ? 'reupload.brought.body' : 'reupload.escalated.body',
      parameters: { number: row.number, document: row.name_english, documentNepali: row.name_nepali },
      facts: fact('fact.request', row.number),
      link: `/post-amendment/document-reuploads/${row.id}`,
      sms: false,
      mail: false,
    })),
    receivers,
  );
}
