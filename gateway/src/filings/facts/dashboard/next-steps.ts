import type { Kysely } from 'kysely';
import type { Bilingual } from '@registrar/domain/bilingual';
import { addDays } from '@registrar/domain/calendar';
import type { NextStep } from '@registrar/domain/calls/dashboard';
import { applicationStatuses, everyProcess, type ApplicationStatus } from '@registrar/domain/enumerations';
import { FILING_ROLES, may } from '@registrar/domain/permissions';
import { nextStep } from '../../../dashboard-parts/next-step';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import type { MessageKey } from '../../../platform/language';
import { filingLink } from '../../../applications/filing-link';
import { isAmongOwn, speaksForParent } from '../../../applications/visible-to';
import { readMigratedCompanies } from '../../../old-system/migrated-companies';
import { companiesOf } from '../../../register/representation';
import { describeReservation, reservations } from '../names/reservation';

/** Maximum per kind; the list of applications shows the others. */
const SHOWN = 3;
/** Days for which a rejection is shown here; after that it is only in the list. */
const REJECTION_SHOWN_DAYS = 30;
const MIGRATED_PAGE = '/company-name-reservation/migrated-name-reservation';

/** The applicant's next step by status; a status that is missing here needs no action from the applicant. */
const STEP_OF: Partial<
  Record<ApplicationStatus, { readonly code: string; readonly title: MessageKey; readonly nameless?: MessageKey }>
> = {
  DRAFT: { code: 'FINISH_DRAFT', title: 'next.finishDraft', nameless: 'next.finishNamelessDraft' },
  SEND_FOR_CORRECTION: { code: 'CORRECT', title: 'next.correct' },
  ADDITIONAL_DOCUMENT_REQUESTED: { code: 'SUBMIT_DOCUMENTS', title: 'next.submitDocuments' },
  UNDER_GROUP_APPROVAL: { code: 'WAIT', title: 'next.waitForParent' },
  SUBMITTED: { code: 'WAIT', title: 'next.waitForOffice' },
  IN_PROCESS: { code: 'WAIT', title: 'next.waitForOffice' },
  ADDITIONAL_DOCUMENT_SUBMITTED: { code: 'WAIT', title: 'next.waitForOffice' },
  VERIFY: { code: 'WAIT', title: 'next.waitForOffice' },
  SENT_FOR_COMMITTEE: { code: 'WAIT', title: 'next.waitForOffice' },
  BACK_FOR_REVIEW: { code: 'WAIT', title: 'next.waitForOffice' },
};

const WITH_STEP = applicationStatuses.keys.filter((status) => STEP_OF[status] !== undefined);
/** Steps with a deadline after which the office ends the filing: all of them are shown. */
const ASKED_BY_OFFICE: ReadonlySet<string> = new Set(['CORRECT', 'SUBMIT_DOCUMENTS']);

/** The next steps of a user in their filings, each with its link. */
export async function readNextSteps(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep[]> {
  const steps = [
    ...(await groupRequests(db, actor, now)),
    ...(await unverifiedCompanies(db, actor, now)),
    ...(await ownFilings(db, actor, now)),
    ...(await registrations(db, actor, now)),
    ...(await rejections(db, actor, now)),
  ];
  if (steps.length === 0 && FILING_ROLES.includes(actor.role)) return [await idleProposal(db, actor, now)];
  return steps;
}

/** For a user without open steps: a representative is offered a filing for the company, others a name reservation. */
async function idleProposal(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep> {
  const companies = await companiesOf(db, actor.accountId, dayInNepal(now));
  return companies.length === 0
    ? nextStep('RESERVE_NAME', 'next.reserveName', { link: '/company-name-reservation' })
    : nextStep('FILE_FOR_COMPANY', 'next.fileForCompany', { link: '/post-amendment/add-new' });
}

/** Migrated companies whose certificate was not sent yet, or was refused. */
async function unverifiedCompanies(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep[]> {
  const companies = await readMigratedCompanies(db, actor.accountId, now);
  return companies
    .filter(
      ({ detailsStatus, application }) =>
        detailsStatus === 'UNVERIFIED' && (application === null || application.status === 'REJECTED'),
    )
    .map(({ nameNepali, nameEnglish }) =>
      nextStep('VERIFY_COMPANY', 'next.verifyCompany', {
        name: { ne: nameNepali, en: nameEnglish },
        link: MIGRATED_PAGE,
      }),
    );
}

/** The newest of each kind: drafts, filings sent back or waiting for an answer, and filings in process. */
async function ownFilings(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep[]> {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'status', 'process_name', 'title_english', 'title_nepali', 'due_on'])
    .where(isAmongOwn(actor.accountId, dayInNepal(now)))
    .where('status', 'in', WITH_STEP)
    .where('discarded_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .execute();
  const shown = new Map<string, number>();
  return rows.flatMap(({ id, status, process_name, title_english, title_nepali, due_on }) => {
    const step = STEP_OF[applicationStatuses.schema.parse(status)];
    if (step === undefined || (step.code === 'WAIT' && !FILING_ROLES.includes(actor.role))) return [];
    const asked = ASKED_BY_OFFICE.has(step.code);
    const before = shown.get(step.code) ?? 0;
    shown.set(step.code, before + 1);
    if (before >= SHOWN && !asked) return [];
    const name = nameOf({ title_english, title_nepali });
    return [
      nextStep(step.code, name.en === '' ? (step.nameless ?? step.title) : step.title, {
        name,
        what: nameOfProcess(process_name),
        link: filingLink(id, 'APPLICANT'),
        applicationId: id,
        dueOn: asked ? due_on : null,
      }),
    ];
  });
}

/** In the words of the lists; of an older portal's process its key. */
const nameOfProcess = (process: string): Bilingual =>
  everyProcess.has(process) ? everyProcess.name(process) : { ne: process, en: process };

const nameOf = ({
  title_english,
  title_nepali,
}: {
  readonly title_english: string;
  readonly title_nepali: string;
}): Bilingual => ({ ne: title_nepali || title_english, en: title_english || title_nepali });

/** Reserved names without an open registration: the company still has to be registered. */
async function registrations(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep[]> {
  const rows = await reservations(db)
    .where('name_reservation.applicant_id', '=', actor.accountId)
    .where('name_reservation.expires_on', '>=', dayInNepal(now))
    .where('name_reservation.revoked_on', 'is', null)
    .where('name_reservation.consumed_on', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('application as form')
            .select('form.id')
            .whereRef('form.reservation_id', '=', 'name_reservation.id')
            .where('form.discarded_at', 'is', null)
            .where('form.status', '<>', 'REJECTED'),
        ),
      ),
    )
    .orderBy('name_reservation.expires_on')
    .limit(SHOWN)
    .execute();
  return rows
    .map((row) => describeReservation(row, now))
    .map(({ nameEnglish, nameNepali, applicationId, expiresOn }) =>
      nextStep('REGISTER_COMPANY', 'next.registerCompany', {
        name: { ne: nameNepali, en: nameEnglish },
        link: '/company-registration',
        applicationId,
        dueOn: expiresOn,
      }),
    );
}

/** Recent rejections that were not filed again: the page shows the reason and starts a new filing. */
async function rejections(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep[]> {
  const today = dayInNepal(now);
  const rows = await db
    .selectFrom('application')
    .select(['application.id', 'application.title_english', 'application.title_nepali'])
    .where(isAmongOwn(actor.accountId, today))
    .where('application.status', '=', 'REJECTED')
    .where('application.decided_at', '>', new Date(`${addDays(today, -REJECTION_SHOWN_DAYS)}T00:00:00+05:45`))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('application as again')
            .select('again.id')
            .whereRef('again.source_application_id', '=', 'application.id'),
        ),
      ),
    )
    .orderBy('application.decided_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) =>
    nextStep('FILE_AGAIN', 'next.fileAgain', {
      name: nameOf(row),
      link: filingLink(row.id, 'APPLICANT'),
      applicationId: row.id,
    }),
  );
}

/** Group names that wait for the consent of a company that this user represents. */
async function groupRequests(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep[]> {
  if (!may(actor.role, 'DECIDE_GROUP_REQUEST')) return [];
  const requests = await db
    .selectFrom('application')
    .select(['application.id', 'application.process_name', 'application.title_english', 'application.title_nepali'])
    .where(speaksForParent(actor.accountId, dayInNepal(now)))
    .where('application.status', '=', 'UNDER_GROUP_APPROVAL')
    .orderBy('application.submitted_at')
    .execute();
  return requests.map((request) =>
    nextStep('ANSWER_GROUP_REQUEST', 'next.answerGroupRequest', {
      name: { ne: request.title_nepali, en: request.title_english },
      link: filingLink(request.id, 'PARENT'),
      applicationId: request.id,
    }),
  );
}
