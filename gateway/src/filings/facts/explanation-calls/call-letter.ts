import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import { callMatters } from '@registrar/domain/calls/explanation-calls';
import { letterKinds, type LetterContent, type LetterKind } from '@registrar/domain/calls/letters';
import { citation } from '@registrar/domain/law/citation';
import { dayInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { issuePaper } from '../../../papers/issue-paper';
import { RECORD_WORDS } from '../../../papers/record/compose-record-letter';
import { signedBy } from '../../../papers/signatory';
import { representativesOf } from '../../../register/representation';
import { callRows } from './call-state';

/** The letter that calls the company for an explanation, signed by the officer who opened the call. */
export const issueCallLetter = (unit: UnitOfWork, callId: string): Promise<void> =>
  issueLetter(unit, callId, 'CALL_FOR_EXPLANATION', null);
/**
 * The letter with the office's decision. It is linked to the answer, so that it is revoked together with the answer's
 * approval.
 */
export const issueDecisionLetter = (unit: UnitOfWork, callId: string, applicationId: string | null): Promise<void> =>
  issueLetter(unit, callId, 'ORDER_ON_CALL', applicationId);

async function issueLetter(
  unit: UnitOfWork,
  callId: string,
  kind: Extract<LetterKind, 'CALL_FOR_EXPLANATION' | 'ORDER_ON_CALL'>,
  applicationId: string | null,
): Promise<void> {
  const row = await callRows(unit.tx)
    .innerJoin('company', 'company.id', 'proceeding.company_id')
    .innerJoin('office', 'office.id', 'proceeding.office_id')
    .select([
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
    ])
    .where('proceeding.id', '=', callId)
    .executeTakeFirstOrThrow();
  const signer = kind === 'CALL_FOR_EXPLANATION' ? row.opened_by : (row.ended_by ?? row.opened_by);
  const isCall = kind === 'CALL_FOR_EXPLANATION';
  const day = inBothCalendars(isCall ? row.answer_by : dayInNepal(unit.now));
  const subject = bothAs(row.subject);
  const law = citation('120');
  const body: Bilingual = isCall
    ? {
        ne: `${law.ne} बमोजिम देहायको विषयमा कम्पनीको कैफियत तलब गरिएको छ। मिति ${day.ne} सम्ममा प्रमाणसहित जवाफ पेश गर्नुहोला।\n\n${row.body}`,
        en: `Under the ${law.en}, the company is called to explain itself on the matter stated above. Its answer, with the documents, is to be submitted by ${day.en}.\n\n${row.body}`,
      }
    : {
        ne: `${law.ne} बमोजिमको कैफियत तलब ${row.number} मा मिति ${day.ne} मा देहायको निर्णय भएको व्यहोरा जानकारी गराइन्छ।\n\n${row.outcome_text ?? ''}`,
        en: `On the call for explanation ${row.number} under the ${law.en}, this office decided on ${day.en} as follows.\n\n${row.outcome_text ?? ''}`,
      };
  const facts = [
    { label: MATTER, value: callMatters.name(callMatters.schema.parse(row.matter)) },
    { label: APPROVED, value: inBothCalendars(row.approved_on) },
    ...(isCall ? [{ label: ANSWER_BY, value: day }] : []),
  ];
  const company: Bilingual = { ne: row.name_nepali, en: row.name_english };
  const office: Bilingual = { ne: row.office_nepali, en: row.office_english };
  const signatory = await signedBy(unit, signer);
  const title = letterKinds.name(kind);
  const content: LetterContent = {
    office,
    title,
    subject,
    number: row.number,
    addressee: company,
    paragraphs: [body],
    facts: [{ label: RECORD_WORDS.registrationNumber, value: bothAs(row.registration_number) }, ...facts],
    signatory,
  };
  const [first] = await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now));
  await issuePaper(unit, {
    kind,
    language: 'BOTH',
    issuedFor: { kind: 'PROCEEDING', id: callId },
    applicationId,
    companyId: row.company_id,
    accountId: first ?? signer,
    content,
    supersedes: [],
    paper: {
      template: 'record-letter.typ',
      data: {
        title,
        office,
        number: row.number,
        date: inBothCalendars(dayInNepal(unit.now)),
        company,
        registrationNumber: row.registration_number,
        subject,
        body,
        compared: false,
        changes: facts.map(({ label, value }) => ({ label, before: null, after: value })),
        signatory,
        words: { ...RECORD_WORDS, after: STATED, number: NUMBER },
      },
    },
  });
}

const bothAs = (text: string): Bilingual => ({ ne: text, en: text });
const STATED: Bilingual = { ne: 'व्यहोरा', en: 'Statement' };
const NUMBER: Bilingual = { ne: 'कैफियत तलब नम्बर', en: 'Call number' };
const MATTER: Bilingual = { ne: 'कुन कुराको सम्बन्धमा', en: 'Concerning' };
const APPROVED: Bilingual = { ne: 'निर्णय मिति', en: 'Approved on' };
const ANSWER_BY: Bilingual = { ne: 'जवाफ दिने अन्तिम मिति', en: 'Answer by' };
