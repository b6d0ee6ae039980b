import type { ConsentBody } from './consent-bodies';
import { ACTIVITY_WORDS, CONSENT_WORDS, DOT_COM_WORDS, FORBIDDEN_WORDS, PRONOUNS } from './shipped-words';

/** The form rules of a company name as data: the specification's section 5 and the Nepali twins of its words. */
export const NAME_ENGLISH_MAXIMUM = 100;
export const NAME_NEPALI_MAXIMUM = 200;
export const NAME_SEARCH_MINIMUM = 3;
export const NAME_SEARCH_DEBOUNCE_MS = 300;

/** Where in a name the word counts: as a word of its own, as the first one, or as a part of any. */
export const wordModes = ['STANDALONE', 'FIRST', 'ANYWHERE'] as const;
export type WordMode = (typeof wordModes)[number];

/** A word or a phrase in both scripts, in small letters; one of the two may be empty. */
export interface RuleWord {
  readonly english: string;
  readonly nepali: string;
}

export interface ForbiddenWord extends RuleWord {
  readonly mode: WordMode;
  /** An approver may let it pass, because the word is part of many older names or of a proper name. */
  readonly overridable: boolean;
}

export interface ConsentWord extends RuleWord {
  readonly mode: WordMode;
  readonly body: ConsentBody;
}

/** A word that says what a company does, and the beginnings of the NSIC codes under which that is done. */
export interface ActivityWord extends RuleWord {
  readonly nsicPrefixes: readonly string[];
}

/** The word lists of the office by which a name is judged; the blacklist is a list of its own. */
export interface NameRules {
  readonly forbidden: readonly ForbiddenWord[];
  /** Words that say whose it is. */
  readonly pronouns: readonly RuleWord[];
  /** A web address is not a name. Looked for in the name as typed, before punctuation is dropped. */
  readonly dotCom: readonly RuleWord[];
  readonly consent: readonly ConsentWord[];
  readonly activities: readonly ActivityWord[];
}

/** What an office starts with, and what a form goes by until it has the office's own. */
export const SHIPPED_NAME_RULES: NameRules = {
  forbidden: FORBIDDEN_WORDS,
  pronouns: PRONOUNS,
  dotCom: DOT_COM_WORDS,
  consent: CONSENT_WORDS,
  activities: ACTIVITY_WORDS,
};
