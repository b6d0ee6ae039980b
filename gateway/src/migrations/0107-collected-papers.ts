/**
 * When somebody of the company first fetched a paper that was issued to it: until then its people are led to it. Papers
 * of before are nobody's next step any more.
 */
export const collectedPapers = /* sql */ `
alter table letter add column collected_at timestamptz;
update letter set collected_at = issued_at where company_id is not null;
create index letter_not_collected on letter (company_id) where collected_at is null and company_id is not null;
`;
