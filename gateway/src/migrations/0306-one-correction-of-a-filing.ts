/** The office has one correction of a filing at a time; what a filing is about besides its company is its subject. */
export const oneCorrectionOfAFiling = `
create unique index application_one_correction on application (subject_id)
  where subject_kind = 'FILING' and status <> 'DRAFT' and decided_at is null and discarded_at is null;
`;
