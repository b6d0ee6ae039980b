/**
 * The law behind a rate in Nepali too: whoever pays reads it on the page of the fine, on the invoice and in the
 * schedules. Empty where a row was written before; the seed fills in its own rows.
 */
export const lawInNepali = /* sql */ `
alter table configuration add column reference_nepali text not null default '';
alter table schedule_proposal add column reference_nepali text not null default '';
alter table invoice_line add column law_reference_nepali text not null default '';
`;
