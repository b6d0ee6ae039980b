/** A head whose certificate the installation does not know as its own. */
export const headsOfUnknownSigners = /* sql */ `
alter table audit_check drop constraint audit_check_fault_check;
alter table audit_check add constraint audit_check_fault_check check (fault in ('MISSING', 'UNLINKED', 'CHANGED', 'SHORTENED', 'REWRITTEN', 'HEAD_CHANGED', 'SIGNER_UNKNOWN'));
`;
