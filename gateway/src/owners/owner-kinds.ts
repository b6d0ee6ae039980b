import { z } from 'zod';

/**
 * What a letter may be issued for. Each kind here is a row of `owner_kind` too, which names the table: a new one is
 * added here and by `call add_owner_kind(…)` in a migration.
 */
export const letterOwnerKinds = z.enum([
  'FILING',
  'RESERVATION',
  'PROCEEDING',
  'RECEIPT',
  'REFUND',
  'COMPANY',
  'REQUEST',
]);
/** What an invoice asks for: a filing, a fine that is due, several invoices of a company together, or a request. */
export const invoiceOwnerKinds = z.enum(['FILING', 'FINE_DUE', 'JOINT', 'REQUEST']);

export type LetterOwnerKind = z.infer<typeof letterOwnerKinds>;

export interface LetterOwner {
  readonly kind: LetterOwnerKind;
  readonly id: string;
}
