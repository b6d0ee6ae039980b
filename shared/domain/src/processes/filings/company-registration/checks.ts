import { hasShares } from '../../../registration/company-type-rules';
import { check, type CheckDefinition } from '../../definition/checklist';

/** The operator's checks of a registration, in addition to its documents (sections 4, 5, 18 and 20 of the Act). */
export const registrationChecks: readonly CheckDefinition[] = [
  check(
    'PEOPLE_IDENTIFIED',
    'संस्थापक, सञ्चालक र साक्षीको परिचय कागजातसँग मिल्छ',
    'The founders, directors and witnesses agree with their identity documents',
  ),
  check(
    'MEMORANDUM_AGREES',
    'प्रबन्धपत्र र नियमावली भरिएको विवरणसँग मिल्छन् (दफा १८, २०)',
    'The memorandum and articles agree with the answers (sections 18 and 20)',
  ),
  check(
    'CAPITAL_AGREES',
    'पुँजी र शेयरको विभाजन कानुनबमोजिम छ',
    'The capital and its division into shares are according to the law',
    ({ companyType }) => companyType === null || hasShares(companyType),
  ),
  check(
    'LICENCE_HELD',
    'अनुमति चाहिने व्यवसाय भए अनुमतिपत्र वा सिफारिस साथमा छ',
    'Where the business needs a licence, the licence or the regulator’s letter is there',
  ),
];
