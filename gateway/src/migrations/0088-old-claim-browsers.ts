/** The browser that has proven an old account or company: strangers who try the same close nothing for it. */
export const oldClaimBrowsers = /* sql */ `
-- hash of the browser's token; null where a program keeps none
alter table old_system_claim add column device text;
create index old_system_claim_device on old_system_claim (device);
`;
