/**
 * Versions of the filings about a name, from 1: raised as `ProcessDefinition.version` says. They are kept apart from
 * the forms, because a page that only opens a draft sends the version without loading the form.
 */
export const nameVersions = {
  NAME_RESERVATION: 1,
  MIGRATION_NAME_RESERVATION: 1,
  NAME_CHANGE: 2,
} as const;
