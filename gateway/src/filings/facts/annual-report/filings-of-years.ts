import type { ReportYearOfCompany } from '@registrar/domain/calls/annual-report';
import type { FilingFrame } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import { asRecord } from '../../../applications/application-record';
import type { ApplicationRow } from '../../../applications/application';
import type { DB } from '../../../platform/database/schema.generated';
import { bilingualName } from '../../../register/person-name';

export interface FilingOfYear {
  /** The answers on the general meeting, as rules read them. */
  readonly meeting: Pick<FilingFrame, 'answers'>;
  readonly shown: NonNullable<ReportYearOfCompany['filing']>;
}

/**
 * Reads the filings of all years in one query: the list is opened often in the last week before the due day, also for
 * companies with many years.
 */
export async function readFilingsOfYears(
  db: Kysely<DB>,
  rows: readonly ApplicationRow[],
): Promise<ReadonlyMap<string, FilingOfYear>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const meetings = await db
    .selectFrom('application_section')
    .select(['application_id', 'data'])
    .where('application_id', 'in', ids)
    .where('section_key', '=', 'GENERAL_MEETING')
    .execute();
  const decisions = await db
    .selectFrom('application_history as step')
    .leftJoin('account', 'account.id', 'step.actor_id')
    .select([
      'step.application_id',
      'step.action',
      'step.actor_id',
      'account.name_english',
      'account.name_nepali',
      'account.username',
    ])
    .distinctOn('step.application_id')
    .where('step.application_id', 'in', ids)
    .where('step.action', 'in', ['approve', 'autoApprove'])
    .orderBy('step.application_id')
    .orderBy('step.id', 'desc')
    .execute();
  const invoices = await db
    .selectFrom('invoice')
    .select(['for_id', 'id', 'number', 'total_paisa', 'status'])
    .distinctOn('for_id')
    .where('for_id', 'in', ids)
    .where('status', 'in', ['PENDING', 'INITIATED', 'SUBMITTED'])
    .orderBy('for_id')
    .orderBy('proposed_at', 'desc')
    .execute();
  return new Map(
    rows.map((row) => {
      const meeting = meetings.find(({ application_id }) => application_id === row.id);
      const decision =
        row.decided_at === null ? undefined : decisions.find(({ application_id }) => application_id === row.id);
      const invoice = invoices.find(({ for_id }) => for_id === row.id);
      return [
        row.id,
        {
          meeting: { answers: { GENERAL_MEETING: meeting === undefined ? {} : asRecord(meeting.data) } },
          shown: {
            id: row.id,
            applicationNumber: row.application_number,
            status: row.status,
            submittedAt: row.submitted_at?.toISOString() ?? null,
            decidedAt: row.decided_at?.toISOString() ?? null,
            decidedBy: decision?.actor_id
              ? bilingualName(decision.name_english, decision.name_nepali, decision.username)
              : null,
            automatic: decision?.action === 'autoApprove',
            withClosing: row.process_name !== 'ANNUAL_REPORT',
            invoice: invoice
              ? {
                  id: invoice.id,
                  number: invoice.number ?? '',
                  totalPaisa: invoice.total_paisa,
                  underWay: invoice.status !== 'PENDING',
                }
              : null,
          },
        },
      ] as const;
    }),
  );
}
