/**
 * Papers of the register beside the letters: the data they were made of, the signed file, and what took their place.
 */
export const issuedPapers = /* sql */ `
alter table letter drop constraint letter_kind_check;
alter table letter add constraint letter_kind_check check (kind in ('NAME_RESERVATION', 'CERTIFICATE_OF_INCORPORATION', 'MEMORANDUM', 'ARTICLES'));
-- BOTH: one sheet that says everything twice
alter table letter add column language text not null default 'BOTH' check (language in ('BOTH', 'ne', 'en'));
alter table letter drop constraint letter_kind_application_id_key;
alter table letter add constraint letter_once unique (kind, application_id, language);

-- what the file is made of, fixed when the paper was issued; null for a letter that is only read on the screen
alter table letter add column paper jsonb;
alter table letter add column file_key text;
-- SHA-256 in hex: of the signed file, as anybody has it in their hands, and of the same before it was signed
alter table letter add column file_hash text unique;
alter table letter add column unsigned_hash text;
alter table letter add column file_size integer;
alter table letter add column rendered_at timestamptz;

alter table letter add column superseded_by uuid references letter (id);
alter table letter add column superseded_at timestamptz;

create index letter_unrendered on letter (issued_at) where paper is not null and rendered_at is null;
`;
