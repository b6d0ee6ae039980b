/** Who answered in Nepal for a company abroad, as the older system knew it. */
export const oldFocalPersons = /* sql */ `
create table old_system_focal_person (
  id                    uuid primary key,
  old_id                text not null unique,
  -- the company keeps this id when it comes over
  company_id            uuid not null references old_system_company (id) on delete cascade,
  name_english          text not null,
  name_nepali           text not null,
  designation           text,
  gender                text,
  email                 text,
  phone                 text,
  identification_type   text,
  identification_number text,
  line_hash             text not null,
  imported_at           timestamptz not null,
  demonstration         boolean not null default false
);
create index old_system_focal_person_company on old_system_focal_person (company_id);
`;
