import { INITIAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import type { Deadline } from '@registrar/domain/calls/deadlines';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { dayFact, dayParameters, fact } from '../notifications/facts';
import { noticeContent, type Notice } from '../notifications/notice';
import { notify } from '../notifications/notify';
import { dayInNepal, morningInNepal } from '../platform/clock';
import type { MessageKey } from '../platform/language';
import { readTerm } from '../platform/terms';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { JobKind } from '../platform/jobs/job-kind';
import { mailJob } from '../platform/outbound/message-jobs';
import type { Platform } from '../platform/platform';
import { representativesOf } from '../register/representation';
import { deadlinesOfCompanies } from './deadlines-of';

const EVERY_SECONDS = 3600;
const COMPANIES_AT_ONCE = 100;
/** A reminder that could not go out for three days is left out: the next one is near. */
const GRACE_DAYS = 3;
/** The day after the last one, on which it is overdue. */
const OVERDUE = -1;
const remindersJob: JobKind<object> = { kind: 'deadline-reminders', payload: z.object({}) };

/** Reminds representatives and directors of what their company owes the office: once at each level, in the morning. */
export function watchDeadlines({ jobs, database: { db }, clock, runUnitOfWork }: Platform): void {
  jobs.every(EVERY_SECONDS, remindersJob, async () => {
    const now = clock.now();
    if (now < morningInNepal(dayInNepal(now))) return;
    for (let after: string | null = null; ;) {
      const companies = await companiesWithPeople(db, after, dayInNepal(now));
      if (companies.length > 0) await runUnitOfWork((unit) => remindOf(unit, companies));
      after = companies.at(-1) ?? null;
      if (companies.length < COMPANIES_AT_ONCE) return;
    }
  });
}

/** Companies that somebody can be reminded of. */
async function companiesWithPeople(db: Kysely<DB>, after: string | null, today: string): Promise<string[]> {
  let query = db
    .selectFrom('company')
    .select('id')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('company_representative as r')
            .select('r.account_id')
            .whereRef('r.company_id', '=', 'company.id')
            .where((where) => where.or([where('r.until', 'is', null), where('r.until', '>=', today)])),
        ),
        exists(
          selectFrom('company_director as d')
            .select('d.id')
            .whereRef('d.company_id', '=', 'company.id')
            .where('d.email', 'is not', null)
            .where((where) => where.or([where('d.until', 'is', null), where('d.until', '>=', today)])),
        ),
      ]),
    )
    .orderBy('id')
    .limit(COMPANIES_AT_ONCE);
  if (after !== null) query = query.where('id', '>', after);
  return (await query.execute()).map(({ id }) => id);
}

export async function remindOf(unit: UnitOfWork, companyIds: readonly string[]): Promise<number> {
  let told = 0;
  const { daysBefore } = await readTerm(unit.tx, 'DEADLINE_REMINDERS', dayInNepal(unit.now));
  const levels = [...daysBefore, OVERDUE];
  for (const deadline of await deadlinesOfCompanies(unit.tx, companyIds, unit.now)) {
    const level = levelOf(deadline.daysLeft, levels);
    if (level !== undefined) told += await notifyAll(unit, deadline, level);
  }
  return told;
}

/** The reminder whose day has come, if it has not been over for too long. */
function levelOf(daysLeft: number, levels: readonly number[]): number | undefined {
  return levels.find(
    (level) =>
      daysLeft <= level &&
      daysLeft > level - GRACE_DAYS &&
      !levels.some((nearer) => nearer < level && daysLeft <= nearer),
  );
}

async function notifyAll(unit: UnitOfWork, deadline: Deadline, level: number): Promise<number> {
  const { companyId, overdue } = deadline;
  if (companyId === null) return 0;
  const today = dayInNepal(unit.now);
  let told = 0;
  for (const accountId of await representativesOf(unit.tx, companyId, today)) {
    if (!(await isFirst(unit, deadline.id, level, accountId))) continue;
    await notify(unit, {
      ...noticeOf(deadline),
      accountId,
      eventKey: `${deadline.id}:${deadline.dueOn}:${level}`,
      type: overdue ? 'DEADLINE_OVERDUE' : 'DEADLINE_NEAR',
      sms: overdue ? 'deadline.overdue.sms' : 'deadline.near.sms',
    });
    told += 1;
  }
  for (const email of await directorAddresses(unit, companyId, today)) {
    if (!(await isFirst(unit, deadline.id, level, email))) continue;
    await mailDirector(unit, deadline, email);
    told += 1;
  }
  return told;
}

const ACTION_OF: Readonly<Partial<Record<Deadline['kind'], MessageKey>>> = {
  ANNUAL_REPORT: 'mail.action.annualReport',
  [INITIAL_RETURN]: 'mail.action.initialReturn',
  CALL_FOR_EXPLANATION: 'mail.action.call',
};

function noticeOf({
  kind,
  link,
  titleEn,
  titleNe,
  aboutEn,
  aboutNe,
  daysLeft,
  dueOn,
  overdue,
  lawEn,
  lawNe,
}: Deadline): Notice {
  return {
    title: overdue ? 'deadline.overdue.title' : 'deadline.near.title',
    body: overdue ? 'deadline.overdue.body' : daysLeft === 0 ? 'deadline.today.body' : 'deadline.near.body',
    next:
      overdue && kind !== 'CALL_FOR_EXPLANATION' && kind !== 'SWAP_ALLOTMENT'
        ? 'deadline.overdue.next'
        : 'deadline.near.next',
    parameters: {
      what: titleEn,
      whatNepali: titleNe,
      company: aboutEn,
      companyNepali: aboutNe,
      days: Math.abs(daysLeft),
      ...dayParameters('due', dueOn),
    },
    facts: [
      ...fact('fact.company', { ne: aboutNe, en: aboutEn }),
      ...dayFact('fact.dueOn', dueOn),
      ...(lawNe && lawEn ? fact('fact.law', { ne: lawNe, en: lawEn }) : []),
    ],
    // where it is filed, late too: the filing itself asks the fine
    action: { label: ACTION_OF[kind] ?? 'mail.open' },
    link: link ?? '/dashboard#deadlines',
  };
}

/** Directors need no account; nobody knows which language they read, so that the mail is in both. */
async function mailDirector(unit: UnitOfWork, deadline: Deadline, email: string): Promise<void> {
  // the pages are for those who represent the company
  const notice: Notice = { ...noticeOf(deadline), link: null, action: undefined, next: 'deadline.directors.next' };
  const contents = (['np', 'en'] as const).map((language) => noticeContent(notice, language));
  unit.enqueue(mailJob, {
    to: email,
    subject: contents.map(({ heading }) => heading).join(' / '),
    contents,
    language: 'np',
    about: deadline.overdue ? 'DEADLINE_OVERDUE' : 'DEADLINE_NEAR',
  });
}

async function directorAddresses(unit: UnitOfWork, companyId: string, today: string): Promise<string[]> {
  const rows = await unit.tx
    .selectFrom('company_director')
    .select('email')
    .distinct()
    .where('company_id', '=', companyId)
    .where('since', '<=', today)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', today)]))
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}

/** Written with the reminder: whoever has been told is not told again, whatever becomes of the job. */
async function isFirst(unit: UnitOfWork, deadlineId: string, level: number, receiver: string): Promise<boolean> {
  const row = await unit.tx
    .insertInto('deadline_reminder')
    .values({ deadline_id: deadlineId, level, receiver, at: unit.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('level')
    .executeTakeFirst();
  return row !== undefined;
}
