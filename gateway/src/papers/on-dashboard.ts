import { sql } from 'kysely';
import type { NextStep } from '@registrar/domain/calls/dashboard';
import { everyProcess } from '@registrar/domain/enumerations';
import { filingLink } from '../applications/filing-link';
import type { DashboardContribution, DashboardQuestion } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { dayInNepal } from '../platform/clock';

/** So long a letter that nobody has read is something to do. */
const LETTER_SHOWN_DAYS = 30;
const DAY_MS = 86_400_000;

/** The signed papers of the companies that the person speaks for today. */
export const papersOnDashboard: DashboardContribution = {
  nextSteps: async (question) => [...(await certificates(question)), ...(await letters(question))],
  counts: {
    DIGITAL_SIGN_COUNT: {
      link: '/signed-documents',
      async count({ db, actor, now }) {
        const today = dayInNepal(now);
        const { total } = await db
          .selectFrom('letter')
          .innerJoin('company_representative as speaker', 'speaker.company_id', 'letter.company_id')
          .where('speaker.account_id', '=', actor.accountId)
          .where('speaker.since', '<=', today)
          .where((where) => where.or([where('speaker.until', 'is', null), where('speaker.until', '>=', today)]))
          .where('letter.file_hash', 'is not', null)
          .where('letter.issued_for_kind', '<>', 'REQUEST')
          .select(sql<number>`count(distinct letter.id)`.as('total'))
          .executeTakeFirstOrThrow();
        return total;
      },
    },
  },
};

/** Of the companies that the person speaks for, what nobody has fetched yet. */
const unread = ({ db, actor, now }: DashboardQuestion) => {
  const today = dayInNepal(now);
  return db
    .selectFrom('letter')
    .innerJoin('company', 'company.id', 'letter.company_id')
    .innerJoin('company_representative as speaker', 'speaker.company_id', 'letter.company_id')
    .where('speaker.account_id', '=', actor.accountId)
    .where('speaker.since', '<=', today)
    .where((where) => where.or([where('speaker.until', 'is', null), where('speaker.until', '>=', today)]))
    .where('letter.collected_at', 'is', null)
    .where('letter.revoked_at', 'is', null);
};

/** A company's certificate of incorporation that nobody has fetched yet. */
async function certificates(question: DashboardQuestion): Promise<NextStep[]> {
  const rows = await unread(question)
    .where('letter.kind', '=', 'CERTIFICATE_OF_INCORPORATION')
    .select(['letter.company_id', 'company.name_english', 'company.name_nepali'])
    .distinct()
    .execute();
  return rows.map(({ name_english, name_nepali }) =>
    nextStep('COLLECT_CERTIFICATE', 'next.collectCertificate', {
      name: { ne: name_nepali, en: name_english },
      link: '/signed-documents',
    }),
  );
}

/** What the office has decided and written to the company lately. */
async function letters(question: DashboardQuestion): Promise<NextStep[]> {
  const rows = await unread(question)
    .innerJoin('application', 'application.id', 'letter.issued_for_id')
    // a letter to a company that the filing of another one has changed is among the signed documents
    .whereRef('application.company_id', '=', 'letter.company_id')
    .where('letter.kind', '=', 'RECORD_LETTER')
    .where('letter.issued_at', '>=', new Date(question.now.getTime() - LETTER_SHOWN_DAYS * DAY_MS))
    .select(['application.id', 'application.process_name', 'company.name_english', 'company.name_nepali'])
    .orderBy('letter.issued_at', 'desc')
    .execute();
  // one in each language
  const filings = [...new Map(rows.map((row) => [row.id, row])).values()];
  return filings.map(({ id, process_name, name_english, name_nepali }) =>
    nextStep('READ_LETTER', 'next.readLetter', {
      name: { ne: name_nepali, en: name_english },
      what: everyProcess.has(process_name) ? everyProcess.name(process_name) : { ne: process_name, en: process_name },
      link: filingLink(id, 'APPLICANT'),
      applicationId: id,
    }),
  );
}
