/** Addresses are held against the list of places whenever a filing is read, so gateways keep the list in memory. */
export const placesAreReferenceData = /* sql */ `
create trigger reference_data_changed after insert or update or delete or truncate on province for each statement execute function reference_data_changed();
create trigger reference_data_changed after insert or update or delete or truncate on district for each statement execute function reference_data_changed();
create trigger reference_data_changed after insert or update or delete or truncate on local_body for each statement execute function reference_data_changed();
create trigger reference_data_changed after insert or update or delete or truncate on local_body_category for each statement execute function reference_data_changed();
update reference_data set version = version + 1 where id = 1;
`;
