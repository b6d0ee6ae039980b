import type { LetterContent, LetterKind } from '@registrar/domain/calls/letters';
import { canonicalHash } from '../platform/canonical-hash';

interface Issued {
  readonly kind: LetterKind;
  readonly code: string;
  readonly issuedAt: Date;
  readonly content: LetterContent;
  /** What its file is made of; a letter that is only read on the screen has none. */
  readonly paper?: unknown;
}

/** SHA-256 over what was issued, in hex. */
export function letterHash({ kind, code, issuedAt, content, paper }: Issued): string {
  return canonicalHash({
    kind,
    code,
    issuedAt: issuedAt.toISOString(),
    content,
    ...(paper === undefined || paper === null ? {} : { paper }),
  });
}
