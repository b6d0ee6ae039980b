/** Which kinds of papers there are is said by the domain, and a process names those that its approval issues. */
export const kindsOfPapers = /* sql */ `
alter table letter drop constraint letter_kind_check;
`;
