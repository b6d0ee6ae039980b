/**
 * Versions of the registrations, from 1: raised as `ProcessDefinition.version` says. They are kept apart from the
 * forms, because a page that only opens a draft sends the version without loading the form.
 */
export const registrationVersions = {
  COMPANY_REGISTRATION: 4,
  MIGRATION_COMPANY_REGISTRATION: 3,
  MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION: 1,
} as const;
