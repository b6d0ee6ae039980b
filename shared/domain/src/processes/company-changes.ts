import { amendmentOfAoaMoa } from './amendment-of-aoa-moa';
import { locationChange } from './location-change';
import { nameChange } from './name-change';
import { objectiveChange } from './objective-change';
import { callForExplanation } from './call-for-explanation';
import { others } from './others';
import { companyRepresentativeChange } from './company-representative-change';
import { companyTypeChange } from './company-type-change';
import { individualCompanyRepresentativeChange } from './individual-company-representative-change';
import type { ProcessDefinition } from './process-definition';
import { shareholderChange } from './shareholder-change';
import { threeMonthUpdate } from './three-month-update';

/**
 * What a company of the register may change of itself, in the order in which it is listed; a new one is a new row here.
 */
export const companyChanges = [
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
] as const satisfies readonly [ProcessDefinition, ...ProcessDefinition[]];
