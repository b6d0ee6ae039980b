import type { NameCheckAnswer, NameFinding, SimilarName } from '../calls/names';
import type { NameOutcome } from '../enumerations/name-outcomes';

export type { NameFinding, NameOutcome, SimilarName };

export interface NameCheckInput {
  readonly english: string;
  readonly nepali: string;
}

/** A name that somebody holds: in the register, reserved, waiting, given up or dead. */
export interface KnownName {
  readonly id: string;
  readonly english: string;
  readonly nepali: string;
  readonly kind: SimilarName['kind'];
}

export interface BlacklistEntry {
  readonly english: string;
  readonly nepali: string;
}

/**
 * What the check is held against. The caller asks its index for the names that share a key with the proposed one
 * (`nameKeys`) and brings them here; the engine itself does no I/O.
 */
export interface NameWorld {
  readonly names: readonly KnownName[];
  readonly blacklist: readonly BlacklistEntry[];
}

export type NameCheckResult = Omit<NameCheckAnswer, 'suggestions'>;
