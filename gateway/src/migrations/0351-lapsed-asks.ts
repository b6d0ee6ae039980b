/** When an institution was notified that its ask was not answered in time; those to be notified are found by it. */
export const lapsedAsks = /* sql */ `
alter table document_ask add column lapse_notified_at timestamptz;
update document_ask set lapse_notified_at = lapses_at
  where lapses_at <= now() and num_nonnulls(share_id, refused_at, withdrawn_at) = 0;
create index document_ask_waits on document_ask (lapses_at)
  where lapse_notified_at is null and num_nonnulls(share_id, refused_at, withdrawn_at) = 0;
`;
