import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import { grievanceOutcomes, type AnswerGrievance } from '@registrar/domain/calls/grievances';
import { letterKinds } from '@registrar/domain/calls/letters';
import { toNepaliDigits } from '@registrar/domain/digits';
import { citation } from '@registrar/domain/law/citation';
import { grievance } from '@registrar/domain/requests';
import { issuePaper } from '../../papers/issue-paper';
import { RECORD_WORDS } from '../../papers/record/compose-record-letter';
import { signedBy } from '../../papers/signatory';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { describeRequest } from '../applicant';
import type { RequestRow } from '../request-handler';
import type { Given } from './given';
import { grievanceHandler } from './grievance-handler';

interface Answer {
  readonly outcome: AnswerGrievance['outcome'];
  readonly text: string;
  /** What two people have given: the refund or the waiver, as the letter names it. */
  readonly given: readonly Given[];
  /** Of a refusal. */
  readonly remedy: { readonly days: number; readonly until: string } | null;
  readonly signer: string;
}

/** The answer as a signed paper to who asked. Returns its id. */
export async function issueAnswer(
  unit: UnitOfWork,
  row: RequestRow,
  { outcome, text, remedy, given, signer }: Answer,
): Promise<string> {
  const { askedBy } = await describeRequest(unit.tx, grievanceHandler, row);
  const { subject: about } = grievance.answers.parse(row.answers);
  const office = await unit.tx
    .selectFrom('office')
    .select(['name_nepali as ne', 'name_english as en'])
    .where('id', '=', row.office_id)
    .executeTakeFirstOrThrow();
  const title = letterKinds.name('ANSWER_TO_GRIEVANCE');
  const asked = inBothCalendars(dayInNepal(row.asked_at));
  const subject = { ne: `${title.ne}: ${about}`, en: `${title.en}: ${about}` };
  const body = {
    ne: `मिति ${asked.ne} मा दर्ता भएको गुनासो नम्बर ${row.number} मा यस कार्यालयको जवाफ:\n\n${text}`,
    en: `The answer of this office to grievance ${row.number} of ${asked.en}:\n\n${text}`,
  };
  const facts = [
    { label: OUTCOME, value: grievanceOutcomes.name(outcome) },
    ...given,
    ...(remedy === null ? [] : [{ label: REMEDY, value: remedyText(remedy) }]),
  ];
  const signatory = await signedBy(unit, signer);
  const id = await issuePaper(unit, {
    kind: 'ANSWER_TO_GRIEVANCE',
    language: 'BOTH',
    issuedFor: { kind: 'REQUEST', id: row.id },
    applicationId: null,
    // a complaint is not for everybody who represents the company
    companyId: null,
    accountId: row.requester_account,
    supersedes: [],
    content: {
      office,
      title,
      subject,
      number: row.number,
      addressee: askedBy,
      paragraphs: [body],
      facts,
      signatory,
    },
    paper: {
      template: 'record-letter.typ',
      data: {
        title,
        office,
        number: row.number,
        date: inBothCalendars(dayInNepal(unit.now)),
        company: askedBy,
        registrationNumber: row.number,
        subject,
        body,
        compared: false,
        changes: facts.map(({ label, value }) => ({ label, before: null, after: value })),
        signatory,
        words: { ...RECORD_WORDS, after: STATED, number: NUMBER, registrationNumber: NUMBER },
      },
    },
  });
  if (id === undefined) throw new Error('A grievance is not answered twice');
  return id;
}

/** Section 6(3): who is not content goes to court within so many days. */
export function remedyText({ days, until }: NonNullable<Answer['remedy']>): Bilingual {
  const law = citation('6(3)');
  const day = inBothCalendars(until);
  return {
    ne: `${law.ne} बमोजिम चित्त नबुझे यो जवाफ पाएको ${toNepaliDigits(String(days))} दिनभित्र (${day.ne} सम्म) अदालतमा उजुरी गर्न सकिन्छ।`,
    en: `Under ${law.en} you may complain to the court within ${days} days of this answer, until ${day.en}.`,
  };
}

const STATED: Bilingual = { ne: 'व्यहोरा', en: 'Statement' };
const NUMBER: Bilingual = { ne: 'गुनासो नम्बर', en: 'Grievance number' };
const OUTCOME: Bilingual = { ne: 'जवाफ', en: 'Answer' };
const REMEDY: Bilingual = { ne: 'कानुनी उपचार', en: 'Legal remedy' };
