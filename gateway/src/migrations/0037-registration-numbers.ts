/** Registration numbers: a count for each office and series of types, without a gap and without a double. */
export const registrationNumbers = /* sql */ `
-- locked by whoever takes a number, until it is taken for good or given back
create table registration_series (
  office_id  integer not null references office (id),
  series     text not null,
  last_place integer not null,
  primary key (office_id, series)
);

create table registration_number (
  office_id  integer not null references office (id),
  series     text not null,
  place      integer not null check (place >= 1),
  -- as people read and write it
  number     text not null unique,
  company_id uuid not null unique references company (id),
  taken_at   timestamptz not null,
  primary key (office_id, series, place)
);

create function registration_number_follows() returns trigger language plpgsql as $$
begin
  if new.place <> coalesce((select max(place) from registration_number where office_id = new.office_id and series = new.series), 0) + 1 then
    raise exception 'Registration numbers follow each other without a gap' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger registration_number_follows before insert on registration_number for each row execute function registration_number_follows();
create trigger registration_number_stays before update or delete on registration_number for each row execute function refuse_rewriting();
create trigger registration_number_stays_whole before truncate on registration_number for each statement execute function refuse_rewriting();

-- looked for however its letters are typed
create index company_registration_number_upper on company (upper(registration_number));
`;
