/**
 * The office proposes up to a hundred de-registrations together; each company is followed by itself, and a gateway that
 * was killed goes on where its row says (docs/decisions/0282-batches-of-forced-closing.md).
 */
export const forcedBatches = /* sql */ `
-- the kinds that are there stay, whichever migrations came before
do $$
declare kinds text;
begin
  select pg_get_constraintdef(oid) into kinds from pg_constraint where conname = 'proposal_kind_check';
  alter table proposal drop constraint proposal_kind_check;
  execute 'alter table proposal add constraint proposal_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''FORCED_BATCH''::text, ');
end $$;

-- one proposal opens many
alter table forced_ground drop constraint forced_ground_proposal_id_key;
create index forced_ground_of_proposal on forced_ground (proposal_id);

create table forced_batch_item (
  proposal_id   uuid not null references proposal (id),
  company_id    uuid not null references company (id),
  status        text not null check (status in ('HOLD', 'QUEUED', 'PROCESSING', 'WITHDRAWN', 'COMPLETED', 'ERROR')),
  -- of one that was left out
  reason        text check (reason in ('TAKEN_OUT', 'GROUND_GONE', 'OTHER_STATUS', 'OTHER_OFFICE')),
  remark        text,
  -- of one that failed
  failed_at     text check (failed_at in ('OPENING', 'LETTER')),
  proceeding_id uuid unique references proceeding (id),
  letter_id     uuid unique references letter (id),
  changed_at    timestamptz not null,
  primary key (proposal_id, company_id),
  constraint forced_batch_item_reason check ((status = 'WITHDRAWN') = (reason is not null)),
  constraint forced_batch_item_failure check ((status = 'ERROR') = (failed_at is not null)),
  constraint forced_batch_item_opened check ((proceeding_id is null) = (letter_id is null)),
  constraint forced_batch_item_done check (status <> 'COMPLETED' or proceeding_id is not null)
);
create index forced_batch_item_of_company on forced_batch_item (company_id) where status not in ('WITHDRAWN', 'COMPLETED');
`;
