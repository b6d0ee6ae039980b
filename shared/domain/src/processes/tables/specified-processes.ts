import type { BlockerCode } from '../definition/blocker-codes';
import { READS_FOR_AN_END, READS_HOLDERS, READS_SHARES, type PrivateReads } from '../definition/private-reads';
import type { CompanyType } from '../../enumerations/company-types';
import type { NamedProcess } from '../../enumerations/processes';
import { hasHolders, hasShares, isForeign, isOfNepal } from '../../registration/company-type-rules';

/** What the gate asks of every process: of one that is filed its definition says it. */
export interface ProcessRules {
  readonly ofCompany: boolean;
  readonly companyTypes?: readonly CompanyType[] | ((type: CompanyType) => boolean);
  readonly stoppedBy?: readonly BlockerCode[];
  readonly notStoppedBy?: readonly BlockerCode[];
  readonly reads?: PrivateReads;
}

const ofShares = { ofCompany: true, companyTypes: hasShares, reads: READS_SHARES } as const;
const ENDED = ['IN_DEREGISTRATION', 'IN_LIQUIDATION'] as const satisfies readonly BlockerCode[];
/** An end, and the forms of its phases, go on while it lasts; a merger is ended first. */
const anEnd = {
  ofCompany: true,
  companyTypes: isOfNepal,
  stoppedBy: ['MERGING'],
  notStoppedBy: ENDED,
  reads: READS_FOR_AN_END,
} as const;
/** Section 136ka is for companies that did not file and owe fines. */
const discounted = { ...anEnd, notStoppedBy: [...ENDED, 'OUTSTANDING_FINE'] } as const;
const copy = { ofCompany: true, notStoppedBy: [...ENDED, 'FROZEN', 'DEREGISTERED'] } as const;

/**
 * Processes of the specification that are not filed through the portal yet. The list of a company names them, and the
 * row moves into the definition when there is one.
 */
export const specifiedProcesses: Readonly<Partial<Record<NamedProcess, ProcessRules>>> = {
  NAME_RESERVATION_GROUP_APPROVAL: { ofCompany: false },
  CAPITAL_CHANGE: { ...ofShares, stoppedBy: ['NOT_IN_GOOD_STANDING', 'MERGING', 'THREE_MONTH_UPDATE_DUE'] },
  SHARES_PURCHASE_SALES_AGREEMENT: {
    ...ofShares,
    stoppedBy: ['NOT_IN_GOOD_STANDING', 'MERGING', 'THREE_MONTH_UPDATE_DUE'],
  },
  SHARE_BAAD_PHAAD: { ...ofShares, stoppedBy: ['MERGING'] },
  SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE: ofShares,
  SHARE_RATE_CHANGE: { ...ofShares, stoppedBy: ['MERGING', 'THREE_MONTH_UPDATE_DUE'] },
  LOCAL_SHAREHOLDER: { ofCompany: true, companyTypes: hasHolders, reads: READS_HOLDERS },
  FOREIGN_SHAREHOLDER: { ofCompany: true, companyTypes: hasHolders, reads: READS_HOLDERS },
  DECISION_OF_MERGING_COMPANY: {
    ofCompany: true,
    companyTypes: isOfNepal,
    stoppedBy: ['NOT_IN_GOOD_STANDING'],
    reads: READS_FOR_AN_END,
  },
  COMPANY_MERGE: {
    ofCompany: true,
    companyTypes: isOfNepal,
    stoppedBy: ['NOT_IN_GOOD_STANDING', 'ACQUISITION_ONCE'],
    reads: READS_FOR_AN_END,
  },
  COMPANY_DE_REGISTRATION: { ofCompany: true, stoppedBy: ['MERGING'], notStoppedBy: ENDED, reads: READS_FOR_AN_END },
  FORCED: { ...anEnd, reads: {} },
  // a voluntary end asks for the reports up to date as well
  LIQUIDATION: { ...anEnd, stoppedBy: ['NOT_IN_GOOD_STANDING', 'MERGING'] },
  DE_REGISTRATION_OF_FOREIGN_TYPE: {
    ofCompany: true,
    companyTypes: isForeign,
    stoppedBy: ['NOT_IN_GOOD_STANDING', 'MERGING'],
    notStoppedBy: ENDED,
    reads: READS_FOR_AN_END,
  },
  DISCOUNTED_DE_REGISTRATION: discounted,
  DISCOUNTED_DE_REGISTRATION_PHASE_TWO: discounted,
  DISCOUNTED_DE_REGISTRATION_PHASE_THREE: discounted,
  PAYMENT_APPLICATION: { ofCompany: true, notStoppedBy: ['OUTSTANDING_FINE'] },
  PRATILIPI: copy,
  PRATILIPI_TYPE: copy,
};
