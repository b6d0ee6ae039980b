/** A representative is removed by another one after days in which the one it concerns may object. */
export const removalsAreToldFirst = /* sql */ `
create table representative_removal (
  id         uuid primary key,
  company_id uuid not null references company (id),
  -- whom it concerns
  account_id uuid not null references account (id),
  asked_by   uuid not null references account (id),
  asked_at   timestamptz not null,
  remark     text not null,
  -- the last day on which the one it concerns may object
  until      date not null,
  state      text not null check (state in ('ASKED', 'OBJECTED', 'WITHDRAWN', 'DONE')),
  settled_at timestamptz,
  -- null: settled by the passing of the days
  settled_by uuid references account (id),
  check ((state = 'ASKED') = (settled_at is null))
);
create index representative_removal_company on representative_removal (company_id, account_id, asked_at desc);
create unique index representative_removal_once on representative_removal (company_id, account_id) where state = 'ASKED';

alter table representative_event drop constraint representative_event_action_check;
alter table representative_event add constraint representative_event_action_check check (action in
  ('INVITED', 'SENT_AGAIN', 'WITHDRAWN', 'DECLINED', 'ACCEPTED', 'RESTORED', 'REMOVAL_ASKED', 'REMOVAL_OBJECTED', 'REMOVAL_WITHDRAWN', 'REMOVED', 'LEFT'));

alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in
  ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD', 'USER_MIGRATION', 'DETAILS_VERIFICATION', 'CONTACT_CHANGE', 'COMPANY_EMAIL', 'REPRESENTATIVE_INVITATION', 'REPRESENTATIVE_REMOVAL', 'DIRECTOR_PHONE', 'DIRECTOR_DISCLOSURE'));
`;
