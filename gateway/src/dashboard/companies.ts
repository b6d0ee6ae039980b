import type { DashboardCompany } from '@registrar/domain/calls/dashboard';
import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import { screensOf } from '@registrar/domain/permissions';
import { sql } from 'kysely';
import { describeSummary, summaries } from '../applications/summary';
import { dayInNepal } from '../platform/clock';
import { companiesOf, isOfOwnCompany } from '../register/representation';
import { activity } from '../dashboard-parts/activity';
import type { DashboardContribution, DashboardQuestion } from '../dashboard-parts/contribution';

const APPLICATIONS_SHOWN = 3;
/** For so many companies it is worked out what they may file; whoever acts for more sees it on the page of each. */
const COMPANIES_ASKED = 5;

/** The companies a person speaks or acts for, with what was filed for them lately and what can be begun today. */
export async function readCompanies(
  question: DashboardQuestion,
  contributions: readonly DashboardContribution[],
): Promise<DashboardCompany[]> {
  const { db, actor, now } = question;
  const today = dayInNepal(now);
  const represented = await companiesOf(db, actor.accountId, today);
  if (represented.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .select(['id', 'registration_number', 'name_english', 'name_nepali', 'status', 'email_verified_at'])
    .where(
      'id',
      'in',
      represented.map(({ companyId }) => companyId),
    )
    .execute();
  const applications = await latestOfEach(
    question,
    rows.map(({ id }) => id),
  );
  const companies: DashboardCompany[] = [];
  for (const { companyId, capacity } of represented) {
    const row = rows.find(({ id }) => id === companyId);
    if (!row) continue;
    companies.push({
      companyId,
      registrationNumber: row.registration_number,
      nameEnglish: row.name_english,
      nameNepali: row.name_nepali,
      status: row.status,
      capacity,
      emailVerified: row.email_verified_at !== null,
      applications: applications.filter(({ company }) => company?.id === companyId),
      activities: await activitiesOf(
        question,
        { companyId, capacity },
        companies.length < COMPANIES_ASKED ? contributions : [],
      ),
    });
  }
  return companies;
}

/** The latest filings of each of these companies that the person may see, in one question. */
async function latestOfEach(
  { db, actor, now }: DashboardQuestion,
  companyIds: readonly string[],
): Promise<ApplicationSummary[]> {
  const isLatest = sql<boolean>`application.id in (
    select latest.id from unnest(${[...companyIds]}::uuid[]) as own (company_id), lateral (
      select application.id from application
       where application.company_id = own.company_id and application.discarded_at is null
         and (application.applicant_id = ${actor.accountId} or (application.status <> 'DRAFT' and ${isOfOwnCompany(actor.accountId, dayInNepal(now))}))
       order by application.updated_at desc, application.id desc limit ${APPLICATIONS_SHOWN}) latest)`;
  const rows = await summaries(db)
    .where(isLatest)
    .orderBy('application.updated_at', 'desc')
    .orderBy('application.id', 'desc')
    .execute();
  return rows.map(describeSummary);
}

/** Nothing can be begun before what stands in the way is settled. */
async function activitiesOf(
  question: DashboardQuestion,
  { companyId, capacity }: Pick<DashboardCompany, 'companyId' | 'capacity'>,
  contributions: readonly DashboardContribution[],
): Promise<DashboardCompany['activities']> {
  const { actor } = question;
  if (actor.restriction) return [];
  const screens = screensOf(actor.role);
  const activities = [activity('COMPANY', 'activity.company', `/post-amendment/company/${companyId}`)];
  for (const contribution of contributions)
    activities.push(...((await contribution.activities?.(question, companyId)) ?? []));
  if (screens.includes('NAME_RESERVATION'))
    activities.push(activity('NEW_NAME', 'activity.newName', '/company-name-reservation'));
  if (capacity === 'REPRESENTATIVE' && screens.includes('REPRESENTATIVE'))
    activities.push(activity('REPRESENTATIVES', 'activity.representatives', '/representatives'));
  if (capacity === 'INTERMEDIARY' && screens.includes('MANDATE'))
    activities.push(activity('MANDATES', 'activity.mandates', '/mandates'));
  if (capacity === 'REPRESENTATIVE') activities.push(activity('PROFILE', 'activity.logo', '/user-profile'));
  return activities;
}
