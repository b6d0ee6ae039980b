/** A notice of section 136 is served at the registered office, on an officer or the promoters, each in turn. */
export const forcedServices = /* sql */ `
alter table proceeding_notice drop constraint proceeding_notice_channel_check;
alter table proceeding_notice add constraint proceeding_notice_channel_check
  check (channel in ('PUBLIC_PAGE', 'NEWSPAPER', 'POST', 'EMAIL', 'REGISTERED_OFFICE', 'OFFICER', 'PROMOTER'));
`;
