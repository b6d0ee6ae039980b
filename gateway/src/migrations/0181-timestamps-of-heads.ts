/** A signed head as a timestamp authority outside has seen it (RFC 3161). */
export const timestampsOfHeads = /* sql */ `
create table audit_head_timestamp (
  number     integer primary key references audit_signed_head (number),
  -- DER of the token, base64
  token      text not null,
  -- the name in the authority's certificate
  authority  text not null,
  -- by the clock of the authority
  stamped_at timestamptz not null
);
create trigger audit_head_timestamp_stays before update or delete on audit_head_timestamp for each row execute function refuse_changed_head();
create trigger audit_head_timestamp_is_kept before truncate on audit_head_timestamp for each statement execute function refuse_changed_head();

alter table audit_check drop constraint audit_check_fault_check;
alter table audit_check add constraint audit_check_fault_check check (fault in ('MISSING', 'UNLINKED', 'CHANGED', 'SHORTENED', 'REWRITTEN', 'HEAD_CHANGED', 'SIGNER_UNKNOWN', 'TIMESTAMP_WRONG'));
`;
