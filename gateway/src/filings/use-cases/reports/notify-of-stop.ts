import { rolesWith } from '@registrar/domain/permissions';
import { filingFacts, filingParameters } from '../../../applications/filing-facts';
import { filingLink } from '../../../applications/filing-link';
import { noticeContent, type Notice } from '../../../notifications/notice';
import { notifyAll, readReceivers, type NewNotification } from '../../../notifications/notify';
import { dayInNepal } from '../../../platform/clock';
import { mailJob } from '../../../platform/outbound/message-jobs';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { representativesOf } from '../../../register/representation';

/** The page on which officers judge stopped filings. */
const STOPS_PAGE = '/post-amendment/stopped-filings';

interface News {
  /** The last two: what the officer found. */
  readonly event: 'stopped' | 'again' | 'FALSE_ALARM' | 'TRUE';
  readonly remark: string;
  /** Names this piece of news among those of the stop. */
  readonly key: string;
}

/**
 * Everybody whom the stop concerns: the company's representatives and who filed it, the officers who may judge it, and
 * after the judgement each person who has reported it.
 */
export async function tellOfStop(unit: UnitOfWork, stopId: string, { event, remark, key }: News): Promise<void> {
  const row = await unit.tx
    .selectFrom('filing_stop')
    .innerJoin('application', 'application.id', 'filing_stop.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .selectAll('application')
    .select(['company.name_nepali', 'company.name_english', 'company.id as filed_for'])
    .where('filing_stop.id', '=', stopId)
    .executeTakeFirstOrThrow();
  const notice: Notice = {
    title: `report.${event}.title`,
    body: `report.${event}.body`,
    parameters: { ...filingParameters(row), company: row.name_english, companyNepali: row.name_nepali },
    facts: filingFacts(row),
  };
  const eventKey = `stop:${stopId}:${key}`;
  const accounts = new Set([
    row.applicant_id,
    ...(await representativesOf(unit.tx, row.filed_for, dayInNepal(unit.now))),
  ]);
  const news: NewNotification[] = [...accounts].map((accountId) => ({
    accountId,
    eventKey,
    type: 'FILING_STOPPED',
    ...notice,
    // what a person wrote to the office is for the office; what the office found is for all
    ...(isJudged(event) && { remark }),
    link: filingLink(row.id, accountId === row.applicant_id ? 'APPLICANT' : 'REPRESENTATIVES'),
    action: { label: 'mail.action.application' },
  }));
  if (!isJudged(event)) {
    const officers = await readReceivers(unit, {
      accountIds: [],
      staff: { officeId: row.office_id, roles: rolesWith('JUDGE_REPORTED_FILING') },
    });
    news.push(
      ...[...officers.keys()].map((accountId): NewNotification => ({
        accountId,
        eventKey,
        type: 'WORK_STOPPED',
        ...notice,
        remark,
        link: STOPS_PAGE,
      })),
    );
  }
  await notifyAll(unit, news);
  if (isJudged(event)) await answerReporters(unit, stopId, { ...notice, remark });
}

const isJudged = (event: News['event']): boolean => event === 'FALSE_ALARM' || event === 'TRUE';

/** Who has no account is answered at the address that the link went to. */
async function answerReporters(unit: UnitOfWork, stopId: string, notice: Notice): Promise<void> {
  const reporters = await unit.tx
    .selectFrom('filing_alert')
    .select(['id', 'email'])
    .where('stop_id', '=', stopId)
    .where('account_id', 'is', null)
    .execute();
  for (const { id, email } of reporters) {
    const [nepali, english] = [noticeContent(notice, 'np'), noticeContent(notice, 'en')];
    unit.enqueue(
      mailJob,
      {
        to: email,
        language: 'np',
        subject: `${nepali.heading} / ${english.heading}`,
        contents: [nepali, english],
        about: 'FILING_STOPPED',
      },
      { dedupeKey: `report-answered:${stopId}:${id}` },
    );
  }
}
