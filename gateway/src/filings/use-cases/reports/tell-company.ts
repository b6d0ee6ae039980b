import { outsidePage } from '@registrar/domain/outside';
import { FILING_ROLES } from '@registrar/domain/roles';
import { filingFacts, filingParameters } from '../../../applications/filing-facts';
import { filingLink } from '../../../applications/filing-link';
import { noticeContent, type Notice } from '../../../notifications/notice';
import { notifyAll, readReceivers, type NewNotification } from '../../../notifications/notify';
import { issueLink, linksOf } from '../../../outside/outside-link';
import { dayInNepal } from '../../../platform/clock';
import { mailJob } from '../../../platform/outbound/message-jobs';
import type { Platform } from '../../../platform/platform';
import { readTerm } from '../../../platform/terms';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { representativesOf } from '../../../register/representation';
import { alertJob } from '../../facts/reports/alert-job';

const DAY = 24 * 3600 * 1000;

interface Told {
  readonly toldAs: 'REPRESENTATIVE' | 'DIRECTOR' | 'COMPANY';
  readonly accountId: string | null;
  readonly nameNepali: string;
  readonly nameEnglish: string;
  readonly email: string;
}

export function handleAlerts({ jobs, runUnitOfWork }: Platform): void {
  jobs.handle(alertJob, ({ applicationId, round }) => runUnitOfWork((unit) => tellCompany(unit, applicationId, round)));
}

/**
 * Tells the company's people of a filing that was handed in: its representatives, its directors with an email, and the
 * official email of the company. Each but who filed it gets a link by which it is reported once.
 */
async function tellCompany(unit: UnitOfWork, applicationId: string, round: number): Promise<void> {
  const row = await unit.tx
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicant_id')
    .selectAll('application')
    .select(['company.name_nepali', 'company.name_english', 'company.email', 'company.id as filed_for'])
    .select('applicant.email as applicant_email')
    .where('application.id', '=', applicationId)
    .where('application.discarded_at', 'is', null)
    .where('application.decided_at', 'is', null)
    .where('application.status', '<>', 'DRAFT')
    .executeTakeFirst();
  if (!row) return;
  const { reportDays } = await readTerm(unit.tx, 'COMPANY_LOCK_TERMS', dayInNepal(unit.now));
  const said = {
    parameters: {
      ...filingParameters(row),
      company: row.name_english,
      companyNepali: row.name_nepali,
      days: reportDays,
    },
    facts: filingFacts(row),
  };
  const news: NewNotification[] = [];
  const isOfCompany = FILING_ROLES.some((role) => role === row.applicant_role);
  for (const told of await peopleOf(unit, row)) {
    const submitted = {
      accountId: told.accountId ?? '',
      eventKey: `${applicationId}:told:${round}`,
      type: 'APPLICATION_SUBMITTED' as const,
      title: 'report.told.title' as const,
      body: 'report.told.body' as const,
      ...said,
    };
    const alert = isOfCompany ? await alertOf(unit, applicationId, told, reportDays) : null;
    if (alert === null) {
      if (told.accountId !== null)
        news.push({ ...submitted, link: filingLink(applicationId, 'REPRESENTATIVES'), action: OPEN });
      continue;
    }
    const link = outsidePage('FILING_REPORT', alert.token);
    const action = { label: 'report.action' as const, link };
    if (told.accountId !== null)
      news.push({ ...submitted, next: 'report.next', action, link: outsidePage('FILING_REPORT', alert.id) });
    else
      mailOutside(unit, told.email, {
        title: 'report.told.title',
        body: 'report.told.body',
        next: 'report.next',
        action,
        ...said,
      });
  }
  await notifyAll(unit, news);
}

const OPEN = { label: 'mail.action.application' } as const;

/** Nobody knows which language a director or the reader of the official email reads. */
function mailOutside(unit: UnitOfWork, to: string, notice: Notice): void {
  const [nepali, english] = [noticeContent(notice, 'np'), noticeContent(notice, 'en')];
  unit.enqueue(mailJob, {
    to,
    language: 'np',
    subject: `${nepali.heading} / ${english.heading}`,
    contents: [nepali, english],
    about: 'APPLICATION_SUBMITTED',
  });
}

/** Each address once; who filed it knows of it, and is told as the applicant. */
async function peopleOf(
  unit: UnitOfWork,
  row: {
    readonly filed_for: string;
    readonly applicant_id: string;
    readonly applicant_email: string;
    readonly email: string | null;
    readonly name_nepali: string;
    readonly name_english: string;
  },
): Promise<Told[]> {
  const today = dayInNepal(unit.now);
  const accountIds = (await representativesOf(unit.tx, row.filed_for, today)).filter((id) => id !== row.applicant_id);
  const representatives = [...(await readReceivers(unit, { accountIds })).values()].map((one): Told => ({
    toldAs: 'REPRESENTATIVE',
    accountId: one.id,
    nameNepali: one.name_nepali ?? one.username,
    nameEnglish: one.name_english ?? one.username,
    email: one.email,
  }));
  const directors = await unit.tx
    .selectFrom('company_director')
    .select(['email', 'name_english', 'name_nepali'])
    .where('company_id', '=', row.filed_for)
    .where('since', '<=', today)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', today)]))
    .execute();
  const told: Told[] = [
    ...(row.email === null
      ? []
      : [
          {
            toldAs: 'COMPANY' as const,
            accountId: null,
            nameNepali: row.name_nepali,
            nameEnglish: row.name_english,
            email: row.email,
          },
        ]),
    ...representatives,
    ...directors.flatMap(({ email, name_english, name_nepali }): Told[] =>
      email === null || email.toLowerCase() === row.applicant_email.toLowerCase()
        ? []
        : [{ toldAs: 'DIRECTOR', accountId: null, nameNepali: name_nepali, nameEnglish: name_english, email }],
    ),
  ];
  // a representative is reached by the account, whatever else has the same address
  const ordered = told.toSorted((one, other) => Number(other.accountId !== null) - Number(one.accountId !== null));
  const seen = new Set<string>();
  return ordered.filter(({ email }) => {
    const address = email.toLowerCase();
    return !seen.has(address) && seen.add(address);
  });
}

/** The link of one person for one filing, new with each time that it is handed in; null: it was reported by them. */
async function alertOf(
  unit: UnitOfWork,
  applicationId: string,
  told: Told,
  reportDays: number,
): Promise<{ id: string; token: string } | null> {
  const { id, stop_id } = await unit.tx
    .insertInto('filing_alert')
    .values({
      id: unit.newId(),
      application_id: applicationId,
      told_as: told.toldAs,
      account_id: told.accountId,
      name_nepali: told.nameNepali,
      name_english: told.nameEnglish,
      email: told.email.toLowerCase(),
    })
    .onConflict((conflict) => conflict.columns(['application_id', 'email']).doUpdateSet({ told_as: told.toldAs }))
    .returning(['id', 'stop_id'])
    .executeTakeFirstOrThrow();
  if (stop_id !== null) return null;
  const before = (await linksOf(unit.tx, 'FILING_REPORT', [id], { forUpdate: true })).get(id);
  const { token } = await issueLink(
    unit,
    {
      purpose: 'FILING_REPORT',
      objectId: id,
      accountId: told.accountId,
      email: told.email,
      mobileNumber: null,
      language: 'np',
      askedBy: null,
      expiresAt: new Date(unit.now.getTime() + reportDays * DAY),
    },
    before,
  );
  return { id, token };
}
