/** The office opens a de-registration by two persons (section 136); on which ground is kept beside the proceeding. */
export const forcedOpenings = /* sql */ `
alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check
  check (kind in ('SCHEDULE', 'WORD_LIST', 'STAFF_CHANGE', 'COMPANY_ORDER', 'HEIR_ADMISSION', 'PROCEEDING_ORDER',
    'FORCED_OPENING'));

create table forced_ground (
  proceeding_id uuid primary key references proceeding (id),
  ground        text not null check (ground in ('REPORTS_MISSING', 'FINE_UNPAID', 'NOT_OPERATING')),
  -- the years without a report on the day of the opening
  fiscal_years  text[] not null,
  reason        text not null,
  proposal_id   uuid not null unique references proposal (id)
);

update configuration set value = '{"forcedOpeningDays": 14}'::jsonb || value where key = 'PROPOSAL_TERMS';
update proposal set content = jsonb_set(content, '{value}', '{"forcedOpeningDays": 14}'::jsonb || (content -> 'value'))
 where kind = 'SCHEDULE' and status = 'PROPOSED' and content ->> 'key' = 'PROPOSAL_TERMS';
`;
