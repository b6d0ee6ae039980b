import type { ApplicationDetail } from '@registrar/domain/calls/filings';

/**
 * Why the office has asked for a document beyond the list of the process; of the others the process itself says why.
 */
export const reasonAsked =
  ({ requestedDocuments }: Pick<ApplicationDetail, 'requestedDocuments'>) =>
  ({ key }: { readonly key: string }): string | undefined =>
    requestedDocuments.find((each) => each.key === key)?.reason;
