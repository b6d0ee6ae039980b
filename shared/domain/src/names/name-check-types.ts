import type { NameKnowledge } from './knowledge';
import type { NameRules } from './name-rules';
import type { PackedWords } from './packed-words';
import type { NameCheckAnswer, NameFinding, SimilarName } from './name-check-answer';
import type { NameOutcome } from '../enumerations/name-outcomes';

export type { NameFinding, NameOutcome, SimilarName };

export interface NameCheckInput {
  readonly english: string;
  readonly nepali: string;
  /** The objectives, where they are chosen already: the words of the name are held against them. */
  readonly nsicCodes?: readonly string[];
  /** The parent company, where the name is to be one of a group. */
  readonly parent?: { readonly english: string; readonly nepali: string };
}

/** A name that somebody holds: in the register, reserved, waiting, given up or dead. */
export interface KnownName {
  readonly id: string;
  readonly english: string;
  readonly nepali: string;
  readonly kind: SimilarName['kind'];
  /** Its words, where the index has kept them. */
  readonly words?: PackedWords;
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
  /** What the register has taught about words; without it the lexicon alone speaks. */
  readonly knowledge?: NameKnowledge;
  readonly names: readonly KnownName[];
  readonly blacklist: readonly BlacklistEntry[];
  /** The office's word lists; without them those that are shipped. */
  readonly rules?: NameRules;
}

export type NameCheckResult = Omit<NameCheckAnswer, 'suggestions'>;
