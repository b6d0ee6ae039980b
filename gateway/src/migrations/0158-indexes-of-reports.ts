/**
 * What is asked of the reports of all companies at once: who has not filed, and under which names a licence of an
 * auditor stands.
 */
export const indexesOfReports = /* sql */ `
create index application_report_of_year on application (company_id, subject_id) where process_name = 'ANNUAL_REPORT' and discarded_at is null and submitted_at is not null;
create index company_of_office on company (office_id, id);
create index register_auditor_licence on register_entry ((after #>> '{details,licenceNumber}')) where aspect = 'AUDITOR';
create index reported_licence_this_year on application_section ((data #>> '{thisYear,licenceNumber}')) where section_key = 'AUDITORS';
create index reported_licence_next_year on application_section ((data #>> '{nextYear,licenceNumber}')) where section_key = 'AUDITORS';
`;
