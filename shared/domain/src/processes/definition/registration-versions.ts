/**
 * Versions of the registrations, from 1: raised as `ProcessDefinition.version` says. Apart from the forms, because a
 * page that only begins one says which form it was built with and does not carry it.
 */
export const registrationVersions = {
  COMPANY_REGISTRATION: 2,
  MIGRATION_COMPANY_REGISTRATION: 2,
  MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION: 1,
} as const;
