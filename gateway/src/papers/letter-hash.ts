import { createHash } from 'node:crypto';
import type { LetterContent, LetterKind } from '@registrar/domain/calls/letters';

interface Issued {
  readonly kind: LetterKind;
  readonly code: string;
  readonly issuedAt: Date;
  readonly content: LetterContent;
  /** What its file is made of; a letter that is only read on the screen has none. */
  readonly paper?: unknown;
}

/** The database keeps the keys of a document in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
}

/** SHA-256 over what was issued, in hex. */
export function letterHash({ kind, code, issuedAt, content, paper }: Issued): string {
  const issued = {
    kind,
    code,
    issuedAt: issuedAt.toISOString(),
    content,
    ...(paper === undefined || paper === null ? {} : { paper }),
  };
  return createHash('sha256')
    .update(JSON.stringify(inOrder(issued)))
    .digest('hex');
}
