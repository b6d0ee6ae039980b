/** What is a person's own is found by who filed it and by its company; a desk by the age of what lies on it. */
export const indexesOfOwn = /* sql */ `
create index application_own on application (applicant_id) where company_id is null;
create index application_for_company on application (company_id) where company_id is not null;

-- the desk, by how long each has waited
create index application_of_desk on application (office_id, (coalesce(queued_at, updated_at)), id) where discarded_at is null and status <> 'DRAFT';
create index application_waited on application ((coalesce(queued_at, updated_at)), id) where discarded_at is null and status <> 'DRAFT';

-- amounts that wait for a second officer, on the dashboard of those who may be that
create index invoice_counter_sign on invoice (office_id, counter_sign_asked_at) where counter_sign_asked_at is not null;

-- what was filed again after its rejection
create index application_source on application (source_application_id) where source_application_id is not null;

-- the audit by a part of a user name
create index account_username_text on account using gin (lower(username) gin_trgm_ops);

-- who asks for a filing in the audit writes its number
create index application_number on application (application_number) where application_number is not null;
`;
