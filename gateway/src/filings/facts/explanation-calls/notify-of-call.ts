import { callMatters } from '@registrar/domain/calls/explanation-calls';
import { mailOf } from '../../../accounts/messages';
import { dayFact, dayParameters, fact } from '../../../notifications/facts';
import { noticeContent, type Notice } from '../../../notifications/notice';
import { notifyAll } from '../../../notifications/notify';
import { dayInNepal } from '../../../platform/clock';
import type { MessageKey } from '../../../platform/language';
import { mailJob } from '../../../platform/outbound/message-jobs';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { callLink } from '../proceeding-pages';
import { callRows } from './call-state';
import { lettersFor } from '../../../papers/letters-for';
import { representativesOf } from '../../../register/representation';

type CallEvent = 'opened' | 'extended' | 'decided';

const SENTENCES: Readonly<
  Record<CallEvent, { title: MessageKey; body: MessageKey; sms: MessageKey; next?: MessageKey }>
> = {
  opened: { title: 'call.opened.title', body: 'call.opened.body', sms: 'call.opened.sms', next: 'call.opened.next' },
  extended: {
    title: 'call.extended.title',
    body: 'call.extended.body',
    sms: 'call.extended.sms',
    next: 'call.opened.next',
  },
  decided: { title: 'call.decided.title', body: 'call.decided.body', sms: 'call.decided.sms' },
};

/**
 * Section 120: notifies the company at its address in Nepali and in English, and each representative in their own
 * language by mail, SMS and notification.
 */
export async function notifyOfCall(unit: UnitOfWork, callId: string, event: CallEvent, remark?: string): Promise<void> {
  const row = await callRows(unit.tx)
    .innerJoin('company', 'company.id', 'proceeding.company_id')
    .select(['company.name_english', 'company.name_nepali', 'company.email'])
    .where('proceeding.id', '=', callId)
    .executeTakeFirstOrThrow();
  const letter = await lettersFor(unit.tx, 'PROCEEDING', [callId])
    .select('code')
    .where('kind', '=', event === 'decided' ? 'ORDER_ON_CALL' : 'CALL_FOR_EXPLANATION')
    .where('revoked_at', 'is', null)
    .orderBy('issued_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { sms, ...said } = SENTENCES[event];
  const company = { ne: row.name_nepali, en: row.name_english };
  const notice: Notice = {
    ...said,
    remark,
    parameters: {
      number: row.number,
      company: company.en,
      companyNepali: company.ne,
      subject: row.subject,
      ...dayParameters('due', row.answer_by),
    },
    facts: [
      ...fact('fact.company', company),
      ...fact('fact.callNumber', row.number),
      ...fact('fact.callSubject', row.subject),
      ...fact('fact.callMatter', callMatters.name(callMatters.schema.parse(row.matter))),
      ...(event === 'decided' ? [] : dayFact('fact.dueOn', row.answer_by)),
      ...fact('fact.letterCode', letter?.code ?? null),
    ],
    action: { label: 'mail.action.call' },
    link: callLink(callId),
  };
  const representatives = await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now));
  await notifyAll(
    unit,
    representatives.map((accountId) => ({
      ...notice,
      accountId,
      eventKey: `${callId}:${event}:${row.version}`,
      type: 'EXPLANATION_CALLED',
      sms,
    })),
  );
  if (row.email !== null) {
    // the language of the reader at the company's address is not known
    const contents = (['np', 'en'] as const).map((language) => noticeContent(notice, language));
    unit.enqueue(mailJob, {
      ...mailOf(row.email, contents[0]!),
      subject: contents.map(({ heading }) => heading).join(' / '),
      contents,
      about: 'EXPLANATION_CALLED',
    });
  }
}
