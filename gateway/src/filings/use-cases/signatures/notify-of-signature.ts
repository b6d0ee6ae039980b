import type { Bilingual } from '@registrar/domain/bilingual';
import { processName } from '@registrar/domain/enumerations';
import { outsidePage } from '@registrar/domain/outside';
import { mailOf } from '../../../accounts/messages';
import type { Application } from '../../../applications/application';
import { filingLink } from '../../../applications/filing-link';
import { dayFact, dayParameters, fact } from '../../../notifications/facts';
import { noticeContent, type Notice } from '../../../notifications/notice';
import { notify } from '../../../notifications/notify';
import { dayInNepal } from '../../../platform/clock';
import { sentence } from '../../../platform/language';
import { mailJob, smsJob } from '../../../platform/outbound/message-jobs';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { nameOf } from '../../../register/person-name';
import type { AskedParty } from './answer-signature';
import { PURPOSE, type Asking, type PartySignature } from '../../facts/signatures/party-signatures';

const aboutOf = ({ row, definition }: Application, paperName: Bilingual) => [
  ...fact('fact.company', { ne: row.title_nepali, en: row.title_english }),
  ...fact('fact.process', processName(definition.process)),
  ...fact('fact.paper', paperName),
];

/** Mail and SMS to the party, in the language that was chosen for it. */
export async function notifyParty(
  unit: UnitOfWork,
  portalUrl: string,
  asked: {
    readonly application: Application;
    readonly signature: Pick<PartySignature, 'party' | 'paperName'>;
    readonly link: Asking['link'];
    readonly token: string;
    readonly reply: string | null;
    /** The party signed before, and the answers changed since. */
    readonly isAnew: boolean;
  },
): Promise<void> {
  const {
    application,
    signature: { party, paperName },
    link: { language, email, mobile_number: mobileNumber, asked_by, expires_at },
    reply,
    isAnew,
  } = asked;
  const by = await nameOf(unit.tx, asked_by);
  const lastDay = dayInNepal(expires_at);
  const link = outsidePage(PURPOSE, asked.token);
  const notice: Notice = {
    title: 'signature.asked.title',
    body: reply !== null ? 'signature.asked.again' : isAnew ? 'signature.asked.void' : 'signature.asked.body',
    next: 'signature.asked.next',
    ...(reply !== null && { remark: reply }),
    action: { label: 'signature.asked.action', link },
    parameters: {
      company: application.row.title_english,
      companyNepali: application.row.title_nepali,
      by: by.nameEnglish,
      byNepali: by.nameNepali,
      paper: paperName.en,
      paperNepali: paperName.ne,
      ...dayParameters('until', lastDay),
    },
    facts: [...aboutOf(application, paperName), ...dayFact('fact.dueOn', lastDay)],
  };
  if (email !== null) {
    const { nameEnglish, nameNepali } = party.name;
    const content = noticeContent(notice, language, language === 'en' ? nameEnglish : nameNepali);
    unit.enqueue(mailJob, mailOf(email, { ...content, closing: [{ text: sentence('mail.unknownToYou', language) }] }));
  }
  if (mobileNumber !== null)
    unit.enqueue(smsJob, {
      to: mobileNumber,
      language,
      text: sentence('sms.signature', language, { link: new URL(link, portalUrl).href }),
    });
}

/** Tells whoever asked, and the owner of the filing, that the party has signed or objected. */
export async function notifyOfAnswer(
  unit: UnitOfWork,
  { application, signature: { party, paperName }, asking: { link } }: AskedParty,
  answer: 'signed' | 'objected',
  remark?: string,
): Promise<void> {
  const {
    row: { id, applicant_id: applicantId, title_english: company, title_nepali: companyNepali },
  } = application;
  for (const accountId of new Set([link.asked_by, applicantId])) {
    await notify(unit, {
      accountId,
      type: 'SIGNATURE_ANSWERED',
      eventKey: `${link.id}:${answer}:${unit.now.toISOString()}`,
      title: `signature.${answer}.title`,
      body: `signature.${answer}.body`,
      next: `signature.${answer}.next`,
      remark,
      parameters: {
        company,
        companyNepali,
        party: party.name.nameEnglish,
        partyNepali: party.name.nameNepali,
        paper: paperName.en,
        paperNepali: paperName.ne,
      },
      facts: aboutOf(application, paperName),
      action: { label: 'mail.action.application' },
      link: filingLink(id, 'APPLICANT'),
    });
  }
}
