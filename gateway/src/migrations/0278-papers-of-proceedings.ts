/** The order that ends a proceeding and each notice of it are signed papers as well. */
export const papersOfProceedings = /* sql */ `
alter table proceeding add column order_letter_id uuid references letter (id);
alter table proceeding_notice add column letter_id uuid references letter (id);

-- a notice may be given several times
drop index letter_of_proceeding;
create unique index letter_of_proceeding on letter (issued_for_id, kind)
  where issued_for_kind = 'PROCEEDING' and revoked_at is null and kind <> 'NOTICE_OF_PROCEEDING';
`;
