/** The links by which directors sign their disclosures are links that need no account; the item is their object. */
export const disclosuresByOneLink = /* sql */ `
alter table outside_link drop constraint outside_link_purpose_check;
alter table outside_link add constraint outside_link_purpose_check
  check (purpose in ('REPRESENTATIVE_OBJECTION', 'DIRECTOR_DISCLOSURE'));

insert into outside_link
  (id, purpose, object_id, email, mobile_number, language, token_hash, asked_by, sent_at, sends, expires_at, opened_at,
   answered_at, answer, remark)
select id, 'DIRECTOR_DISCLOSURE', item_id, email, phone, language, token_hash, sent_by, sent_at, sends, expires_at,
  opened_at, coalesce(signed_at, declined_at),
  case when signed_at is not null then 'SIGNED' when declined_at is not null then 'DECLINED' end, decline_reason
from director_disclosure;

drop table director_disclosure;
`;
