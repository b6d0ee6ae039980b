/** What forms choose from. The rows come from gateway/data and are the same for every installation. */
export const lookups = /* sql */ `
create table province (
  id           integer primary key,
  name_english text not null,
  name_nepali  text not null
);

create table district (
  id           integer primary key,
  province_id  integer not null references province (id),
  name_english text not null,
  name_nepali  text not null
);
create index district_province on district (province_id);

create table local_body_category (
  id           integer primary key,
  name_english text not null,
  name_nepali  text not null
);

create table local_body (
  id           integer primary key,
  district_id  integer not null references district (id),
  category_id  integer not null references local_body_category (id),
  name_english text not null,
  name_nepali  text not null,
  wards        integer not null
);
create index local_body_district on local_body (district_id);

-- id: ISO 3166 numeric code
create table country (
  id           integer primary key,
  code         text not null unique,
  name_english text not null,
  name_nepali  text not null
);

-- the office's own list of objectives (ISIC Rev. 3 classes and a few codes of its own)
create table nsic (
  code              text primary key,
  position          integer not null,
  objective_english text not null,
  objective_nepali  text not null
);

-- the newer classification, ISIC Rev. 4
create table nsic_new (
  code          text primary key,
  level         text not null check (level in ('section', 'division', 'group', 'class')),
  section       text not null,
  title_english text not null
);

create table nsic_correspondence (
  old_code text not null references nsic (code),
  new_code text not null,
  position integer not null,
  primary key (old_code, new_code)
);

create table company_type (
  id                  integer primary key,
  key                 text not null unique,
  parent_company_type text not null,
  name_english        text not null,
  name_nepali         text not null
);

-- the legal forms a name of this type may end with, the usual one first
create table company_type_suffix (
  company_type_id integer not null references company_type (id),
  position        integer not null,
  suffix_english  text not null,
  suffix_nepali   text not null,
  primary key (company_type_id, position)
);

-- which type a company may be converted into
create table company_type_change (
  from_type_id integer not null references company_type (id),
  to_type_id   integer not null references company_type (id),
  reference    text not null,
  primary key (from_type_id, to_type_id)
);

-- fees, fines, deadlines and limits: dated, each with the law behind it and how sure we are of it
create table configuration (
  key        text not null,
  valid_from date not null,
  valid_to   date,
  value      jsonb not null,
  reference  text not null,
  certainty  text not null check (certainty in ('A', 'B', 'C')),
  primary key (key, valid_from),
  check (valid_to is null or valid_to >= valid_from)
);
`;
