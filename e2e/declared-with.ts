import { trueStatement } from '@registrar/domain/processes/declarations';

/** What an action of an applicant carries beside the version: a submission declares that it is true. */
export const declaredWith = (action: string): { readonly declared?: readonly string[] } =>
  action === 'submit' || action === 'resubmit' ? { declared: [trueStatement.key] } : {};
