/**
 * What an invoice asks for is named by kind and id, as what a letter is for (0202). `company_id` is the company that
 * owes it where there is no filing; a joint invoice is for that company.
 *
 * The three columns of before stay for a gateway of the version before, which reads and writes by them while gateways
 * are replaced: a trigger fills in whichever side was not written. They are not in the types of this version.
 */
export const ownersOfInvoices = /* sql */ `
call add_owner_kind('invoice', 'FILING', 'application');
call add_owner_kind('invoice', 'FINE_DUE', 'fine_due');
call add_owner_kind('invoice', 'JOINT', 'company');

alter table invoice add column for_kind text;
alter table invoice add column for_id uuid;
update invoice set
  for_kind = case when application_id is not null then 'FILING' when fine_due_id is not null then 'FINE_DUE' when joint then 'JOINT' end,
  for_id = coalesce(application_id, fine_due_id, case when joint then company_id end);
alter table invoice alter column for_kind set not null;
alter table invoice alter column for_id set not null;

alter table invoice drop constraint invoice_subject;
alter table invoice drop constraint invoice_fine_due;
alter table invoice drop constraint invoice_joint;
alter table invoice drop constraint invoice_application_id_fkey;
alter table invoice drop constraint invoice_fine_due_id_fkey;
alter table invoice add constraint invoice_owner check (case for_kind
  when 'FILING' then company_id is null
  when 'FINE_DUE' then company_id is not null
  when 'JOINT' then company_id is not null and for_id = company_id and covered_by is null
  else true end);

drop index invoice_proposed;
drop index invoice_open_of_fine_due;
create index invoice_for on invoice (for_id, proposed_at desc);
-- one proposal at a time
create unique index invoice_proposed on invoice (for_id) where for_kind = 'FILING' and status = 'DRAFT';
-- a due is asked once at a time
create unique index invoice_open_of_due on invoice (for_id) where for_kind = 'FINE_DUE' and status in ('DRAFT', 'PENDING', 'INITIATED', 'SUBMITTED');
create trigger owner_exists after insert or update of for_kind, for_id on invoice for each row execute function owner_exists();

create function invoice_of_version_before() returns trigger language plpgsql as $$
begin
  if new.for_kind is null then
    new.for_kind := case when new.application_id is not null then 'FILING' when new.fine_due_id is not null then 'FINE_DUE' when new.joint then 'JOINT' end;
    new.for_id := coalesce(new.application_id, new.fine_due_id, new.company_id);
  else
    new.application_id := case when new.for_kind = 'FILING' then new.for_id end;
    new.fine_due_id := case when new.for_kind = 'FINE_DUE' then new.for_id end;
    new.joint := new.for_kind = 'JOINT';
  end if;
  return new;
end $$;
create trigger invoice_of_version_before before insert or update of for_kind, for_id on invoice for each row execute function invoice_of_version_before();
comment on column invoice.application_id is 'of the version before';
comment on column invoice.fine_due_id is 'of the version before';
comment on column invoice.joint is 'of the version before';
`;
