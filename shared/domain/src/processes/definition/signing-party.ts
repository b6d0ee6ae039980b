import type { Bilingual, Language } from '../../bilingual';
import type { DraftPaperKind } from '../../calls/papers';
import { enumeration, type KeyOf } from '../../enumerations/enumeration';
import type { TermKey } from '../../schedules/terms';
import type { Answers } from './filing-frame';

/** As what a party signs a paper of a filing. */
export const signingRoles = enumeration([
  ['DIRECTOR', 'सञ्चालक', 'Director'],
  ['DRAFTER', 'मस्यौदाकार', 'Drafter'],
  ['SELLER', 'शेयर दिने', 'Seller'],
  ['BUYER', 'शेयर पाउने', 'Buyer'],
  ['WITNESS', 'साक्षी', 'Witness'],
  ['FOUNDER', 'संस्थापक', 'Founder'],
  ['CHAIR', 'अध्यक्ष', 'Chair'],
  ['SHAREHOLDER', 'शेयरधनी', 'Shareholder'],
  ['SECRETARY', 'कम्पनी सचिव', 'Company secretary'],
]);
export type SigningRole = KeyOf<typeof signingRoles>;

/** The papers that may be signed in the portal, each with the dated row that says whether it may. */
export const SIGNED_PAPERS = {
  DIRECTOR_CONSENT: 'SIGNING_DIRECTOR_CONSENT',
  DRAFTER_AUTHENTICATION: 'SIGNING_DRAFTER_AUTHENTICATION',
  SELLER_SIGNATURE: 'SIGNING_SHARE_AGREEMENT',
  BUYER_SIGNATURE: 'SIGNING_SHARE_AGREEMENT',
  WITNESS_SIGNATURE: 'SIGNING_SHARE_AGREEMENT',
  SOLVENCY_DECLARATION: 'SIGNING_SOLVENCY_DECLARATION',
  MOA: 'SIGNING_MEMORANDUM',
  AOA: 'SIGNING_MEMORANDUM',
  DECISION: 'SIGNING_DECISION',
  BOARD_DECISION: 'SIGNING_DECISION',
  SPECIAL_RESOLUTION: 'SIGNING_DECISION',
} as const satisfies Readonly<Record<string, TermKey>>;
export type SignedPaper = keyof typeof SIGNED_PAPERS;

export interface SigningFact {
  readonly label: Bilingual;
  readonly value: Bilingual;
}

interface SigningName {
  readonly nameNepali: string;
  readonly nameEnglish: string;
}

/** Whoever signs a paper of a filing, and what the signature is given to. */
export interface SigningParty {
  /** It stays the same for the same person in every round of the filing. */
  readonly key: string;
  /**
   * The place of the paper (`placeKey`), where several sign one paper; without it, `key`. Once one of them was asked in
   * the portal, the place waits for all of them.
   */
  readonly place?: string;
  readonly role: SigningRole;
  readonly paper: SignedPaper;
  readonly name: SigningName;
  /** Who signs, where `name` says for whom too: by it the people with one address are told apart. */
  readonly person?: SigningName;
  /** Where the link and the code go, as the filing has it; empty while nothing valid is entered. */
  readonly contact: { readonly email?: string | undefined; readonly mobileNumber?: string | undefined };
  /** Chosen for the party until the applicant chooses another one. */
  readonly language: Language;
  /** What the party says by signing. */
  readonly statement: Bilingual;
  /** What the party reads beside the statement; unanswered questions are left out. */
  readonly facts: readonly SigningFact[];
  /** Which of several papers of its kind it is; of a filing with one of them nothing is said. */
  readonly about?: Bilingual;
  /** The drafts that the statement is about. */
  readonly reads: readonly DraftPaperKind[];
  /** The sections in which a change makes the signature void. */
  readonly covers: readonly string[];
  /** The answers that are signed: a signature stands as long as they are the same. */
  readonly signs: Answers;
}

/** The place of the paper that the party signs. */
export const placeOfParty = ({ key, place }: Pick<SigningParty, 'key' | 'place'>): string => place ?? key;
