/** What lists and clocks are asked by, however many filings there are. */
export const indexesOfLists = /* sql */ `
-- the oldest filing that is with the office: how far back its calendar has to be known
create index application_open_since on application (submitted_at) where decided_at is null and discarded_at is null;

-- the lists of an office and of who reads everything, the latest change first
create index application_of_office on application (office_id, updated_at desc, id desc) where discarded_at is null and status <> 'DRAFT';
create index application_latest on application (updated_at desc, id desc) where discarded_at is null and status <> 'DRAFT';
`;
