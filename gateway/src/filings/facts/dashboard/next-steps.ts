import type { Kysely } from 'kysely';
import type { Bilingual } from '@registrar/domain/bilingual';
import { addDays } from '@registrar/domain/calendar';
import type { NextStep } from '@registrar/domain/calls/dashboard';
import { applicationStatuses, type ApplicationStatus } from '@registrar/domain/enumerations';
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

/** Of each kind so many at most: the list of applications has the others. */
const SHOWN = 3;
/** So long a rejection is worth a look; after that it stands in the list only. */
const REJECTION_SHOWN_DAYS = 30;
const MIGRATED_PAGE = '/company-name-reservation/migrated-name-reservation';

/** What the applicant of a filing has to do about it in each status; statuses without one ask nothing of them. */
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
/** The office waits for these and ends the filing after the day: none is left out. */
const ASKED_BY_OFFICE: ReadonlySet<string> = new Set(['CORRECT', 'SUBMIT_DOCUMENTS']);

/** What a person could usefully do now about filings, each with where to do it. */
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

/** For whom nothing waits: whoever speaks for a company files for it, the others begin with a name. */
async function idleProposal(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep> {
  const companies = await companiesOf(db, actor.accountId, dayInNepal(now));
  return companies.length === 0
    ? nextStep('RESERVE_NAME', 'next.reserveName', { link: '/company-name-reservation' })
    : nextStep('FILE_FOR_COMPANY', 'next.fileForCompany', { link: '/post-amendment/add-new' });
}

/** Companies of the older system whose certificate nobody has sent yet, or that was not good enough. */
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

/** The newest of each kind: what is begun, what the office has sent back or asks for, what it has in hand. */
async function ownFilings(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep[]> {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'status', 'title_english', 'title_nepali', 'due_on'])
    .where(isAmongOwn(actor.accountId, dayInNepal(now)))
    .where('status', 'in', WITH_STEP)
    .where('discarded_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .execute();
  const shown = new Map<string, number>();
  return rows.flatMap(({ id, status, title_english, title_nepali, due_on }) => {
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
        link: filingLink(id, 'APPLICANT'),
        applicationId: id,
        dueOn: asked ? due_on : null,
      }),
    ];
  });
}

const nameOf = ({
  title_english,
  title_nepali,
}: {
  readonly title_english: string;
  readonly title_nepali: string;
}): Bilingual => ({ ne: title_nepali || title_english, en: title_english || title_nepali });

/** Names that are reserved and for which no registration is open: the company is still to be registered. */
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

/** What was rejected lately and not filed again: its page says why, and begins the next one. */
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

/** A group name that waits for the consent of a company this person speaks for. */
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
