/**
 * The invitation of a representative is answered by the one link that needs no account. The language of those that were
 * sent before was not kept; the register's is written.
 */
export const invitationsByOneLink = /* sql */ `
alter table outside_link drop constraint outside_link_purpose_check;
alter table outside_link add constraint outside_link_purpose_check
  check (purpose in ('REPRESENTATIVE_OBJECTION', 'DIRECTOR_DISCLOSURE', 'REPRESENTATIVE_INVITATION'));

insert into outside_link
  (id, purpose, object_id, account_id, email, mobile_number, language, token_hash, asked_by, sent_at, sends, expires_at,
   answered_at, answer, remark, revoked_at)
select id, 'REPRESENTATIVE_INVITATION', id, restores, email, mobile_number, 'np', token_hash, invited_by, sent_at, sends,
  expires_at,
  case when state in ('ACCEPTED', 'DECLINED') then settled_at end,
  case when state in ('ACCEPTED', 'DECLINED') then state end,
  remark,
  case when state = 'WITHDRAWN' then settled_at end
from representative_invitation;

alter table representative_invitation
  drop column token_hash,
  drop column sent_at,
  drop column sends,
  drop column expires_at,
  drop column remark;
`;
