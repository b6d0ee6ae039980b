import type { ProcessType } from '../enumerations/processes';

/**
 * The version of each definition, from 1: raised with every change of what is asked or how it is judged. A table of its
 * own, so that a page can say which one it was built with and need not carry every form (docs/decisions/0077-definition-version.md).
 */
export const definitionVersions = {
  NAME_RESERVATION: 1,
  MIGRATION_NAME_RESERVATION: 1,
  NAME_CHANGE: 1,
  COMPANY_REGISTRATION: 1,
  MIGRATION_COMPANY_REGISTRATION: 1,
  MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION: 1,
} as const satisfies Partial<Record<ProcessType, number>>;
