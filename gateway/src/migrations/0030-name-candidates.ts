/**
 * The names that share a key with a proposed one, and no more of them than are wanted. The function before this one
 * gave whole rows, and all of them before any was left out.
 */
export const nameCandidates = /* sql */ `
-- the planner takes the overlap of two arrays for cheap and reads the whole table; in here it may not
create function name_candidates(keys integer[], today date, except_holders uuid[], most integer)
  returns table (id uuid, kind text, english text, nepali text, words_english text, words_nepali text)
  language plpgsql stable rows 300 set enable_seqscan to off
  as $$ begin return query
    select entry.holder_id, entry.kind, entry.name_english, entry.name_nepali, entry.words_english, entry.words_nepali
      from name_entry entry
     where entry.lookup_keys && keys and (entry.held_until is null or entry.held_until >= today) and entry.holder_id <> all (except_holders)
     limit most;
  end $$;
drop function name_entries_with_key(integer[]);
`;
