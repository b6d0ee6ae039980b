import { KIND } from './functions';
import type { NationSizes } from './sizes';

/**
 * The companies with what is entered of them, their shares and who may file for them. Names are in `nation.name`
 * already.
 */
export const fillRegister = (sizes: NationSizes): Readonly<Record<string, string>> => ({
  company: /* sql */ `
    insert into company (id, registration_number, company_type_id, office_id, name_english, name_nepali, status, registered_on, deregistered_on, created_at, email, email_verified_at, address_english, address_nepali,
                         authorized_capital, paid_up_capital, issued_shares)
    select nation.id(${KIND.company}, n), (1000000 + n)::text, case when n % 10 < 6 then 5 when n % 10 < 9 then 1 else 9 end, nation.office(n), name.english, name.nepali,
           case when n % 25 = 0 then 'DEREGISTERED' when n % 50 = 1 then 'IN_LIQUIDATION' else 'ACTIVE' end, registered, case when n % 25 = 0 then registered + 9 end, registered,
           'company.' || n || '@nation.example', registered, 'Ward ' || n % 32 || ', Kathmandu', 'वडा ' || n % 32 || ', काठमाडौँ', 100000000, 50000000, 1000
      from (select n, (nation.today() - interval '1000 days')::date + (n::bigint * 990 / ${sizes.companies})::integer as registered from generate_series(1, ${sizes.companies}) n) company join nation.name name using (n)`,
  name_entry: /* sql */ `
    insert into name_entry (kind, holder_id, name_english, name_nepali, lookup_keys, words_english, words_nepali, keys_version)
    select case when n % 25 = 0 then 'DEREGISTERED' else 'COMPANY' end, nation.id(${KIND.company}, n), english, nepali, lookup_keys, words_english, words_nepali, keys_version from nation.name order by n`,
  company_representative: /* sql */ `
    insert into company_representative (company_id, account_id, since)
    select nation.id(${KIND.company}, n), nation.id(${KIND.account}, ${sizes.officers - 1} + person), (nation.today() - interval '2 years')::date
      from generate_series(1, ${sizes.companies}) n, lateral (
        select nation.owner(n, ${sizes.companies}, ${sizes.people}) as person union
        select 1 + nation.draw(n, 31, ${sizes.people}) where n % 3 = 0) represents`,
  mandate: /* sql */ `
    insert into mandate (id, company_id, account_id, email, asked_by, state, processes, since, requested_by, created_at)
    select nation.id(${KIND.mandate}, n), nation.id(${KIND.company}, n), nation.id(${KIND.account}, intermediary), 'intermediary.' || intermediary || '@nation.example', 'COMPANY', 'ACCEPTED', null,
           (nation.today() - interval '1 year')::date, nation.id(${KIND.account}, intermediary), nation.today() - interval '1 year'
      from (select n, ${sizes.officers + sizes.people} + case when n % 200 = 0 then 0 else n / 5 % ${sizes.intermediaries} end as intermediary from generate_series(5, ${sizes.companies}, 5) n) of_company`,
  register_entry: /* sql */ `
    insert into register_entry (id, company_id, aspect, subject_id, revision, before, after, effective_on, application_id, company_version, recorded_at)
    select nation.id(${KIND.entry}, n), nation.id(${KIND.company}, company), aspect, case when aspect = 'DIRECTOR' then nation.id(${KIND.holder}, company) end, revision,
           case when revision > 1 then jsonb_build_object('addressEnglish', 'Ward ' || company % 32, 'addressNepali', 'वडा ' || company % 32, 'details', jsonb_build_object('districtId', 1 + company % 77)) end,
           case aspect when 'NAME' then (select jsonb_build_object('nameEnglish', english, 'nameNepali', nepali) from nation.name where name.n = company)
             when 'COMPANY_TYPE' then '{"companyType": "PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI"}'
             when 'REGISTRATION' then jsonb_build_object('officeId', nation.office(company), 'registeredOn', '2020-01-01', 'registrationNumber', (1000000 + company)::text)
             when 'STATUS' then '{"status": "ACTIVE", "deregisteredOn": null}'
             when 'CAPITAL' then '{"authorizedCapital": 100000000, "issuedCapital": 50000000, "paidUpCapital": 50000000, "ratePerShare": 50000, "issuedShares": 1000}'
             when 'DIRECTOR' then jsonb_build_object('nameEnglish', 'Director ' || company, 'nameNepali', 'सञ्चालक ' || company, 'independent', false, 'since', '2020-01-01', 'until', null)
             else jsonb_build_object('addressEnglish', 'Ward ' || (company + revision - 1) % 32, 'addressNepali', 'वडा ' || (company + revision - 1) % 32, 'details', jsonb_build_object('districtId', 1 + (company + revision - 1) % 77)) end,
           (nation.today() - interval '1500 days')::date + 300 * revision::integer, case when revision > 1 then nation.id(${KIND.filing}, n % ${sizes.filings} + 1) end, revision, nation.today() - interval '1500 days'
      from (select n, 1 + (n - 1) / 7 as company, (array['NAME','COMPANY_TYPE','REGISTRATION','STATUS','REGISTERED_OFFICE','CAPITAL','DIRECTOR'])[1 + (n - 1) % 7] as aspect, 1 as revision from generate_series(1, ${7 * sizes.companies}) n
            union all
            select n, 1 + (n - 1) % ${sizes.companies}, 'REGISTERED_OFFICE', 2 + (n - 1) / ${sizes.companies} - 7 from generate_series(${7 * sizes.companies + 1}, ${sizes.entries}) n) entered`,
  share_posting: /* sql */ `
    insert into share_posting (company_id, number, effective_on, issued, table_hash, recorded_at, company_version)
    select nation.id(${KIND.company}, 1 + n / 5), 1 + n % 5, (nation.today() - interval '1500 days')::date + 200 * (n % 5)::integer, 1000, md5(n::text) || md5(n::text), nation.today() - interval '1500 days', 1
      from generate_series(0, ${sizes.postings} - 1) n`,
  share_range: /* sql */ `
    insert into share_range (company_id, bucket, holder_id, first_kitta, last_kitta, paid_per_share, opened_by, closed_by)
    select nation.id(${KIND.company}, 1 + n / 2), 'HOLDER', nation.id(${KIND.holder}, n), 1 + n % 2 * 500, 500 + n % 2 * 500, 50000, 1, null
      from generate_series(0, ${sizes.companies} * 2 - 1) n`,
});
