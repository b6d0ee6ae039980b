import { enumeration, type KeyOf } from './enumeration';
import type { NamedProcess } from './processes';

/** The parts of the portal in which the specification keeps what a registered company files. */
export const processGroups = enumeration([
  ['MIGRATION', 'पुरानो प्रणालीका विवरण', 'Details of the old system'],
  ['ANNUAL_REPORT', 'वार्षिक विवरण', 'Annual report'],
  ['POST_AMENDMENT', 'दर्तापछिका परिवर्तन', 'Changes after registration'],
  ['DE_REGISTRATION', 'दर्ता खारेजी', 'De-registration'],
  ['DOCUMENT', 'कागजात', 'Documents'],
  ['GRIEVANCE', 'गुनासो', 'Grievances'],
]);
export type ProcessGroup = KeyOf<typeof processGroups>;

/**
 * Every process of the specification that a company itself begins, in the order in which it is offered. Not in the
 * definitions, because the shell finds the address of a filing by its group and carries no form.
 */
export const companyProcesses: Readonly<Record<ProcessGroup, readonly NamedProcess[]>> = {
  MIGRATION: ['MIGRATION_NAME_RESERVATION', 'MIGRATION_COMPANY_REGISTRATION'],
  ANNUAL_REPORT: ['ANNUAL_REPORT'],
  POST_AMENDMENT: [
    'NAME_CHANGE',
    'LOCATION_CHANGE',
    'OBJECTIVE_CHANGE',
    'AMENDMENT_OF_AOA_MOA',
    'COMPANY_TYPE_CHANGE',
    'CAPITAL_CHANGE',
    'SHARES_PURCHASE_SALES_AGREEMENT',
    'SHARE_HOLDER_CHANGE',
    'SHARE_BAAD_PHAAD',
    'SHARE_RATE_CHANGE',
    'THREE_MONTH_UPDATE',
    'CALL_FOR_EXPLANATION',
    'DECISION_OF_MERGING_COMPANY',
    'COMPANY_MERGE',
    'SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE',
    'COMPANY_REPRESENTATIVE_CHANGE',
    'INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE',
    'ERROR_CORRECTION',
    'OTHERS',
  ],
  DE_REGISTRATION: [
    'LIQUIDATION',
    'LIQUIDATION_II',
    'LIQUIDATION_FINAL',
    'FORCED',
    'FORCED_II',
    'DE_REGISTRATION_OF_FOREIGN_TYPE',
    'DE_REGISTRATION_OF_FOREIGN_TYPE_II',
    'DISCOUNTED_DE_REGISTRATION',
  ],
  DOCUMENT: ['PRATILIPI', 'DOCUMENT_RE_UPLOAD'],
  GRIEVANCE: ['PROCESS_FOR_GRIEVANCE'],
};
