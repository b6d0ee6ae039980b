import type { DocumentPlace } from '@registrar/domain/calls/documents';

/**
 * Asked for with these answers, or free to add; a letter that no answer asks for any more is shown as long as it lies
 * there.
 */
export const isOffered = ({ required, when, document }: DocumentPlace): boolean =>
  required || when === 'NEVER' || document !== null;
