import { namedProcesses } from '@registrar/domain/enumerations/processes';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { KIND } from './functions';
import type { NationSizes } from './sizes';

/**
 * Of a hundred filings: about five drafts, of those who have no company yet, three with somebody, the others decided.
 * Every process stands in every status.
 */
const OPEN_STATUSES = [
  'SUBMITTED',
  'SUBMITTED',
  'IN_PROCESS',
  'VERIFY',
  'VERIFY',
  'SENT_FOR_COMMITTEE',
  'BACK_FOR_REVIEW',
  'SEND_FOR_CORRECTION',
  'ADDITIONAL_DOCUMENT_REQUESTED',
  'ADDITIONAL_DOCUMENT_SUBMITTED',
  'UNDER_GROUP_APPROVAL',
] as const;
/** These have no company: their applicant is the owner. */
const FOUNDING = ['NAME_RESERVATION', 'COMPANY_REGISTRATION'];
const PROCESSES = [
  ...FOUNDING,
  ...FOUNDING,
  ...FOUNDING,
  ...FOUNDING,
  ...namedProcesses.filter((process) => processDefinition(process) !== undefined),
];
const textArray = (values: readonly string[]): string => `array[${values.map((value) => `'${value}'`).join(',')}]`;

export const fillFilings = (sizes: NationSizes): Readonly<Record<string, string>> => ({
  application: /* sql */ `
    insert into application (id, process_name, status, level, office_id, applicant_id, applicant_role, company_id, application_number, title_english, title_nepali, assignee_id, lease_until, verified_by,
                             created_at, updated_at, submitted_at, queued_at, decided_at, due_on, parent_company_id, version)
    select nation.id(${KIND.filing}, n), process, status, case when status = 'VERIFY' then 1 else 0 end, office, nation.id(${KIND.account}, ${sizes.officers - 1} + person), 'COMPANY_REPRESENTATIVE',
           case when not founding then nation.id(${KIND.company}, company) end, case when status <> 'DRAFT' then 'N' || office || '-' || process || '-' || n end,
           case when status = 'DRAFT' and n % 2 = 0 then '' else (select english from nation.name where name.n = company) end, case when status = 'DRAFT' and n % 2 = 0 then '' else (select nepali from nation.name where name.n = company) end,
           case when status in ('IN_PROCESS', 'BACK_FOR_REVIEW', 'ADDITIONAL_DOCUMENT_SUBMITTED') then officer end, case when status = 'IN_PROCESS' then nation.today() + interval '40 days' end, case when status in ('VERIFY', 'APPROVED') then officer end,
           begun, begun + interval '3 days', case when status <> 'DRAFT' then begun + interval '1 day' end, case when status <> 'DRAFT' then begun + interval '1 day' end, case when status in ('APPROVED', 'REJECTED', 'SUCCESS') then begun + interval '3 days' end,
           case when status in ('SEND_FOR_CORRECTION', 'ADDITIONAL_DOCUMENT_REQUESTED') then (nation.today() + interval '20 days')::date end,
           case when status = 'UNDER_GROUP_APPROVAL' then nation.id(${KIND.company}, 1 + nation.draw(n, 41, ${sizes.companies})) end, 3
      from (select *, nation.id(${KIND.account}, nation.officer(office, n, ${sizes.officers})) as officer, nation.owner(company, ${sizes.companies}, ${sizes.people}) as person,
                   case when process = any(${textArray(FOUNDING)}) and nation.draw(n, 44, 100) < 30 then 'DRAFT' when n > ${Math.floor(sizes.filings * 0.97)} then (${textArray(OPEN_STATUSES)})[1 + nation.draw(n, 42, ${OPEN_STATUSES.length})] when nation.draw(n, 45, 100) < 7 then 'REJECTED' when nation.draw(n, 45, 100) < 10 then 'SUCCESS' else 'APPROVED' end as status,
                   process = any(${textArray(FOUNDING)}) as founding
              from (select n, (${textArray(PROCESSES)})[1 + nation.draw(n, 43, ${PROCESSES.length})] as process, nation.filer(n, ${sizes.companies}) as company, nation.office(nation.filer(n, ${sizes.companies})) as office,
                           -- the last three in a hundred are of the last forty days, and open
                           case when n > ${Math.floor(sizes.filings * 0.97)} then nation.today() - interval '41 days' + (n - ${Math.floor(sizes.filings * 0.97)})::double precision / ${Math.ceil(sizes.filings * 0.03)} * interval '40 days'
                                else nation.today() - interval '5 years' + n::double precision / ${sizes.filings} * interval '5 years' - interval '42 days' end as begun
                      from generate_series(1, ${sizes.filings}) n) drawn) filing`,
  application_section: /* sql */ `
    insert into application_section (application_id, section_key, data, saved_at)
    select id, 'NAME_DETAILS', jsonb_build_object('english', title_english, 'nepali', title_nepali, 'suffix', 'PRIVATE_LIMITED', 'parentCompanyType', 'PRIVATE_MULTIPLE_PROPRIETOR', 'companyTypeId', 5, 'isPartOfGroup', false), created_at
      from application where process_name = 'NAME_RESERVATION' and application_number like 'N%'`,
  application_history: /* sql */ `
    insert into application_history (application_id, at, action, from_status, to_status, level, actor_id, actor_role)
    select application.id, submitted_at + step.place * interval '8 hours', step.action, step.was, step.becomes, 0, case when step.place = 0 then applicant_id else nation.id(${KIND.account}, nation.officer(office_id, application.version + hashtext(application.id::text) % 100000 + 100000, ${sizes.officers})) end,
           case when step.place = 0 then 'COMPANY_REPRESENTATIVE' else 'OPERATOR' end
      from application, (values (0, 'submit', 'DRAFT', 'SUBMITTED'), (1, 'claim', 'SUBMITTED', 'IN_PROCESS'), (2, 'verify', 'IN_PROCESS', 'VERIFY'), (3, 'approve', 'VERIFY', 'APPROVED')) step(place, action, was, becomes)
     where application_number like 'N%' and (step.place = 0 or (status <> 'SUBMITTED' and step.place <= 2) or decided_at is not null)
     order by application.id, step.place`,
  name_reservation: /* sql */ `
    insert into name_reservation (id, application_id, applicant_id, company_type_id, name_english, name_nepali, approved_on, form_due_on, expires_on, consumed_on)
    select nation.id(${KIND.reservation}, row_number() over (order by id)), id, applicant_id, 5, title_english, title_nepali, decided_at::date, decided_at::date + 35, decided_at::date + 90, case when decided_at < nation.today() - interval '80 days' then decided_at::date + 30 end
      from application where process_name = 'NAME_RESERVATION' and status = 'APPROVED' and application_number like 'N%'`,
  letter: /* sql */ `
    insert into letter (id, kind, code, application_id, issued_for_kind, issued_for_id, company_id, account_id, content, paper, hash, issued_at, rendered_at, collected_at)
    select nation.id(${KIND.letter}, row_number() over (order by id)), case when reserved is null then 'RECORD_LETTER' else 'NAME_RESERVATION' end, 'NL' || row_number() over (order by id), id,
           case when reserved is null then 'FILING' else 'RESERVATION' end, coalesce(reserved, id), company_id, applicant_id, '{}', case when reserved is null then '{}'::jsonb end, '', decided_at, decided_at, decided_at
      from (select application.*, name_reservation.id as reserved from application left join name_reservation on name_reservation.application_id = application.id
             where application.status = 'APPROVED' and application_number like 'N%') approved`,
});
