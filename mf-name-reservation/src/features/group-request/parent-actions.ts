import type { ApplicationDetail } from '@registrar/domain/calls/filings';

const PARENTS: ReadonlySet<string> = new Set(['parentVerify', 'parentReject']);

/** Who filed a name may also speak for its parent company. Each page carries out the deeds of one side. */
export const forParent = (detail: ApplicationDetail): ApplicationDetail => ({ ...detail, allowedActions: detail.allowedActions.filter(({ action }) => PARENTS.has(action)) });

export const forApplicant = (detail: ApplicationDetail): ApplicationDetail => ({ ...detail, allowedActions: detail.allowedActions.filter(({ action }) => !PARENTS.has(action)) });

export const mayAnswer = ({ allowedActions }: ApplicationDetail): boolean => allowedActions.some(({ action }) => PARENTS.has(action));
