/**
 * One number for everything that gateways keep in memory because it changes a few times a year: raised with every
 * change of it.
 */
export const referenceData = /* sql */ `
create table reference_data (
  id       integer primary key check (id = 1),
  version  bigint not null
);
insert into reference_data (id, version) values (1, 1);

create function reference_data_changed() returns trigger language plpgsql
  as $$ begin update reference_data set version = version + 1 where id = 1; return null; end $$;
create trigger reference_data_changed after insert or update or delete or truncate on configuration for each statement execute function reference_data_changed();
create trigger reference_data_changed after insert or update or delete or truncate on office for each statement execute function reference_data_changed();
create trigger reference_data_changed after insert or update or delete or truncate on company_type for each statement execute function reference_data_changed();
create trigger reference_data_changed after insert or update or delete or truncate on nsic for each statement execute function reference_data_changed();
create trigger reference_data_changed after insert or update or delete or truncate on staff_leave for each statement execute function reference_data_changed();
create trigger reference_data_changed after update of rules_token on name_lists for each statement execute function reference_data_changed();
`;
