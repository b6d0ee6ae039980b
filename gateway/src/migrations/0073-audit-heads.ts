/**
 * The head of the audit’s chain, signed at intervals and made public: what was written before it cannot be written anew
 * unseen.
 */
export const auditHeads = /* sql */ `
create table audit_signed_head (
  -- counts up without gaps; the key also lets one of several gateways sign
  number          integer primary key,
  -- the last row of the chain at that moment, and its hash
  seq             bigint not null,
  hash            text not null,
  -- the hash of the signed head before this one; zeros for the first
  previous_hash   text not null,
  signed_at       timestamptz not null,
  -- RSA, PKCS#1 v1.5 over SHA-256, base64, over the text of the head
  signature       text not null,
  -- of the certificate, SHA-256 of its DER; and the certificate itself, so that an old head is checked after a new key
  key_fingerprint text not null,
  certificate     text not null,
  signer          text not null
);
create function refuse_changed_head() returns trigger language plpgsql as $$
begin
  raise exception 'a signed head of the audit is never changed';
end $$;
create trigger audit_signed_head_stays before update or delete on audit_signed_head for each row execute function refuse_changed_head();
create trigger audit_signed_head_is_kept before truncate on audit_signed_head for each statement execute function refuse_changed_head();

-- a check says which signed head does not fit
alter table audit_check add column failed_head integer;
alter table audit_check drop constraint audit_check_fault_check;
alter table audit_check add constraint audit_check_fault_check check (fault in ('MISSING', 'UNLINKED', 'CHANGED', 'SHORTENED', 'REWRITTEN', 'HEAD_CHANGED'));
insert into setting (key, value, reference) values ('audit-heads', '{"everyMinutes": 60}', 'decision 48: signed heads of the audit');
`;
