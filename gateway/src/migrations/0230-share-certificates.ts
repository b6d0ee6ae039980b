/**
 * A share certificate is of one holder, a part of the company's register: a filing issues one for each holder whose
 * shares it moved (docs/decisions/0240-share-certificates.md).
 */
export const shareCertificates = /* sql */ `
alter table letter add column holder_id uuid;
alter table letter add constraint letter_of_holder check ((kind = 'SHARE_CERTIFICATE') = (holder_id is not null) and (holder_id is null or company_id is not null));
drop index letter_once;
create unique index letter_once on letter (kind, application_id, language) where account_id is not null and holder_id is null;
drop index letter_once_for_named;
create unique index letter_once_for_named on letter (kind, application_id, language, company_id)
  where account_id is null and holder_id is null;
create unique index letter_once_for_holder on letter (application_id, company_id, holder_id) where holder_id is not null;
create index letter_of_holder on letter (company_id, holder_id) where holder_id is not null and superseded_at is null;
`;
