/**
 * When a person closed the general information on the dashboard; null where it is still to be read. Whoever has an
 * account by now knows the portal and is not shown it.
 */
export const generalInformationClosed = /* sql */ `
alter table account add column general_information_closed_at timestamptz;
update account set general_information_closed_at = now();
`;
