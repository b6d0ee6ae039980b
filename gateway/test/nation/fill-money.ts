import { KIND } from './functions';
import type { NationSizes } from './sizes';

/**
 * Invoices of filings that were decided, all but the last three in a hundred of them paid; every tenth is a fine of a
 * company.
 */
export const fillMoney = (sizes: NationSizes): Readonly<Record<string, string>> => ({
  invoice: /* sql */ `
    insert into invoice (id, for_kind, for_id, company_id, status, number, ebp_code, basis, scheduled_on, total_paisa, proposed_at, issued_at, settled_at, office_id)
    select nation.id(${KIND.invoice}, n), case when n % 10 > 0 then 'FILING' else 'FINE_DUE' end, case when n % 10 > 0 then filing.id else nation.id(${KIND.due}, ${sizes.companies} + n) end, case when n % 10 = 0 then nation.id(${KIND.company}, company) end, drawn.status, 'NI-' || n, '7' || lpad(n::text, 15, '0'), '{}', at::date, 100000 + n % 7 * 50000, at, at,
           case when drawn.status in ('COMPLETED', 'APPROVED') then at + interval '1 day' end, nation.office(company)
      from (select n, case when n > ${Math.floor(sizes.invoices * 0.97)} then (array['PENDING', 'PENDING', 'SUBMITTED'])[1 + n % 3] when n % 10 < 6 then 'COMPLETED' else 'APPROVED' end as status,
                   nation.filer(2 * n, ${sizes.companies}) as company, nation.today() - interval '5 years' + n::double precision / ${sizes.invoices} * interval '1820 days' as at
              from generate_series(1, ${sizes.invoices}) n) drawn join application filing on filing.id = nation.id(${KIND.filing}, 2 * n)`,
  invoice_line: /* sql */ `
    insert into invoice_line (id, invoice_id, position, kind, code, law_reference, certainty, basis, working, quantity, rate_paisa, proposed_paisa, amount_paisa, fiscal_year, revenue_head)
    select nation.id(${KIND.line}, row_number() over (order by invoice.id, place)), invoice.id, place, 'REVENUE', 'CONSTITUTION_AMENDMENT', 'Companies Act, 2063', 'A', '{"companyType": "PRIVATE_SOLE_PROPRIETOR", "capitalPaisa": 100000000}', '[]', 1,
           case when place = 0 then total_paisa - 50000 else 50000 end, case when place = 0 then total_paisa - 50000 else 50000 end, case when place = 0 then total_paisa - 50000 else 50000 end, '2082/83', case when place = 0 then '14312' else '14313' end
      from invoice, generate_series(0, 1) place where number like 'NI-%'`,
  receipt: /* sql */ `
    insert into receipt (id, invoice_id, office_id, fiscal_year, sequence, number, means, total_paisa, paid_on, issued_at)
    select nation.id(${KIND.receipt}, place), id, office_id, '2070/71', place, 'NR-' || place, case when status = 'COMPLETED' then 'CARD' else 'VOUCHER' end, total_paisa, settled_at::date, settled_at
      from (select *, row_number() over (order by id) as place from invoice where settled_at is not null and number like 'NI-%') settled`,
  payment_voucher: /* sql */ `
    insert into payment_voucher (id, invoice_id, bank, voucher_number, voucher_key, paid_on, amount_paisa, status, name, media_type, size, sha256, uploaded_by, uploaded_at, decided_at)
    select id, id, 'NABIL', number, number, issued_at::date, total_paisa, case when status = 'APPROVED' then 'APPROVED' else 'SUBMITTED' end, 'voucher.jpg', 'image/jpeg', 1000, md5(number), nation.id(${KIND.account}, ${sizes.officers}), issued_at, settled_at
      from invoice where status in ('APPROVED', 'SUBMITTED') and number like 'NI-%'`,
  fine_due: /* sql */ `
    insert into fine_due (id, company_id, event_id, fiscal_year, due_on, paid_up_paisa, created_at)
    select nation.id(${KIND.due}, n), nation.id(${KIND.company}, n), 'ANNUAL_REPORT_S80_ALL', '2079/80', date '2024-01-14', 50000000, nation.today() from generate_series(1, ${sizes.companies}, 10) n
    union all select for_id, company_id, number, null, date '2024-01-14', 50000000, nation.today() from invoice where for_kind = 'FINE_DUE' and number like 'NI-%'`,
});
