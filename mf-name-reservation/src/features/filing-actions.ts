import type { FilingAction } from '@registrar/domain/transitions';

/**
 * What each page of these filings performs on an application. The page takes its buttons from here and performs nothing
 * else.
 */

/** The last step of a reservation, and that of a migrated name. */
export const submitActions = ['submit'] as const satisfies readonly FilingAction[];
/** The applicant's page of what was handed in. */
export const statusActions = ['recall'] as const satisfies readonly FilingAction[];
/** The page on which a parent company answers. */
export const parentActions = ['parentVerify', 'parentReject'] as const satisfies readonly FilingAction[];
