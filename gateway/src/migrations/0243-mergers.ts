/**
 * A merger is a proceeding of each of the two companies; what only a merger has is kept here: the partner, the filing
 * that opened it, the filing that merged the two, and the shares that were issued for the swap
 * (docs/decisions/0243-mergers.md).
 */
export const mergers = /* sql */ `
create table merger (
  proceeding_id uuid primary key references proceeding (id),
  partner_id    uuid not null references company (id),
  decision_id   uuid not null references application (id),
  merge_id      uuid references application (id),
  swap_from     bigint,
  swap_to       bigint,
  check ((swap_from is null) = (swap_to is null)),
  check (swap_from is null or (merge_id is not null and swap_from >= 1 and swap_to >= swap_from))
);
create index merger_partner on merger (partner_id);
create index merger_decision on merger (decision_id);
create index merger_merge on merger (merge_id) where merge_id is not null;
-- the working days of section 177, as in gateway/data/configuration.json
update configuration
   set value = jsonb_set(value, '{workingDays,COMPANY_MERGE}', '60')
 where key = 'SERVICE_TERMS' and not jsonb_exists(value -> 'workingDays', 'COMPANY_MERGE');
`;
