/** Who asks without being signed in, told apart: one caller’s wrong tries and requests are not another’s. */
export const callers = /* sql */ `
-- browsers from which a person has signed in, or proven their mailbox; the browser keeps the token, this the hash
create table known_device (
  token_hash text not null,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null,
  used_at    timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_device_account on known_device (account_id);
create index known_device_age on known_device (used_at);

-- a keyed hash of the browser or address that asked for the code; null where only a signed-in person asks
alter table otp add column caller text;
drop index otp_latest;
create index otp_latest on otp (purpose, subject, caller, created_at desc);

-- what is counted for one caller stays ten in fifteen minutes; all strangers together have twenty guesses, then an hour passes
update setting set value = (value - 'lockAfterTries') || '{"strangersLockAfterFailures": 20, "strangersLockMinutes": 60}' where key = 'login';
`;
