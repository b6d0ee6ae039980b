import { KIND } from './functions';
import type { NationSizes } from './sizes';

/** Officers come before people: accounts are numbered through. */
export const OFFICER = 0;
export const firstPerson = ({ officers }: NationSizes): number => officers;

export const fillPeople = (sizes: NationSizes): Readonly<Record<string, string>> => ({
  office: /* sql */ `
    insert into office (id, code, name_english, name_nepali, office_type)
    select n, 'N' || lpad(n::text, 2, '0'), 'Office ' || n, 'कार्यालय ' || n, 'PROVINCIAL' from generate_series(1, ${sizes.offices}) n on conflict do nothing`,
  account: /* sql */ `
    insert into account (id, username, email, mobile_number, name_english, name_nepali, password_hash, password_updated, email_verified, role, office_id, company_representative, status, language, created_at)
    select nation.id(${KIND.account}, n), kind || '.' || n, kind || '.' || n || '@nation.example', '97' || lpad(n::text, 8, '0'),
           'Person ' || n || ' ' || (array['Shrestha','Karki','Thapa','Gurung','Rai','Yadav','Tamang','Magar'])[1 + nation.draw(n, 21, 8)],
           'व्यक्ति ' || n || ' ' || (array['श्रेष्ठ','कार्की','थापा','गुरुङ','राई','यादव','तामाङ','मगर'])[1 + nation.draw(n, 21, 8)],
           (select password_hash from account where password_hash <> '' order by username limit 1), true, true, role, office, kind = 'owner', 'ACTIVE', 'np', nation.today() - interval '6 years'
      from (select n,
                   case when n < ${sizes.officers} then 'officer' when n < ${sizes.officers + sizes.people} then 'owner' else 'intermediary' end as kind,
                   case when n >= ${sizes.officers + sizes.people} then 'INTERMEDIARY' when n >= ${sizes.officers} then 'COMPANY_REPRESENTATIVE'
                        else (array['OPERATOR','OPERATOR','OPERATOR','OPERATOR','OPERATOR','APPROVER_1','APPROVER_2','COMMITTEE','OFFICE_ADMINISTRATOR','REVENUE_OFFICER'])[1 + nation.draw(n, 22, 10)] end as role,
                   case when n >= ${sizes.officers} then nation.office(n) when n < ${sizes.officers} * 2 / 5 then 1 else 2 + (n - ${sizes.officers} * 2 / 5) % 29 end as office
              from generate_series(0, ${sizes.officers + sizes.people + sizes.intermediaries} - 1) n) person`,
  notification: /* sql */ `
    insert into notification (id, account_id, event_key, type, title_ne, title_en, body_ne, body_en, link, created_at, read_at)
    select nation.id(${KIND.notification}, n), nation.id(${KIND.account}, case when n % 100 = 0 then n / 100 % ${sizes.officers} else ${sizes.officers} + nation.draw(n, 23, ${sizes.people}) end),
           'nation:' || n, 'FILING_STATUS', 'निवेदनको अवस्था बदलियो', 'The status of an application has changed', 'निवेदन ' || n, 'Application ' || n, '/application',
           nation.today() - make_interval(mins => ${sizes.notifications} - n), case when n % 5 <> 0 then nation.today() end
      from generate_series(1, ${sizes.notifications}) n`,
});
