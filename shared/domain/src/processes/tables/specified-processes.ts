import { READS_FOR_AN_END, READS_HOLDERS } from '../definition/private-reads';
import type { FilingOrigin } from '../definition/process-definition';
import type { NamedProcess } from '../../enumerations/processes';
import { hasHolders, isOfNepal } from '../../registration/company-type-rules';

/** What the gate asks of every process: of one that is filed its definition says it. */
export interface ProcessRules extends Pick<
  FilingOrigin,
  'companyTypes' | 'stoppedBy' | 'notStoppedBy' | 'duty' | 'reads'
> {
  readonly ofCompany: boolean;
}

/**
 * Processes of the specification that are not filed through the portal yet, beside those without a rule of their own:
 * each is filed for a company unless its row says otherwise. The list of what a company may file names them. `npm run
 * new:filing` moves the row into the definition as it is written here, so a row names imports only.
 */
export const specifiedProcesses: Readonly<Partial<Record<NamedProcess, Partial<ProcessRules>>>> = {
  NAME_RESERVATION_GROUP_APPROVAL: {
    ofCompany: false,
  },
  LOCAL_SHAREHOLDER: {
    companyTypes: hasHolders,
    reads: READS_HOLDERS,
  },
  FOREIGN_SHAREHOLDER: {
    companyTypes: hasHolders,
    reads: READS_HOLDERS,
  },
  // the kinds of de-registration and the forms of their phases go on while they last; a merger is ended first
  COMPANY_DE_REGISTRATION: {
    stoppedBy: ['MERGING'],
    notStoppedBy: ['IN_DEREGISTRATION', 'IN_LIQUIDATION'],
    reads: READS_FOR_AN_END,
  },
  // phases of section 136ka without a filing: what is paid, published and ordered in them (decision 276)
  DISCOUNTED_DE_REGISTRATION_PHASE_TWO: {
    companyTypes: isOfNepal,
    stoppedBy: ['MERGING'],
    notStoppedBy: ['IN_DEREGISTRATION', 'IN_LIQUIDATION', 'OUTSTANDING_FINE'],
    reads: READS_FOR_AN_END,
  },
  DISCOUNTED_DE_REGISTRATION_PHASE_THREE: {
    companyTypes: isOfNepal,
    stoppedBy: ['MERGING'],
    notStoppedBy: ['IN_DEREGISTRATION', 'IN_LIQUIDATION', 'OUTSTANDING_FINE'],
    reads: READS_FOR_AN_END,
  },
  PAYMENT_APPLICATION: {
    notStoppedBy: ['OUTSTANDING_FINE'],
    duty: 'PAYMENT',
  },
  PRATILIPI: {
    notStoppedBy: ['IN_DEREGISTRATION', 'IN_LIQUIDATION', 'FROZEN', 'LOCKED', 'DEREGISTERED'],
  },
  PRATILIPI_TYPE: {
    notStoppedBy: ['IN_DEREGISTRATION', 'IN_LIQUIDATION', 'FROZEN', 'LOCKED', 'DEREGISTERED'],
  },
};
