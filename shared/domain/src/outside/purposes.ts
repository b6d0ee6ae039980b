import type { TermKey } from '../schedules/terms';

/** What a link for a person without an account asks: its object's table, its page and what may be answered. */
export interface OutsidePurposeRow {
  /** The table whose row the link is about. */
  readonly object: string;
  /** The address of the page; the token is appended. It never changes, because links were mailed with it. */
  readonly page: `/${string}`;
  readonly answers: readonly string[];
  /** The term with its life and its resending; null: the object says until when, and it is sent once. */
  readonly terms: TermKey | null;
  /** The answer that agrees is confirmed by a code to the receiver's own address. */
  readonly code: boolean;
}

export const OUTSIDE_PURPOSES = {
  REPRESENTATIVE_OBJECTION: {
    object: 'representative_notice',
    page: '/representative-objection',
    answers: ['OBJECTED'],
    terms: null,
    code: false,
  },
  DIRECTOR_DISCLOSURE: {
    object: 'application_item',
    page: '/director-disclosure',
    answers: ['SIGNED', 'DECLINED'],
    terms: 'DISCLOSURE_LINK',
    code: true,
  },
  FILING_SIGNATURE: {
    object: 'filing_signature',
    page: '/filing-signature',
    answers: ['SIGNED', 'OBJECTED'],
    terms: 'SIGNATURE_LINK',
    code: true,
  },
  REPRESENTATIVE_INVITATION: {
    object: 'representative_invitation',
    page: '/representative-invitation',
    answers: ['ACCEPTED', 'DECLINED'],
    terms: 'INVITATION_TERMS',
    code: false,
  },
} as const satisfies Readonly<Record<string, OutsidePurposeRow>>;

export type OutsidePurpose = keyof typeof OUTSIDE_PURPOSES;
export type OutsideAnswer<P extends OutsidePurpose> = (typeof OUTSIDE_PURPOSES)[P]['answers'][number];

/** The page of a link; the reference is its token, or for a receiver who is signed in the id of the object. */
export const outsidePage = (purpose: OutsidePurpose, reference: string): string =>
  `${OUTSIDE_PURPOSES[purpose].page}/${reference}`;
