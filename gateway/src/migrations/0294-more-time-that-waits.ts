/**
 * The end of a time waits for the decision on more of it, for some days; what nobody has decided by then counts as
 * refused (docs/decisions/0287-what-is-still-heard-in-a-closing.md).
 */
export const moreTimeThatWaits = /* sql */ `
-- the last day on which the company may still act while nobody has decided; requests of before hold nothing up
alter table proceeding_more_time add column waits_until date;
-- refused by nobody: the days were over
alter table proceeding_more_time drop constraint proceeding_more_time_check;
alter table proceeding_more_time add constraint proceeding_more_time_check check
  ((outcome is null) = (decided_at is null) and (outcome is null) = (decision is null) and
   (decided_by is null or outcome is not null) and (outcome is distinct from 'GRANTED' or decided_by is not null));
`;
