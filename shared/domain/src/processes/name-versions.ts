/**
 * Versions of the filings about a name, from 1: raised as `ProcessDefinition.version` says. Apart from the forms,
 * because a page that only begins one says which form it was built with and does not carry it.
 */
export const nameVersions = {
  NAME_RESERVATION: 1,
  MIGRATION_NAME_RESERVATION: 1,
  NAME_CHANGE: 2,
} as const;
