import type { Kysely } from 'kysely';
import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import { applicationStatuses, whoseTurn } from '@registrar/domain/enumerations';
import type { DB } from '../platform/database/schema.generated';
import { isToPay } from './is-to-pay';
import { subjectOf } from './subject-of';

/** An application as lists show it, with the names of its people and its office. */
export function summaries(db: Kysely<DB>) {
  return db
    .selectFrom('application')
    .innerJoin('office', 'office.id', 'application.office_id')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicant_id')
    .leftJoin('company as filing_company', 'filing_company.id', 'application.company_id')
    .leftJoin('account as assignee', 'assignee.id', 'application.assignee_id')
    .where('application.discarded_at', 'is', null)
    .select([
      'application.id',
      'application.application_number',
      'application.process_name',
      'application.status',
      'application.level',
      'application.title_english',
      'application.title_nepali',
      'application.submitted_at',
      'application.updated_at',
      'application.version',
      'office.code as office_code',
      'application.subject_kind',
      'application.subject_id',
      'filing_company.id as company_id',
      'filing_company.registration_number as company_number',
      'filing_company.name_english as company_english',
      'filing_company.name_nepali as company_nepali',
      'applicant.id as applicant_id',
      'applicant.name_english as applicant_english',
      'applicant.name_nepali as applicant_nepali',
      'applicant.username as applicant_username',
      'applicant.role as applicant_role',
      'assignee.id as assignee_id',
      'assignee.name_english as assignee_english',
      'assignee.name_nepali as assignee_nepali',
      'assignee.username as assignee_username',
      'assignee.role as assignee_role',
    ])
    .select(isToPay.as('to_pay'))
    .select((of) =>
      of
        .and([
          of('application.status', '=', 'REJECTED'),
          of.exists(
            of
              .selectFrom('application_history as revocation')
              .select('revocation.id')
              .whereRef('revocation.application_id', '=', 'application.id')
              .where('revocation.action', '=', 'revoke'),
          ),
        ])
        .as('revoked'),
    );
}

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];

export function describeSummary(row: SummaryRow): ApplicationSummary {
  return {
    id: row.id,
    applicationNumber: row.application_number,
    processName: row.process_name,
    status: row.status,
    level: row.level,
    turn: whoseTurn(applicationStatuses.schema.parse(row.status), row.to_pay),
    titleEnglish: row.title_english,
    titleNepali: row.title_nepali,
    officeCode: row.office_code,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    applicant: person(
      row.applicant_id,
      row.applicant_english,
      row.applicant_nepali,
      row.applicant_username,
      row.applicant_role,
    ),
    assignee:
      row.assignee_id === null
        ? null
        : person(
            row.assignee_id,
            row.assignee_english,
            row.assignee_nepali,
            row.assignee_username ?? '',
            row.assignee_role ?? '',
          ),
    company:
      row.company_id === null
        ? null
        : {
            id: row.company_id,
            registrationNumber: row.company_number ?? '',
            nameNepali: row.company_nepali ?? '',
            nameEnglish: row.company_english ?? '',
          },
    subject: subjectOf(row) ?? null,
    revoked: Boolean(row.revoked),
    version: row.version,
  };
}

/** A name that is missing in one script is taken from the other, or from the user name. */
export function person(
  id: string,
  english: string | null,
  nepali: string | null,
  username: string,
  roleCode: string,
): ApplicationSummary['applicant'] {
  return { id, nameEnglish: english || nepali || username, nameNepali: nepali || english || username, roleCode };
}
