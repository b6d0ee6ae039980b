/** How far the signature of a file goes, and who vouches for its time. Of files of before it is not known. */
export const levelsOfSignatures = /* sql */ `
alter table letter add column signature_level text check (signature_level in ('B-B', 'B-T', 'B-LT'));
-- whose signature it is: the name in the certificate
alter table letter add column signed_as text;
alter table letter add column timestamped_at timestamptz;
alter table letter add column timestamped_by text;
alter table letter add constraint letter_timestamp check (
  (timestamped_at is null) = (timestamped_by is null)
  and (coalesce(signature_level, 'B-B') = 'B-B') = (timestamped_at is null));
`;
