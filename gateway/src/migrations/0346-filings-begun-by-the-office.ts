/** What an officer began for a company is found by the officer, as `application_own` finds what has no company. */
export const filingsBegunByTheOffice = /* sql */ `
create index application_begun_by_office on application (applicant_id)
  where company_id is not null
    and applicant_role in ('OPERATOR', 'APPROVER_1', 'APPROVER_2', 'COMMITTEE', 'REVENUE_OFFICER', 'OFFICE_ADMINISTRATOR', 'SYSTEM_ADMINISTRATOR', 'AUDITOR');
`;
