import { z } from 'zod';

/**
 * What a letter may be issued for. Each is a row of `owner_kind` too, which names the table: a new kind is added here
 * and by `call add_owner_kind(…)` in a migration.
 */
export const letterOwnerKinds = z.enum(['FILING', 'RESERVATION', 'PROCEEDING', 'RECEIPT', 'REFUND', 'COMPANY']);
export type LetterOwnerKind = z.infer<typeof letterOwnerKinds>;

export interface Owner<Kind extends string> {
  readonly kind: Kind;
  readonly id: string;
}
export type LetterOwner = Owner<LetterOwnerKind>;
