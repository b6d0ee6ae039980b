import type { FilingAction } from '@registrar/domain/transitions';

/**
 * What each page of a filing performs on it. The page takes its buttons from here and performs nothing else; a remote
 * states them in its `filing-screens.ts`.
 */

/** The check page: a draft for the first time, what was sent back again. */
export const summaryActions = ['submit', 'resubmit'] as const satisfies readonly FilingAction[];
/** The page of a filing of which the office asks for further documents. */
export const askedDocumentsActions = ['submitAdditionalDocument'] as const satisfies readonly FilingAction[];
export const recallActions = ['recall'] as const satisfies readonly FilingAction[];
/** Where the company has changed since the filing was begun: before anything else is written. */
export const takeOverActions = ['takeCompanyVersion'] as const satisfies readonly FilingAction[];
export const discardActions = ['discard'] as const satisfies readonly FilingAction[];
/** The dialog in which the office says which documents it wants. */
export const askDocumentsActions = ['requestAdditionalDocument'] as const satisfies readonly FilingAction[];
/** What the step of the money does, on every page of the office that has it. */
export const payableActions = ['assess'] as const satisfies readonly FilingAction[];
