/**
 * Who of a company was told of a filing, and may say once that it was not theirs; and the stop that follows until an
 * officer has looked (docs/decisions/0336-locks-and-reports-of-filings.md).
 */
export const reportsOfFilings = /* sql */ `
create table filing_stop (
  id             uuid primary key,
  application_id uuid not null references application (id),
  -- the status in which it was stopped, and stays until the stop ends
  status         text not null,
  stopped_at     timestamptz not null,
  ended_at       timestamptz,
  ended_by       uuid references account (id),
  outcome        text check (outcome in ('FALSE_ALARM', 'TRUE')),
  reason         text,
  check (num_nulls(ended_at, ended_by, outcome, reason) in (0, 4))
);
create unique index filing_stop_open on filing_stop (application_id) where ended_at is null;
create index filing_stop_of on filing_stop (application_id, stopped_at);

-- the link has the contact; its remark is what the person wrote
create table filing_alert (
  id             uuid primary key,
  application_id uuid not null references application (id),
  told_as        text not null check (told_as in ('REPRESENTATIVE', 'DIRECTOR', 'COMPANY')),
  account_id     uuid references account (id),
  name_nepali    text not null,
  name_english   text not null,
  email          text not null,
  stop_id        uuid references filing_stop (id),
  unique (application_id, email)
);
create index filing_alert_stop on filing_alert (stop_id) where stop_id is not null;

alter table outside_link drop constraint outside_link_purpose_check;
alter table outside_link add constraint outside_link_purpose_check
  check (purpose in ('REPRESENTATIVE_OBJECTION', 'DIRECTOR_DISCLOSURE', 'REPRESENTATIVE_INVITATION', 'FILING_SIGNATURE', 'PROCEEDING_OPINION', 'GRIEVANCE', 'DOCUMENT_SHARE', 'DOCUMENT_SHARE_OBJECTION', 'COPY_ORDER', 'COPY_DELIVERY', 'FILING_REPORT'));
`;
