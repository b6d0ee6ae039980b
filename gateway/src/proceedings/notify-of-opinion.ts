import type { Bilingual } from '@registrar/domain/bilingual';
import { opinionAnswers, opinionBodies } from '@registrar/domain/enumerations';
import { outsidePage } from '@registrar/domain/outside';
import { rolesWith } from '@registrar/domain/permissions';
import { proceedingKind } from '@registrar/domain/proceedings';
import { mailOf } from '../accounts/messages';
import { amountFact, dayFact, dayParameters, fact } from '../notifications/facts';
import { noticeContent, type Notice } from '../notifications/notice';
import { notifyAll, readReceivers } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import { sentence } from '../platform/language';
import { mailJob } from '../platform/outbound/message-jobs';
import type { UnitOfWork } from '../platform/unit-of-work';
import { representativesOf } from '../register/representation';
import type { ProceedingRow } from './lock-proceeding';
import type { Opinion } from './opinion-links';

interface SentTo {
  readonly email: string;
  readonly name: Bilingual;
  readonly token: string;
  readonly occasion: 'ASKED' | 'REMINDED';
}

/** The link to a body: what is asked, about which company, until when. */
export async function mailOpinionLink(
  unit: UnitOfWork,
  row: ProceedingRow,
  opinion: Opinion,
  { email, name, token, occasion }: SentTo,
): Promise<void> {
  const word = occasion === 'ASKED' ? 'asked' : 'reminded';
  const notice: Notice = {
    ...(await aboutOf(unit, row, opinion)),
    title: `opinion.${word}.title`,
    body: `opinion.${word}.body`,
    next: opinion.silence === 'NO_OBJECTION' ? 'opinion.asked.nextSilent' : 'opinion.asked.next',
    remarks: [{ label: { ne: 'राय मागिएको विषय', en: 'Question' }, text: opinion.question }],
    action: { label: 'opinion.asked.action', link: outsidePage('PROCEEDING_OPINION', token) },
  };
  const content = noticeContent(notice, 'np', name.ne);
  const closing = [{ text: sentence('mail.unknownToYou', 'np') }];
  unit.enqueue(mailJob, { ...mailOf(email, { ...content, closing }), about: 'PROCEEDING' });
}

/** The receipt of an answer, to the address that has proven itself. */
export async function mailOpinionReceipt(
  unit: UnitOfWork,
  row: ProceedingRow,
  opinion: Opinion,
  email: string,
): Promise<void> {
  const about = await aboutOf(unit, row, opinion);
  const notice: Notice = {
    ...about,
    title: 'opinion.receipt.title',
    body: 'opinion.receipt.body',
    next: 'opinion.receipt.next',
    facts: [...fact('fact.claimNumber', opinion.number), ...(about.facts ?? [])],
  };
  unit.enqueue(mailJob, { ...mailOf(email, noticeContent(notice, 'np')), about: 'PROCEEDING' });
}

/** What happens with an opinion, as the company and the office are told. */
type OpinionEvent = 'asked' | 'answered' | 'moreTime' | 'judged';
const TITLES = {
  asked: { title: 'opinion.companyAsked.title', body: 'opinion.companyAsked.body' },
  answered: { title: 'opinion.answered.title', body: 'opinion.answered.body' },
  moreTime: { title: 'opinion.moreTime.title', body: 'opinion.moreTime.body' },
  judged: { title: 'opinion.judged.title', body: 'opinion.judged.body' },
} as const;

/** The company's representatives always; the officers who conduct it of what the body did. */
export async function notifyOfOpinion(
  unit: UnitOfWork,
  row: ProceedingRow,
  opinion: Opinion,
  event: OpinionEvent,
): Promise<void> {
  const isOfBody = event === 'answered' || event === 'moreTime';
  const represent = await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now));
  const staff = { officeId: row.office_id, roles: rolesWith('CONDUCT_PROCEEDING') };
  const receivers = await readReceivers(unit, { accountIds: represent, ...(isOfBody && { staff }) });
  const notice = { ...(await aboutOf(unit, row, opinion)), ...TITLES[event], remark: remarkOf(opinion, event) };
  await notifyAll(
    unit,
    [...receivers.keys()].map((accountId) => {
      const isCompany = represent.includes(accountId);
      return {
        ...notice,
        accountId,
        eventKey: `opinion:${opinion.id}:${event}`,
        type: isCompany ? ('PROCEEDING' as const) : ('WORK_PROCEEDING' as const),
        link: isCompany ? `/de-registration/proceeding/${row.id}` : `/de-registration-approval/${row.id}`,
        // news of the office's queue fills no mailbox
        mail: isCompany,
      };
    }),
    receivers,
  );
}

function remarkOf({ question, answer, reason, more_time_reason }: Opinion, event: OpinionEvent): string | null {
  switch (event) {
    case 'asked':
      return question;
    case 'answered':
      return answer;
    case 'moreTime':
      return more_time_reason;
    case 'judged':
      return reason;
  }
}

async function aboutOf({ tx }: UnitOfWork, row: ProceedingRow, opinion: Opinion) {
  const company = await tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali', 'registration_number'])
    .where('id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  const kind = proceedingKind(row.kind).name;
  const body = opinionBodies.name(opinionBodies.schema.parse(opinion.body));
  const answer = opinion.answer_kind === null ? OTHERWISE : opinionAnswers.name(opinion.answer_kind);
  const judged = opinion.status === 'APPROVED' ? TAKEN : NOT_TAKEN;
  return {
    parameters: {
      number: row.number,
      company: company.name_english,
      companyNepali: company.name_nepali,
      kind: kind.en,
      kindNepali: kind.ne,
      what: body.en,
      whatNepali: body.ne,
      answer: answer.en,
      answerNepali: answer.ne,
      judged: judged.en,
      judgedNepali: judged.ne,
      receipt: opinion.number ?? '',
      ...dayParameters('until', opinion.due_on),
    },
    facts: [
      ...fact('fact.company', { ne: company.name_nepali, en: company.name_english }),
      ...fact('fact.registrationNumber', company.registration_number),
      ...fact('fact.proceedingNumber', row.number),
      ...dayFact('fact.lastDay', opinion.due_on),
      ...(opinion.claim_paisa === null ? [] : amountFact('fact.amount', opinion.claim_paisa)),
    ],
  };
}

/** Of an answer that an officer wrote down as text. */
const OTHERWISE: Bilingual = { ne: 'राय प्राप्त', en: 'Answer received' };
const TAKEN: Bilingual = { ne: 'स्वीकृत', en: 'accepted' };
const NOT_TAKEN: Bilingual = { ne: 'अस्वीकृत', en: 'not accepted' };
