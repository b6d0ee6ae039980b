/** Whose next filing of a process an officer decides, until one of them is decided. */
export const samplesOfAutomaticApproval = /* sql */ `
create table automatic_sample (
  process_name text not null,
  drawn_for    uuid not null,
  drawn_at     timestamptz not null,
  primary key (process_name, drawn_for)
);
comment on column automatic_sample.drawn_for is 'the company that reports, or the account that asks for a name';
`;
