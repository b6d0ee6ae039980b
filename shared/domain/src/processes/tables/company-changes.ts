import { amendmentOfAoaMoa } from '../filings/amendment-of-aoa-moa/definition';
import { locationChange } from '../filings/location-change/definition';
import { capitalChange } from '../filings/capital-change/definition';
import { nameChange } from '../filings/name-change/definition';
import { objectiveChange } from '../filings/objective-change/definition';
import { callForExplanation } from '../filings/call-for-explanation/definition';
import { others } from '../filings/others/definition';
import { companyRepresentativeChange } from '../filings/company-representative-change/definition';
import { companyTypeChange } from '../filings/company-type-change/definition';
import { individualCompanyRepresentativeChange } from '../filings/individual-company-representative-change/definition';
import { shareBaadPhaad } from '../filings/share-baad-phaad/definition';
import { sharesPurchaseSalesAgreement } from '../filings/shares-purchase-sales-agreement/definition';
import { shareRateChange } from '../filings/share-rate-change/definition';
import { decisionOfMergingCompany } from '../filings/decision-of-merging-company/definition';
import { companyMerge } from '../filings/company-merge/definition';
import { shareBaadPhaadAfterCompanyMerge } from '../filings/share-baad-phaad-after-company-merge/definition';
import { errorCorrection } from '../filings/error-correction/definition';
import { definitionsOf } from './definition-table';
import { shareholderChange } from '../filings/shareholder-change/definition';
import { threeMonthUpdate } from '../filings/three-month-update/definition';

/** The changes that a registered company may file, in the order of the list; add a row for a new one. */
export const companyChanges = definitionsOf(
  nameChange,
  locationChange,
  objectiveChange,
  amendmentOfAoaMoa,
  shareholderChange,
  threeMonthUpdate,
  callForExplanation,
  others,
  companyTypeChange,
  companyRepresentativeChange,
  individualCompanyRepresentativeChange,
  capitalChange,
  shareBaadPhaad,
  shareRateChange,
  sharesPurchaseSalesAgreement,
  decisionOfMergingCompany,
  companyMerge,
  shareBaadPhaadAfterCompanyMerge,
  errorCorrection,
);
