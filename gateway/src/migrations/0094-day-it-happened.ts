/**
 * The day a filing gives for what it tells: of a move, of a resolution. The register goes on to say it from the day on
 * which it was entered, and refuses an earlier one; this is kept beside it (docs/decisions/0032-register-entries.md).
 */
export const dayItHappened = /* sql */ `
alter table register_entry add column happened_on date;
`;
