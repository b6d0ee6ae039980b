/** What a link for a person without an account asks: its object's table, its page and what may be answered. */
export interface OutsidePurposeRow {
  /** The table whose row the link is about. */
  readonly object: string;
  /** The address of the page; the token is appended. It never changes, because links were mailed with it. */
  readonly page: `/${string}`;
  readonly answers: readonly string[];
}

export const OUTSIDE_PURPOSES = {
  REPRESENTATIVE_OBJECTION: {
    object: 'representative_notice',
    page: '/representative-objection',
    answers: ['OBJECTED'],
  },
  DIRECTOR_DISCLOSURE: {
    object: 'application_item',
    page: '/director-disclosure',
    answers: ['SIGNED', 'DECLINED'],
  },
  FILING_SIGNATURE: {
    object: 'filing_signature',
    page: '/filing-signature',
    answers: ['SIGNED', 'OBJECTED'],
  },
  REPRESENTATIVE_INVITATION: {
    object: 'representative_invitation',
    page: '/representative-invitation',
    answers: ['ACCEPTED', 'DECLINED'],
  },
} as const satisfies Readonly<Record<string, OutsidePurposeRow>>;

export type OutsidePurpose = keyof typeof OUTSIDE_PURPOSES;
export type OutsideAnswer<P extends OutsidePurpose> = (typeof OUTSIDE_PURPOSES)[P]['answers'][number];

/** The page of a link; the reference is its token, or for a receiver who is signed in the id of the object. */
export const outsidePage = (purpose: OutsidePurpose, reference: string): string =>
  `${OUTSIDE_PURPOSES[purpose].page}/${reference}`;
