/** Remarks that officers keep to use again, and the history of a company's names. */
export const officersTools = /* sql */ `
create table remark_template (
  id           uuid primary key,
  office_id    integer not null references office (id),
  -- null: everybody's of the office
  owner_id     uuid references account (id),
  -- the ground it usually goes with
  reason_code  text,
  text_nepali  text not null,
  text_english text not null,
  created_by   uuid references account (id),
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  retired_at   timestamptz,
  version      integer not null default 1
);
create index remark_template_of on remark_template (office_id, owner_id) where retired_at is null;

alter table company_former_name
  -- the application with which the company gave the name up, or whose approval was revoked
  add column application_id uuid references application (id),
  add column changed_on     date,
  -- the change was revoked: the company bears the name again
  add column restored_on    date;
create index company_former_name_application on company_former_name (application_id) where application_id is not null;
`;
