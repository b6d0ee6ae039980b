/**
 * Proceedings of a company, whatever their kind, with their notices. The call for explanation becomes the first kind: a
 * call keeps its id, its time to answer is a notice. What only a call says stays in a table of its own;
 * `explanation_call` is from now on how the three are read together, by a gateway of the release before too.
 */
export const proceedings = /* sql */ `
create table proceeding (
  id           uuid primary key,
  -- a key of the kinds in the domain
  kind         text not null,
  number       text not null unique,
  company_id   uuid not null references company (id),
  office_id    integer not null references office (id),
  -- the last phase that was entered; whether one is open follows from forms, notices and the day
  phase        text not null,
  opened_at    timestamptz not null,
  opened_by    uuid not null references account (id),
  outcome      text,
  outcome_text text,
  ended_at     timestamptz,
  -- null: the portal itself
  ended_by     uuid references account (id),
  version      integer not null default 1,
  check ((outcome is null) = (ended_at is null) and (outcome is null) = (outcome_text is null)),
  check (ended_by is null or ended_at is not null)
);
create index proceeding_company on proceeding (company_id, kind);
create index proceeding_office on proceeding (office_id, opened_at desc);

create table proceeding_notice (
  id            uuid primary key,
  proceeding_id uuid not null references proceeding (id),
  kind          text not null,
  published_on  date not null,
  -- the last day
  ends_on       date not null check (ends_on >= published_on),
  unique (proceeding_id, kind)
);

insert into proceeding (id, kind, number, company_id, office_id, phase, opened_at, opened_by, outcome, outcome_text, ended_at, ended_by, version)
select id, 'EXPLANATION_CALL', number, company_id, office_id, 'ANSWER', opened_at, opened_by, outcome, order_text, decided_at, decided_by, version
  from explanation_call;
insert into proceeding_notice (id, proceeding_id, kind, published_on, ends_on)
select id, id, 'TIME_TO_ANSWER', least((opened_at at time zone 'Asia/Kathmandu')::date, answer_by), answer_by
  from explanation_call;

alter table explanation_call_extension rename to proceeding_notice_extension;
alter table proceeding_notice_extension rename column call_id to notice_id;
alter table proceeding_notice_extension drop constraint explanation_call_extension_call_id_fkey;
alter table proceeding_notice_extension add foreign key (notice_id) references proceeding_notice (id);
alter index explanation_call_extension_call rename to proceeding_notice_extension_notice;

alter table explanation_call rename to explanation_call_matter;
alter table explanation_call_matter drop column number, drop column company_id, drop column office_id, drop column answer_by, drop column opened_at,
  drop column opened_by, drop column outcome, drop column order_text, drop column decided_at, drop column decided_by, drop column version;
alter table explanation_call_matter add foreign key (id) references proceeding (id);

create view explanation_call as
select p.id, p.number, p.company_id, p.office_id, m.subject, m.matter, m.approved_on, m.body, n.ends_on as answer_by, p.opened_at, p.opened_by,
       p.outcome, p.outcome_text as order_text, p.ended_at as decided_at, p.ended_by as decided_by, p.version
  from proceeding p
  join explanation_call_matter m on m.id = p.id
  join proceeding_notice n on n.proceeding_id = p.id and n.kind = 'TIME_TO_ANSWER'
 where p.kind = 'EXPLANATION_CALL';
`;
