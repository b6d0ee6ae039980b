import type { IssuedPaper, PaperVerdict } from '@registrar/domain/calls/papers';
import { sql } from 'kysely';
import { z } from 'zod';
import { signatorySchema } from './officer-signature';

/** Whether an officer signs the letter of the query in person, or has begun to. */
export const handOf = (what: 'needed' | 'initiated') =>
  what === 'needed'
    ? sql<boolean>`exists (select 1 from officer_signature where officer_signature.letter_id = letter.id)`
    : sql<boolean>`exists (select 1 from signing_batch_item where signing_batch_item.letter_id = letter.id and outcome is null)`;

/** Where a paper stands whose file is not there: null where the office signs it by itself, within seconds. */
export const signingOf = ({
  needs_officer,
  initiated,
}: {
  readonly needs_officer: boolean;
  readonly initiated: boolean;
}): IssuedPaper['signing'] => (initiated ? 'INITIATED' : needs_officer ? 'WAITING' : null);

interface SignedRow {
  readonly signature_level: string | null;
  readonly signed_as: string | null;
  readonly issued_at: Date;
  readonly timestamped_at: Date | null;
  readonly timestamped_by: string | null;
  readonly hand: unknown;
  readonly hand_at: Date | null;
}

const level = z.enum(['B-B', 'B-T', 'B-LT']);

/** The signature of a file as everybody may read it; null where it is of before, or there is none. */
export function signatureOf(row: SignedRow): NonNullable<PaperVerdict['paper']>['signature'] {
  if (row.signature_level === null) return null;
  return {
    level: level.parse(row.signature_level),
    signedAs: row.signed_as ?? '',
    officer: row.hand === null ? null : signatorySchema.parse(row.hand),
    signedAt: (row.hand_at ?? row.issued_at).toISOString(),
    timestamp:
      row.timestamped_at === null
        ? null
        : { at: row.timestamped_at.toISOString(), authority: row.timestamped_by ?? '' },
  };
}
