import type { ProceedingKind, ProceedingNotice, ProceedingPhase } from '../proceeding-kind';

/** The shares that were issued for the swap are given to those who have a claim. */
export const swapAllotment = {
  key: 'ALLOTMENT',
  name: { ne: 'सट्टा शेयरको बाँडफाँड', en: 'Allotment of the swap' },
  forms: ['SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE'],
  opens: [],
} as const satisfies ProceedingPhase;

export const timeToAllot = {
  key: 'TIME_TO_ALLOT',
  name: { ne: 'सट्टा शेयर बाँडफाँड गर्ने समय', en: 'Time to allot the swap' },
  length: null,
  channels: ['EMAIL'],
  text: null,
  takes: [],
} as const satisfies ProceedingNotice;

/**
 * Section 177: a company that decided to merge with another one. Each of the two has a proceeding of its own; the
 * partner confirms by its own decision. That of the company that goes on ends when the shares of the swap are allotted.
 */
export const merger = {
  key: 'MERGER',
  name: { ne: 'कम्पनी गाभ्ने कारबाही', en: 'Merger of companies' },
  phases: [
    { key: 'CONFIRMATION', name: { ne: 'अर्को कम्पनीको निर्णय', en: 'Decision of the partner' }, forms: [], opens: [] },
    {
      key: 'MERGE',
      name: { ne: 'गाभ्ने निवेदन', en: 'Application to merge' },
      forms: ['COMPANY_MERGE'],
      opens: [{ after: 'PARTNER' }],
    },
    swapAllotment,
  ],
  notices: [
    {
      key: 'TIME_TO_CONFIRM',
      name: { ne: 'अर्को कम्पनीले निर्णय गर्ने समय', en: 'Time of the partner to decide' },
      length: null,
      channels: ['EMAIL'],
      text: null,
      takes: [],
    },
    timeToAllot,
  ],
  opinions: [],
  outcomes: {
    MERGED: { ne: 'गाभ्ने काम पूरा भएको', en: 'Merged' },
    DISSOLVED: { ne: 'अर्को कम्पनीमा गाभिएको', en: 'Merged into the other company' },
    WITHDRAWN: { ne: 'निर्णय फिर्ता भएको', en: 'Withdrawn' },
    LAPSED: { ne: 'समय नाघेर रोकिएको', en: 'Lapsed' },
  },
  companyStatus: {
    open: 'MERGING',
    outcomes: {
      MERGED: 'ACTIVE',
      DISSOLVED: 'DEREGISTERED_BY_MERGE',
      WITHDRAWN: 'ACTIVE',
      LAPSED: 'ACTIVE',
    },
  },
  late: { notice: 'TIME_TO_ALLOT', blocks: 'MERGING' },
  lapses: { notice: 'TIME_TO_CONFIRM', unlessOpen: 'MERGE', outcome: 'LAPSED' },
  notAsked: 'NO_CONFIRMED_MERGER',
} as const satisfies ProceedingKind;
