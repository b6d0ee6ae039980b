import { applicationStatuses } from './application-status';
import { companyTypes, parentCompanyTypes } from './company-types';
import { deregistrationTypes, noticeTypes } from './deregistration';
import { enumeration, type EnumerationItem } from './enumeration';
import {
  genders,
  identificationDocuments,
  investorTypes,
  relations,
  shareholderEligibilities,
  shareholderEntities,
  shareholderTypes,
  userTypes,
} from './persons';
import { countTypes, fileExtensions, officeTypes, paymentModes } from './portal';
import { amendmentTypes, documentTypeChoices, processTypes } from './processes';
import { investmentSources, mergeProcesses, shareTypes, spsaShareTypes, spsaTypes } from './shares';
import { companyStatuses, itemStatuses, paymentStatuses, rayaStatuses } from './statuses';

const activity = enumeration([
  ['ACTIVE', 'सक्रिय', 'Active'],
  ['INACTIVE', 'निष्क्रिय', 'Inactive'],
]);

/** The names under which external/enum/{enumType} answers. SPAS_* is the server's spelling and stays at this border. */
const SERVER_ENUMS = {
  GENDER: genders.items,
  IDENTIFICATION_DOCUMENT_TYPE: identificationDocuments.items,
  INVESTMENT_SOURCE: investmentSources.items,
  RESIDENCE_TYPE: investorTypes.items,
  SHARE_TYPE: shareTypes.items,
  USER_TYPE: userTypes.items,
  STATUS: activity.items,
  DE_REGISTRATION_TYPE: deregistrationTypes.items,
  APPLICATION_STATUS: applicationStatuses.items,
  OFFICE_TYPE: officeTypes.items,
  PROCESS_NAME: processTypes.items,
  FILE_EXTENSION: fileExtensions.items,
  RELATION: relations.items,
  SPAS_TYPE: spsaTypes.items,
  SPAS_SHARE_TYPE: spsaShareTypes.items,
  AMENDMENT_TYPE: amendmentTypes.items,
  DOCUMENT_TYPE: documentTypeChoices.items,
  COMPANY_TYPE: companyTypes.items,
  PARENT_COMPANY_TYPE: parentCompanyTypes.items,
  COMPANY_STATUS: companyStatuses.items,
  ITEM_STATUS: itemStatuses.items,
  PAYMENT_STATUS: paymentStatuses.items,
  PAYMENT_MODE: paymentModes.items,
  RAYA_STATUS: rayaStatuses.items,
  NOTICE_TYPE: noticeTypes.items,
  COUNT_TYPE: countTypes.items,
  SHAREHOLDER_ENTITY: shareholderEntities.items,
  SHAREHOLDER_TYPE: shareholderTypes.items,
  SHAREHOLDER_ELIGIBILITY: shareholderEligibilities.items,
  MERGE_PROCESS: mergeProcesses.items,
} satisfies Readonly<Record<string, readonly EnumerationItem[]>>;

export const serverEnums: ReadonlyMap<string, readonly EnumerationItem[]> = new Map(Object.entries(SERVER_ENUMS));
/** The items of a server enumeration, or undefined where the name is not ours. */
export function serverEnum(name: string): readonly EnumerationItem[] | undefined {
  return serverEnums.get(name);
}
