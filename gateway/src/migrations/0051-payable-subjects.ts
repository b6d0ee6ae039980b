/**
 * An invoice asks for what a filing costs, or for what a company owes without one, e.g. the fine of a late report. It
 * is paid by card (INITIATED while the payer is at the payment gateway, then COMPLETED) or by voucher (SUBMITTED,
 * APPROVED).
 */
export const payableSubjects = /* sql */ `
alter table invoice alter column application_id drop not null;
alter table invoice add column company_id uuid references company (id);
alter table invoice add column office_id integer references office (id);
update invoice set office_id = (select application.office_id from application where application.id = invoice.application_id);
alter table invoice alter column office_id set not null;
-- the last day on which this amount is right; the day after, a fine in it has grown
alter table invoice add column valid_to date;
-- the invoice that this one completes, after the amount due has changed
alter table invoice add column supplements uuid references invoice (id);
alter table invoice drop constraint invoice_status_check;
alter table invoice drop constraint invoice_check;
alter table invoice drop constraint invoice_check1;
alter table invoice add constraint invoice_status check (status in ('DRAFT', 'PENDING', 'INITIATED', 'SUBMITTED', 'COMPLETED', 'APPROVED', 'PAID', 'REJECTED'));
alter table invoice add constraint invoice_numbered check (status not in ('PENDING', 'INITIATED', 'SUBMITTED', 'COMPLETED', 'APPROVED') or (number is not null and ebp_code is not null and issued_at is not null));
alter table invoice add constraint invoice_settled check ((status in ('COMPLETED', 'APPROVED', 'PAID')) = (settled_at is not null));
alter table invoice add constraint invoice_subject check ((application_id is null) <> (company_id is null));
create index invoice_company on invoice (company_id, proposed_at desc) where company_id is not null;
create index invoice_settled_on on invoice (office_id, settled_at) where settled_at is not null;
`;
