/** Which part of the register an entry of a list was begun from, so that a later change of that part finds it again. */
export const entriesBegunFromTheRegister = /* sql */ `
alter table application_item add column begun_from uuid;
`;
