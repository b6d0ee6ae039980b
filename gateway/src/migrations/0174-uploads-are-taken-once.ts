/** When a call began to judge and keep the file: no other takes it meanwhile. */
export const uploadsAreTakenOnce = /* sql */ `
alter table upload add column taken_at timestamptz;
`;
