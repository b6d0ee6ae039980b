import {
  stopOutcomes,
  toldAs,
  type FilingStop,
  type FilingStopPage,
  type filingStopQuerySchema,
} from '@registrar/domain/calls/filing-reports';
import { may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import { pageOf } from '../../../platform/database/page-of';
import type { DB } from '../../../platform/database/schema.generated';
import { companiesOf } from '../../../register/representation';
import { nameOf } from '../../../register/person-name';
import { hasHandled } from './judge-stop';
import { namedProcess } from './report-filing';

/** The filings of the own office that wait for an officer to look, the oldest first; or those that were judged. */
export async function listStops(
  db: Kysely<DB>,
  actor: Actor,
  { show, page, size }: z.output<typeof filingStopQuerySchema>,
  now: Date,
): Promise<FilingStopPage> {
  const { rows, total } = await pageOf(
    db
      .selectFrom('filing_stop')
      .innerJoin('application', 'application.id', 'filing_stop.application_id')
      .innerJoin('company', 'company.id', 'application.company_id')
      .select(['filing_stop.id', 'filing_stop.application_id', 'stopped_at', 'ended_at', 'ended_by', 'outcome'])
      .select(['filing_stop.reason', 'application.application_number', 'application.process_name'])
      .select(['applicant_id', 'assignee_id', 'operator_id', 'verified_by'])
      .select(['company.id as company_id', 'company.registration_number', 'name_english', 'name_nepali'])
      .where('ended_at', show === 'open' ? 'is' : 'is not', null)
      .$if(!may(actor.role, 'READ_EVERYTHING'), (query) =>
        query.where('application.office_id', '=', actor.officeId ?? 0),
      )
      .orderBy('stopped_at', show === 'open' ? 'asc' : 'desc')
      .orderBy('filing_stop.id'),
    { page, size },
  );
  const own = new Set((await companiesOf(db, actor.accountId, dayInNepal(now))).map(({ companyId }) => companyId));
  const reports = await reportsOf(
    db,
    rows.map(({ id }) => id),
  );
  const items: FilingStop[] = [];
  for (const row of rows)
    items.push({
      id: row.id,
      applicationId: row.application_id,
      number: row.application_number,
      process: namedProcess(row.process_name),
      company: {
        id: row.company_id,
        regNo: row.registration_number,
        nameEnglish: row.name_english,
        nameNepali: row.name_nepali,
      },
      filedBy: await nameOf(db, row.applicant_id),
      stoppedAt: row.stopped_at.toISOString(),
      reports: reports.get(row.id) ?? [],
      mayJudge:
        row.ended_at === null &&
        may(actor.role, 'JUDGE_REPORTED_FILING') &&
        !hasHandled(row, actor.accountId) &&
        !own.has(row.company_id),
      ended:
        row.ended_at === null || row.ended_by === null
          ? null
          : {
              at: row.ended_at.toISOString(),
              outcome: stopOutcomes.schema.parse(row.outcome),
              reason: row.reason ?? '',
              by: await nameOf(db, row.ended_by),
            },
    });
  return { items, total: Number(total), page, size };
}

async function reportsOf(
  db: Kysely<DB>,
  stopIds: readonly string[],
): Promise<ReadonlyMap<string, FilingStop['reports']>> {
  if (stopIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('filing_alert')
    .innerJoin('outside_link', (join) =>
      join.onRef('outside_link.object_id', '=', 'filing_alert.id').on('outside_link.purpose', '=', 'FILING_REPORT'),
    )
    .select(['stop_id', 'name_english', 'name_nepali', 'told_as', 'remark', 'answered_at'])
    .where('stop_id', 'in', [...stopIds])
    .where('answered_at', 'is not', null)
    .orderBy('answered_at')
    .execute();
  const found = new Map<string, FilingStop['reports']>();
  for (const { stop_id, name_english, name_nepali, told_as, remark, answered_at } of rows)
    if (stop_id !== null && answered_at !== null)
      found.set(stop_id, [
        ...(found.get(stop_id) ?? []),
        {
          person: { nameEnglish: name_english, nameNepali: name_nepali },
          toldAs: toldAs.schema.parse(told_as),
          reason: remark ?? '',
          at: answered_at.toISOString(),
        },
      ]);
  return found;
}
