/**
 * What guards an account: locks after too many wrong tries, changes of address in progress, and the sessions of ninety
 * days.
 */
export const accountCare = /* sql */ `
-- one row for each password or kind of code that somebody has failed at
create table guess_lock (
  -- what is guarded, and a keyed hash of whose it is
  subject      text primary key,
  -- every try, and those that were compared with the secret
  tries        integer not null,
  guesses      integer not null default 0,
  window_end   timestamptz not null,
  locked_until timestamptz
);
create index guess_lock_age on guess_lock (window_end);

-- the mail address or mobile number that a code was sent to; it becomes the account's when the code is proven
create table contact_change (
  account_id uuid not null references account (id) on delete cascade,
  type       text not null check (type in ('EMAIL', 'MOBILE_NUMBER')),
  value      text not null,
  created_at timestamptz not null,
  primary key (account_id, type)
);

-- the person has chosen the language of mails in the profile; until then it follows the sign-in
alter table account add column language_chosen boolean not null default false;

create index session_history on session (account_id, created_at desc);

update setting set value = value || '{"lockAfterFailures": 10, "lockAfterTries": 30, "lockMinutes": 15}' where key = 'login';
update setting set value = value || '{"lockAfterFailures": 10, "lockMinutes": 15}' where key = 'otp';
`;
