import type { TermKey } from '../schedules/terms';

/** So many within so many seconds. The name is that of the counter in the database, which goes on over releases. */
export interface OutsideLimit {
  readonly name: string;
  readonly hits: number;
  readonly seconds: number;
}

/** How much may be sent, and how often a link may be opened and answered. Null: this purpose has no such limit. */
interface OutsideLimits {
  /** Links that one account, or for an invitation one company, has sent, to whomever. */
  readonly links: OutsideLimit | null;
  /** Links from one account to one address or number, so that nobody blocks the messages of another account. */
  readonly receiver: OutsideLimit | null;
  /** Calls from one network address that have a link sent. */
  readonly sending: OutsideLimit | null;
  /** Calls from one network address that open a link. */
  readonly looking: OutsideLimit;
  /** Calls from one network address that send a code, or answer. */
  readonly answering: OutsideLimit;
}

/** What a link for a person without an account asks: its object's table, its page, its answers, its limits. */
export interface OutsidePurposeRow {
  /** The table whose row the link is about. */
  readonly object: string;
  /** The address of the page; the token is appended. It never changes, because links were mailed with it. */
  readonly page: `/${string}`;
  readonly answers: readonly string[];
  /** The term with the days that a link is valid, how often and how soon it is sent again. Null: the object says. */
  readonly term: TermKey | null;
  readonly limits: OutsideLimits;
}

const TEN_MINUTES = 10 * 60;
const DAY = 24 * 3600;

export const OUTSIDE_PURPOSES = {
  REPRESENTATIVE_OBJECTION: {
    object: 'representative_notice',
    page: '/representative-objection',
    answers: ['OBJECTED'],
    term: null,
    limits: {
      links: null,
      receiver: null,
      sending: null,
      looking: { name: 'objection-look', hits: 60, seconds: TEN_MINUTES },
      answering: { name: 'objection-object', hits: 20, seconds: TEN_MINUTES },
    },
  },
  DIRECTOR_DISCLOSURE: {
    object: 'application_item',
    page: '/director-disclosure',
    answers: ['SIGNED', 'DECLINED'],
    term: 'DISCLOSURE_LINK',
    limits: {
      links: { name: 'disclosure-links', hits: 60, seconds: DAY },
      receiver: { name: 'disclosure-receiver', hits: 10, seconds: DAY },
      sending: { name: 'disclosure-send', hits: 60, seconds: TEN_MINUTES },
      looking: { name: 'disclosure-look', hits: 60, seconds: TEN_MINUTES },
      answering: { name: 'disclosure-prove', hits: 30, seconds: TEN_MINUTES },
    },
  },
  FILING_SIGNATURE: {
    object: 'filing_signature',
    page: '/filing-signature',
    answers: ['SIGNED', 'OBJECTED'],
    term: 'SIGNATURE_LINK',
    limits: {
      links: { name: 'signature-links', hits: 60, seconds: DAY },
      receiver: { name: 'signature-receiver', hits: 10, seconds: DAY },
      sending: { name: 'signature-ask', hits: 60, seconds: TEN_MINUTES },
      looking: { name: 'signature-look', hits: 60, seconds: TEN_MINUTES },
      answering: { name: 'signature-prove', hits: 30, seconds: TEN_MINUTES },
    },
  },
  DOCUMENT_SHARE: {
    object: 'document_share',
    page: '/shared-document',
    answers: [],
    term: null,
    limits: {
      links: { name: 'share-links', hits: 30, seconds: DAY },
      receiver: { name: 'share-receiver', hits: 5, seconds: DAY },
      sending: { name: 'share-send', hits: 30, seconds: TEN_MINUTES },
      looking: { name: 'share-look', hits: 60, seconds: TEN_MINUTES },
      answering: { name: 'share-prove', hits: 30, seconds: TEN_MINUTES },
    },
  },
  DOCUMENT_SHARE_OBJECTION: {
    object: 'document_share_person',
    page: '/document-share-objection',
    answers: ['OBJECTED'],
    term: null,
    limits: {
      links: null,
      receiver: null,
      sending: null,
      looking: { name: 'share-objection-look', hits: 60, seconds: TEN_MINUTES },
      answering: { name: 'share-objection', hits: 20, seconds: TEN_MINUTES },
    },
  },
  FILING_REPORT: {
    object: 'filing_alert',
    page: '/filing-report',
    answers: ['REPORTED'],
    term: null,
    limits: {
      links: null,
      receiver: null,
      sending: null,
      looking: { name: 'filing-report-look', hits: 60, seconds: TEN_MINUTES },
      answering: { name: 'filing-report', hits: 10, seconds: TEN_MINUTES },
    },
  },
  GRIEVANCE: {
    object: 'request',
    page: '/open-grievance',
    answers: [],
    term: null,
    limits: {
      links: null,
      receiver: null,
      sending: null,
      looking: { name: 'grievance-look', hits: 120, seconds: TEN_MINUTES },
      answering: { name: 'grievance-write', hits: 20, seconds: TEN_MINUTES },
    },
  },
  COPY_ORDER: {
    object: 'request',
    page: '/copy-order',
    answers: [],
    term: null,
    limits: {
      links: null,
      receiver: null,
      sending: null,
      looking: { name: 'copy-order-look', hits: 300, seconds: TEN_MINUTES },
      answering: { name: 'copy-order-step', hits: 30, seconds: TEN_MINUTES },
    },
  },
  COPY_DELIVERY: {
    object: 'request',
    page: '/copy-delivery',
    answers: [],
    term: null,
    limits: {
      // of one order
      links: { name: 'copy-delivery-links', hits: 5, seconds: DAY },
      receiver: null,
      sending: null,
      looking: { name: 'copy-delivery-look', hits: 60, seconds: TEN_MINUTES },
      answering: { name: 'copy-delivery-prove', hits: 30, seconds: TEN_MINUTES },
    },
  },
  REPRESENTATIVE_INVITATION: {
    object: 'representative_invitation',
    page: '/representative-invitation',
    answers: ['ACCEPTED', 'DECLINED'],
    term: 'INVITATION_TERMS',
    limits: {
      links: { name: 'representative-invitations', hits: 30, seconds: DAY },
      receiver: null,
      sending: null,
      looking: { name: 'invitation-look', hits: 60, seconds: TEN_MINUTES },
      answering: { name: 'invitation-prove', hits: 30, seconds: TEN_MINUTES },
    },
  },
  PROCEEDING_OPINION: {
    object: 'proceeding_opinion',
    page: '/opinion-request',
    answers: ['NO_OBJECTION', 'OBJECTION'],
    // until the last day of the body
    term: null,
    limits: {
      links: { name: 'opinion-links', hits: 200, seconds: DAY },
      // one body is asked about many companies
      receiver: { name: 'opinion-receiver', hits: 100, seconds: DAY },
      sending: { name: 'opinion-send', hits: 60, seconds: TEN_MINUTES },
      looking: { name: 'opinion-look', hits: 60, seconds: TEN_MINUTES },
      answering: { name: 'opinion-prove', hits: 30, seconds: TEN_MINUTES },
    },
  },
} as const satisfies Readonly<Record<string, OutsidePurposeRow>>;

export type OutsidePurpose = keyof typeof OUTSIDE_PURPOSES;
export type OutsideAnswer<P extends OutsidePurpose> = (typeof OUTSIDE_PURPOSES)[P]['answers'][number];

/** The page of a link; the reference is its token, or for a receiver who is signed in the id of the object. */
export const outsidePage = (purpose: OutsidePurpose, reference: string): string =>
  `${OUTSIDE_PURPOSES[purpose].page}/${reference}`;
